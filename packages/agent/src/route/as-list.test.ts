import { expect, test } from "vitest";
import { route } from "./route.ts";

const around = {
  today: "2026-01-15",
  held: new Set(["AAPL", "MSFT", "VOO"]),
  accounts: ["Brokerage", "Roth IRA"],
  household: { id: "hh_d11", name: "Demo investor", members: [] },
  previous: undefined,
};

test.each([
  [
    "how much is in the Roth IRA, and in what?",
    [
      ["account_value", { account: "Roth IRA" }],
      ["positions_list", { account: "Roth IRA" }],
    ],
  ],
  [
    "do they own nvidia or is it just apple and msft",
    [
      ["positions", { symbol: "NVDA" }],
      ["positions_list", {}],
    ],
  ],
  ["don't buy anything, just tell me the MSFT price", [["quotes", { symbol: "MSFT" }]]],
  [
    "how many deposits are there and what do they add up to",
    [["transfers", { type: "deposit", measure: "sum" }]],
  ],
])("%s", (message, parts) => {
  expect(route(message, around).parts.map(({ intent, params }) => [intent, params])).toEqual(parts);
});
