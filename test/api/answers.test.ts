import { expect, test } from "vitest";
import { type Told, withAnswers } from "./ask.fixture.ts";

const { ask } = withAnswers();

const sources: Readonly<Record<string, string>> = {
  A: "tool:activity:v1",
  P: "tool:positions:v1",
  L: "tool:positions_list:v1",
  R: "tool:performance:v1",
  Q: "tool:quotes:v1",
  F: "tool:facts:v1",
  T: "tool:transfers:v1",
  S: "tool:account_summary:v1",
};

interface Row {
  intent: string;
  params?: Record<string, unknown>;
  /** One letter a source; they are cited, and nothing else is. */
  cites: string;
  holds: string[];
  lacks?: string[];
}

/** Every figure is matched, every source cited in the text and in the list, within three reads. */
function expectRow({ status, answer, trace, reads }: Told, row: Row): void {
  const { intent, params = {}, cites, holds, lacks = [] } = row;
  const citations = [...cites].map((letter) => sources[letter]);
  expect(answer).toMatchObject({ intent, citations });
  expect([status, trace.intent, trace.grounding_valid]).toEqual([200, intent, true]);
  expect(trace.parts.map((part) => part.params)).toEqual([params]);
  expect(trace.parts[0]?.grounding).toMatchObject({ citations, unmatched: [] });
  for (const words of holds) expect(answer.answer_markdown).toContain(words);
  for (const words of lacks) expect(answer.answer_markdown).not.toContain(words);
  expect(answer.needs_clarification).toBe(intent === "clarify");
  expect(answer.clarifying_question === null).toBe(intent !== "clarify");
  if (intent === "out_of_scope" || intent === "clarify") {
    expect(trace.parts[0]?.tools).toEqual([]);
  }
  expect(reads).toBeLessThanOrEqual(3);
}

const aapl = ["$1,800.54", "+28.53 %", "$8,111.04", "+$88.25"];
const ranking = (basis: string, direction = "best") => ({ basis, direction });
const activity = (params: Record<string, unknown>, ...holds: string[]): Row => ({
  intent: "activity",
  params,
  cites: "A",
  holds,
});
const positions = (symbol: string, ...holds: string[]): Row => ({
  intent: "positions",
  params: { symbol },
  cites: "P",
  holds,
});
const list = (asset_class: string | null, holds: string[], lacks: string[] = []): Row => ({
  intent: "positions_list",
  params: asset_class === null ? {} : { asset_class },
  cites: "L",
  holds,
  lacks,
});
const quotes = (symbol: string, holds: string[], lacks: string[] = []): Row => ({
  intent: "quotes",
  params: { symbol },
  cites: "Q",
  holds,
  lacks,
});
const gain = (symbol: string, ...holds: string[]): Row => ({
  intent: "symbol_performance",
  params: { symbol },
  cites: "PQ",
  holds,
});
const performance = (params: Record<string, unknown>, cites: string, holds: string[]): Row => ({
  intent: "performance",
  params,
  cites,
  holds,
});
const ranked = (params: Record<string, unknown>, ...holds: string[]): Row => ({
  intent: "portfolio_ranking",
  params,
  cites: "LQ",
  holds,
});
const value = (...holds: string[]): Row => ({ intent: "account_value", cites: "S", holds });
const cash = (kind: string, holds: string[], cites = "S"): Row => ({
  intent: "cash_balance",
  params: { cash: kind },
  cites,
  holds,
});
const transfers = (params: Record<string, unknown>, ...holds: string[]): Row => ({
  intent: "transfers",
  params,
  cites: "T",
  holds,
});
const facts = (topic: string, ...holds: string[]): Row => ({
  intent: "facts",
  params: { topic },
  cites: "F",
  holds: [...holds, "general education"],
});
const refused = (...holds: string[]): Row => ({ intent: "out_of_scope", cites: "", holds });
const open = (...holds: string[]): Row => ({ intent: "clarify", cites: "", holds });

