import { expect, test } from "vitest";
import { row, smith } from "./policy.fixture.ts";
import { aspectOf, bandVerdict, cashVerdict, issuerVerdict } from "./policy-aspect.ts";

test.each([
  ["Is the family outside its IPS bands?", "bands"],
  ["Are they out of band, and which trades would bring them back?", "bands"],
  ["what trades would get them back in band?", "trades"],
  ["show me the trades", "trades"],
  ["can we sell the fund?", "trades"],
  ["what if they deposit 60,000?", "deposit"],
  ["enough cash for the next 90 days?", "cash"],
  ["when is the RMD due?", "cash"],
  ["how much cash have they got? too much?", "cash"],
  ["is it too much of one stock?", "concentration"],
  ["how concentrated is the employer stock?", "concentration"],
  ["Is any issuer over its limit?", "concentration"],
  ["and for bonds?", "class"],
  ["and in dollars?", "bands"],
])("%s asks about %s", (question, expected) => {
  expect(aspectOf(question)).toBe(expected);
});

const inside = { ...smith, classes: [row("us_equity", 450_000, [45, 40, 50], "in_band")] };

test.each([
  ["Is the family outside its bands?", [smith], "Yes. "],
  ["Is the family outside its bands?", [inside], "No. "],
  ["Is the family outside its bands?", [inside, smith], "Yes. "],
  ["Are they within their bands?", [smith], "No. "],
  ["Does it comply with the IPS?", [inside], "Yes. "],
  ["How far has it drifted?", [smith], ""],
  ["Is the family outside its bands?", [{ ...smith, status: "no_ips" as const }], ""],
])("%s (%#)", (question, policies, expected) => {
  expect(bandVerdict(question, policies)).toBe(expected);
});

test.each([
  ["do they have enough cash?", 20_000, "No. "],
  ["do they have enough cash?", 0, "Yes. "],
  ["is there a cash shortfall?", 20_000, "Yes. "],
  ["is there a cash shortfall?", 0, "No. "],
  ["is there a cash shortfall?", null, ""],
  ["what is their cash reserve?", 20_000, ""],
])("%s with %s short: %j", (question, shortfall, expected) => {
  const cash = { ...smith.cash, shortfall };
  expect(cashVerdict(question, { ...smith, cash })).toBe(expected);
});

const issuer = {
  ...{ issuer_id: "iss_tech", name: "Tech Corp.", symbols: ["TCH"], value: 184_000 },
  ...{ direct_pct: 18.4, look_through_pct: 19.1, limit_pct: 10, breach: true, excess_pp: 8.4 },
  ...{ excess_if_reinvested_usd: 84_000, excess_if_withdrawn_usd: 93_333.33 },
};

test.each([
  ["Is any issuer over its limit?", [issuer], "Yes. "],
  ["Is any issuer over its limit?", [{ ...issuer, breach: false }], "No. "],
  ["Is any issuer over its limit?", [{ ...issuer, breach: false, limit_pct: null }], ""],
  ["Which issuers are over their limit?", [issuer], ""],
])("%s (%#)", (question, concentration, expected) => {
  expect(issuerVerdict(question, { ...smith, concentration })).toBe(expected);
});
