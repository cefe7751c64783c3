import { expect, test } from "vitest";
import { asked } from "../route.fixture.ts";

const list = (asset_class: "options" | "private") => [
  { intent: "positions_list", params: { asset_class } },
];

test.each([
  "what covered calls are open",
  "list the open puts",
  "which calls have we written",
  "how many contracts are open",
])("%s lists options", (message) => {
  expect(asked(message)).toEqual(list("options"));
});

test.each([
  "is there a price for the unlisted company they own",
  "value of the private business",
  "any privately held shares",
])("%s lists what is private", (message) => {
  expect(asked(message)).toEqual(list("private"));
});

test("what all that is private is worth is no list", () => {
  const worth = { asset_class: "private", basis: "market_value", direction: "best", total: true };
  expect(asked("how much is in private investments")).toEqual([
    { intent: "portfolio_ranking", params: worth },
  ]);
});

test("when options expire, and at what strike, is told of those that are held", () => {
  const call = "AAPL261218C00235000";
  const held = new Set(["AAPL", call]);
  const terms = true;
  expect(asked("which options expire in December?", { held })).toEqual([
    { intent: "positions_list", params: { asset_class: "options", terms } },
  ]);
  expect(asked("what strike is the AAPL call?", { held })).toEqual([
    { intent: "positions", params: { symbol: call, terms } },
  ]);
  expect(asked("Nifty options expiry")[0]?.intent).toBe("out_of_scope");
});

test("what a covered call is is a fact, and calls that were sold are trades", () => {
  expect(asked("what is a covered call")[0]?.intent).toBe("facts");
  expect(asked("did we sell any calls this year")[0]?.intent).toBe("activity");
});

test("what a private fund holds itself is on no statement, and no money market fund is none", () => {
  const held = new Set(["private_harborview_iv"]);
  expect(asked("what is in the private fund", { held })).toEqual([
    { intent: "positions", params: { symbol: "private_harborview_iv", beyond: ["contents"] } },
  ]);
  expect(asked("what is the money market balance", { held })).toEqual([
    { intent: "positions", params: { symbol: "VMFXX" } },
  ]);
  expect(asked("what is the money market balance", { held: new Set(["VMFXX"]) })).toEqual([
    { intent: "symbol_performance", params: { symbol: "VMFXX" } },
  ]);
});
