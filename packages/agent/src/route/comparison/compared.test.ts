import { describe, expect, test } from "vitest";
import { smiths } from "../route.fixture.ts";
import { route } from "../route.ts";
import type { Surroundings } from "../routed.ts";
import type { Comparison, Side } from "./comparison.ts";

const joint = "Joint brokerage";
const rollover = "David's rollover IRA";
const traditional = "Karen's traditional IRA";
const roth = "Karen's Roth IRA";

const named = ({ symbol, asset_class, cash, accounts }: Side): string =>
  [symbol, asset_class, cash && "cash", accounts?.join("+")].filter(Boolean).join("/");

/** A comparison in one line: "cash most more: a | b". */
const read = ({ by, end, claim, loss, sides }: Comparison): string =>
  `${[by, end, claim, loss && "loss"].filter(Boolean).join(" ")}: ${sides.map(named).join(" | ")}`;

const asked = (message: string, over: Partial<Surroundings> = {}): string[] =>
  route(message, { ...smiths, ...over }).parts.map(({ intent, params: { comparison } }) =>
    comparison === undefined ? intent : `${intent} ${read(comparison)}`,
  );

const hers = `${traditional}+${roth}`;

test.each([
  ["does karen have more cash than david", `cash_balance cash most more: ${hers} | ${rollover}`],
  [
    "Which spouse has more in retirement accounts?",
    `account_value value most: ${rollover} | ${hers}`,
  ],
  ["Compare David's and Karen's IRAs by value", `account_value value most: ${rollover} | ${hers}`],
  ["does David have less than his wife?", `account_value value least less: ${rollover} | ${hers}`],
  ["David or Karen: who has gained more", `portfolio_ranking gain most: ${rollover} | ${hers}`],
  [
    "Does Karen have as much cash as David?",
    `cash_balance cash most at_least: ${hers} | ${rollover}`,
  ],
])("two persons: %s", (message, expected) => {
  expect(asked(message)).toEqual([expected]);
});

test.each([
  [
    "difference between Karen's Roth and traditional IRA in value",
    `account_value value most: ${roth} | ${traditional}`,
  ],
  ["is the joint larger then karens roth", `account_value value most more: ${joint} | ${roth}`],
  ["wich is biger, the roth or the rollover", `account_value value most: ${roth} | ${rollover}`],
  [
    "Are Karen's two IRAs together worth more than the rollover?",
    `account_value value most more: ${hers} | ${rollover}`,
  ],
  [
    "Did the joint or the rollover lose more today?",
    `portfolio_ranking day least loss: ${joint} | ${rollover}`,
  ],
  [
    "which of Karen's IRAs has gained more",
    `portfolio_ranking gain most: ${traditional} | ${roth}`,
  ],
  [
    "Does the Roth have fewer positions than the joint?",
    `positions_list positions least less: ${roth} | ${joint}`,
  ],
])("two accounts: %s", (message, expected) => {
  expect(asked(message)).toEqual([expected]);
});

test.each([
  ["value of stocks vs ETFs", "portfolio_ranking value most: stocks | etf"],
  ["do they hold more in ETFs than in cash", "account_value value most more: etf | cash"],
  [
    "In the joint account, is more in stocks or ETFs?",
    `portfolio_ranking value most: stocks/${joint} | etf/${joint}`,
  ],
  [
    "do we own more VXUS in the joint or in the Roth",
    `positions shares most: VXUS/${joint} | VXUS/${roth}`,
  ],
  [
    "In Karen's Roth, which is worth more, QQQ or NVDA?",
    `portfolio_ranking value most: QQQ/${roth} | NVDA/${roth}`,
  ],
])("two classes, and things in two places: %s", (message, expected) => {
  expect(asked(message)).toEqual([expected]);
});

test.each([
  ["which of AAPL and MSFT has gained more in percent?", "symbol_performance", "gain_pct most"],
  ["which cost us more per share, AAPL or MSFT", "positions", "average_cost most"],
  ["did we pay more for AAPL or MSFT", "symbol_performance", "cost most"],
  [
    "is Apple down more than Microsoft in dollars today",
    "symbol_performance",
    "day least less loss",
  ],
  ["which hurts more, AAPL or MSFT?", "symbol_performance", "gain least loss"],
])("two symbols are looked up one by one: %s", (message, intent, how) => {
  expect(asked(message)).toEqual([
    `${intent} ${how}: AAPL | MSFT`,
    `${intent} ${how}: AAPL | MSFT`,
  ]);
});

test.each([
  ["is apple more expensive than microsoft", "quotes price most more: AAPL | MSFT"],
  ["which is up more today, AAPL or MSFT", "quotes day_pct most: AAPL | MSFT"],
])("two quotes are looked up at once: %s", (message, expected) => {
  expect(asked(message)).toEqual([expected]);
});

test("what else is asked is answered beside it, and an account of both is counted for neither", () => {
  expect(asked("Is the Roth bigger than the joint, and what is AAPL trading at?")).toEqual([
    `account_value value most more: ${roth} | ${joint}`,
    "quotes",
  ]);
  expect(asked("Our cash, and the difference between Karen's Roth and the joint in value")).toEqual(
    ["cash_balance", `account_value value most: ${roth} | ${joint}`],
  );
  const [part] = route("Who has more, David or Karen?", smiths).parts;
  expect(part?.params.comparison?.neither).toEqual([joint]);
});

describe("no comparison of figures", () => {
  test.each([
    "difference between a Roth and a traditional IRA",
    "roth vs traditional ira",
    "what's the difference between stocks and ETFs",
    "are etfs better than mutual funds",
    "which is better AAPL or MSFT",
    "should I put more in the Roth or the traditional IRA?",
    "Do we have more than $20,000 in the joint account?",
    "is the joint account worth more than last year",
    "how much do David and Karen have together",
    "which is bigger, the joint, the Roth or the rollover",
    "Is John's IRA bigger than Karen's?",
    "Did Karen or David deposit more this year?",
    "Which is the biggest holding of David and Karen?",
    "which of our stocks and ETFs has gained most",
    "ETFs below cost in Karen's Roth",
  ])("%s", (message) => {
    const { parts } = route(message, smiths);
    expect(parts.map(({ params }) => params.comparison)).toEqual(parts.map(() => undefined));
  });
});