test.each<[string, Row]>([
  ["What was my most recent trade?", activity({ limit: 1 }, "BUY 10 AAPL @ $192.33")],
  [
    "show my trades last week",
    activity({ from: "2026-01-05", to: "2026-01-11" }, "SELL 5 MSFT @ $418.12"),
  ],
  ["recent fills", activity({}, "192.33", "418.12")],
  ["Show me recent activity", activity({}, "192.33", "418.12")],
  ["how many shares of AAPL do i own", positions("AAPL", "42 shares")],
  ["do I hold any tesla?", positions("TSLA", "TSLA is not held")],
  ["my voo position", positions("VOO", "25 shares", "$390.55")],
  ["positions?", list(null, ["| AAPL | 42 |", "| MSFT | 12 |", "| VOO | 25 |"])],
  ["what do i own", list(null, ["AAPL", "MSFT", "VOO"])],
  ["list my etfs", list("etf", ["| VOO | 25 |"], ["AAPL", "MSFT"])],
  ["show my mutual funds", list("funds", ["There are no mutual funds", "VOO"])],
  ["AAPL price", quotes("AAPL", ["$193.12", "+1.1 %"], ["not held"])],
  ["$tsla", quotes("TSLA", ["$238.22", "+2.4 %", "It is not held."])],
  ["whats microsoft trading at rn", quotes("MSFT", ["$420.55", "-0.6 %"])],
  ["NVDA price?", quotes("NVDA", ["no quote for NVDA", "AAPL, MSFT, VOO and TSLA"])],
  ["price?", open("Which symbol")],
  ["price of ford", quotes("F", ["no quote for F "], ["FORD"])],
  ["how is AAPL performing?", gain("AAPL", ...aapl)],
  ["voo gain or loss", gain("VOO", "$544.75", "+5.58 %")],
  ["AAPL performance and price", gain("AAPL", ...aapl, "$193.12")],
  [
    "how's my portfolio doing",
    performance({ timeframe: "YTD" }, "RT", ["YTD is assumed", "+6.2 %", "+$2,250.00 completed"]),
  ],
  [
    "perfomance ytd",
    performance({ timeframe: "YTD" }, "RT", [
      "+6.2 %",
      "+$2,250.00 completed",
      "-$500.00 pending",
      "$1,200.00, which does not agree",
    ]),
  ],
  [
    "portfolio return 1Y",
    performance({ timeframe: "1Y" }, "R", ["no 1Y return on file", "on file: YTD"]),
  ],
  ["performance 3M", performance({ timeframe: "3M" }, "R", ["no 3M return on file"])],
  [
    "What's my money-weighted return this year?",
    performance({ timeframe: "YTD", method: "mwr" }, "RT", ["cannot be computed", "opening value"]),
  ],
  ["best performing position", ranked(ranking("unrealized_pl"), "AAPL", "+$1,800.54")],
  [
    "best performing position by percent",
    ranked(ranking("unrealized_pl_pct"), "MSFT", "+50.14 %", "in percent"),
  ],
  [
    "top 3 winners",
    ranked({ ...ranking("unrealized_pl"), limit: 3 }, "+$1,800.54", "+$1,685.40", "+$544.75"),
  ],
  ["worst performing today", ranked(ranking("day_change", "worst"), "MSFT", "-$30.46")],
  [
    "biggest loss",
    ranked(ranking("unrealized_pl", "worst"), "No position is at a loss", "VOO", "+$544.75"),
  ],
  ["biggest holding", ranked(ranking("market_value"), "VOO", "$10,308.50")],
  ["account value", value("$128,450.22")],
  ["how much is my portfolio worth", value("$128,450.22")],
  ["cash balance", cash("both", ["$12,340.10", "$11,990.10", "$350.00"])],
  ["how much settled cash do i have", cash("settled", ["$11,990.10"])],
  [
    "how much can I withdraw",
    cash("settled", ["$11,990.10", "$500.00", "pending and not subtracted"], "ST"),
  ],
  [
    "Did my last deposit go through?",
    transfers({ type: "deposit", limit: 1 }, "$1,500.00", "is completed"),
  ],
  ["show my withdrawals", transfers({ type: "withdrawal" }, "$500.00", "still pending")],
  ["What is a Roth IRA?", facts("roth_ira", "already been taxed")],
  ["explain etfs", facts("etf_basics", "basket of securities")],
  ["what does rebalancing mean", facts("rebalancing", "mix that was agreed")],
  [
    "Can I contribute to a Roth IRA this year?",
    facts("roth_ira", "not a ruling on anybody's case"),
  ],
  ["buy 10 shares of AAPL", refused("place no orders")],
  ["what's the weather", refused("this household's accounts")],
  ["Show positions for the Johnson household", refused("Start a new conversation")],
  ["Sensex price?", refused("no brokerage data", "trading desk")],
  ["asdf", open("What would you like to know")],
])("%s", async (message, row) => {
  expectRow(await ask(message), row);
});

test.each<[string, [string, Row][]]>([
  [
    "what about",
    [
      ["how is AAPL performing?", gain("AAPL", ...aapl)],
      ["what about msft?", gain("MSFT", "$1,685.40", "+50.14 %")],
    ],
  ],
  [
    "only",
    [
      ["positions?", list(null, ["AAPL"])],
      ["only etfs", list("etf", ["VOO"], ["AAPL"])],
    ],
  ],
  [
    "the missing symbol",
    [
      ["price?", open("Which symbol")],
      ["aapl", quotes("AAPL", ["$193.12"])],
    ],
  ],
])("a session understands a short follow-up: %s", async (name, turns) => {
  const about = { session_id: `session-${name.replace(/\W/g, "-")}` };
  for (const [message, row] of turns) expectRow(await ask(message, about), row);
});

test("an unexplained gap is named by the question whether it adds up", async () => {
  const told = await ask("does my account add up?");
  expect(told.answer).toMatchObject({
    intent: "account_value",
    citations: [sources.S, sources.L, sources.Q],
  });
  for (const figure of ["$92,643.98", "$23,466.14", "$35,806.24", "$128,450.22"]) {
    expect(told.answer.answer_markdown).toContain(figure);
  }
  expect([told.trace.grounding_valid, told.reads]).toEqual([true, 3]);
});

test("a date and the word simulated are in every answer from the statements", async () => {
  for (const message of ["account value", "positions?", "AAPL price", "recent fills"]) {
    const { answer } = await ask(message);
    expect(answer.answer_markdown).toContain("As of 2026-01-15, simulated data.");
  }
});
