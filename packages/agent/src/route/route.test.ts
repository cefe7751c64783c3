import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { read } from "./read.ts";
import { asked, demo } from "./route.fixture.ts";
import { needsHeld, route } from "./route.ts";
import { clauses } from "./split.ts";
import { neighbours } from "./typo.ts";
import { words } from "./words.ts";

test("a part says where it comes from, what was assumed and how sure it is", () => {
  expect(route("Hi! How's my portfolio doing?", demo)).toEqual({
    parts: [
      {
        intent: "performance",
        params: { timeframe: "YTD" },
        confidence: 0.94,
        assumed: ["timeframe"],
        text: "How's my portfolio doing",
      },
    ],
    left_out: [],
    by: "rules",
    candidates: [{ intent: "performance", score: 0.94 }],
  });
});

test("beyond three parts the words are given back", () => {
  const { parts, left_out } = route("positions, performance, cash, transfers and my trades", demo);
  expect(parts.map(({ intent }) => intent)).toEqual([
    "positions_list",
    "performance",
    "cash_balance",
  ]);
  expect(left_out).toEqual(["transfers", "my trades"]);
});

describe("what is missing is asked for", () => {
  test.each([
    ...[
      "price?",
      "quotes",
      "price of vanguard",
      "vanguard",
      "NOW price?",
      "NOW",
      "KEY",
      "price of LOW",
      "what is IT trading at",
      "ALL price",
      "how many shares do I own",
      "do I own any starlink",
    ].map((text) => [text, "symbol"]),
    ...[
      "asdf",
      "group",
      "hello",
      "thanks!",
      "help",
      "why",
      "👍",
      "???",
      "",
      "   ",
      "numbers please",
      "what's up",
    ].map((text) => [text, "intent"]),
    ...["explain", "teach me"].map((text) => [text, "topic"]),
  ])("%j misses the %s", (message, missing) => {
    expect(asked(message)).toEqual([{ intent: "clarify", params: {}, missing }]);
  });

  test("the account, where several fit", () => {
    const accounts = ["Mary's IRA", "John's IRA"];
    expect(asked("positions in the IRA", { accounts })).toEqual([
      { intent: "clarify", params: {}, missing: "account" },
    ]);
  });
});

test("a held word in capitals is a symbol", () => {
  const held = new Set(["NOW", "RELIANCE.NS"]);
  expect(asked("what is NOW trading at", { held })).toEqual([
    { intent: "quotes", params: { symbol: "NOW" } },
  ]);
  expect(asked("reliance price", { held })).toEqual([
    { intent: "quotes", params: { symbol: "RELIANCE.NS" } },
  ]);
});

test("the household's own name is no other household", () => {
  const surroundings = { household: { id: "hh_d1", name: "Smith family", members: [] } };
  expect(asked("Show positions for the Smith household", surroundings)).toEqual([
    { intent: "positions_list", params: {} },
  ]);
});

test("what is held matters only for words that are tickers too, and for shares in India", () => {
  expect(["what is NOW at", "KEY", "reliance price"].map(needsHeld)).toEqual([true, true, true]);
  expect(["now", "SHOW ME ALL NOW", "$NOW", "AAPL price", "A list"].map(needsHeld)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

const greetings = ["Hi, ", "Hey there! ", "Could you please ", "Please, ", "ok so ", "👋 "];
const thanks = [" please", ", thanks!", " thank you so much", "...", " ???", " 🙏"];
const questions = [
  "cash balance",
  "show my trades last week",
  "price of ford",
  "how is AAPL performing",
  "buy 10 shares of AAPL",
  "what is a wash sale",
  "top 3 winners",
  "positions and cash",
];

test("politeness changes nothing", () => {
  const some = (from: string[]) => fc.constantFrom(...from);
  fc.assert(
    fc.property(some(greetings), some(questions), some(thanks), (before, question, after) => {
      expect(asked(`${before}${question}${after}`)).toEqual(asked(question));
    }),
  );
});

test("any message has one to three parts, the same ones each time", () => {
  const message = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          "AAPL",
          "price",
          "and",
          "last",
          "week",
          "my",
          "$",
          "not",
          "1/7",
          "the",
          "?",
          ",",
          "IT",
          "cash",
          "Roth",
          "between",
          "jan",
          "7",
        ),
        { maxLength: 60 },
      )
      .map((all) => all.join(" ")),
  );
  fc.assert(
    fc.property(message, (text) => {
      const routed = route(text, demo);
      expect(routed.parts.length).toBeGreaterThanOrEqual(1);
      expect(routed.parts.length).toBeLessThanOrEqual(3);
      expect(route(text, demo)).toEqual(routed);
    }),
  );
});

test("the work grows with the length of a message, up to its first 2,000 characters", () => {
  const hostile = [
    "prefomance ",
    "price and ",
    "AAPL, ",
    "last ",
    "what is ",
    "between jan 1 and ",
    "?!. ",
  ];
  for (const text of hostile) {
    const steps = (count: number): number => {
      const message = text.repeat(count);
      const pieces = clauses(read(message, demo));
      const compared = words(message).map(({ said }) => neighbours(said).length);
      const heard = pieces.map(({ said }) => said.split(" ").length);
      expect(pieces.length).toBeLessThanOrEqual(13);
      expect(Math.max(0, ...heard)).toBeLessThanOrEqual(80);
      return [...compared, ...heard].reduce((sum, one) => sum + one, 0);
    };
    expect(steps(40)).toBeLessThanOrEqual(2 * steps(20) + 13);
    expect(route(text.repeat(10_000), demo)).toEqual(
      route(text.repeat(10_000).slice(0, 2_000), demo),
    );
  }
});

test("the stretch of a return is not joined to the days of the trades before it", () => {
  expect(asked("trades in 2025 and YTD return")).toEqual([
    { intent: "activity", params: { from: "2025-01-01", to: "2025-12-31" } },
    { intent: "performance", params: { timeframe: "YTD" } },
  ]);
});
