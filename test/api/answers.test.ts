import { describe, expect, test } from "vitest";
import { type Answered, withAnswers } from "./ask.fixture.ts";

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
  /** One letter per source; exactly these sources must be cited. */
  cites: string;
  holds: string[];
}

/**
 * Checks that every figure is grounded, every source is cited in the text and in the list, and at
 * most three reads were made.
 */
function expectRow(
  { status, answer, trace, reads }: Answered,
  { intent, cites, holds }: Row,
): void {
  const citations = [...cites].map((letter) => sources[letter]);
  expect(answer).toMatchObject({ intent, citations, reading: [{ sentence: expect.any(String) }] });
  expect([status, trace.intent, trace.grounding_valid]).toEqual([200, intent, true]);
  expect(trace.parts[0]?.grounding).toMatchObject({ citations, unmatched: [] });
  for (const words of holds) expect(answer.answer_markdown).toContain(words);
  expect(answer.needs_clarification).toBe(intent === "clarify");
  expect(answer.clarifying_question === null).toBe(intent !== "clarify");
  if (intent === "out_of_scope" || intent === "clarify") {
    expect(trace.parts[0]?.tools).toEqual([]);
    expect(answer.answer_markdown).not.toMatch(/[$%]\d/);
  }
  expect(reads).toBeLessThanOrEqual(3);
}

const row = (intent: string, cites: string, ...holds: string[]): Row => ({ intent, cites, holds });
const refused = (words: string) => row("out_of_scope", "", words);
const open = (words: string) => row("clarify", "", words);

test.each<[string, Row]>([
  ["show my trades last week", row("activity", "A", "MSFT", "$418.12", "$2,090.60")],
  ["recent fills", row("activity", "A", "$192.33", "$418.12")],
  ["how many shares of AAPL do i own", row("positions", "P", "42 units")],
  ["do I hold any tesla?", row("positions", "P", "No positions where symbol is TSLA")],
  ["list my etfs", row("positions_list", "L", "VOO", "$10,308.50")],
  ["AAPL price", row("quotes", "Q", "$193.12", "up 1.10%")],
  ["how is AAPL performing?", row("symbol_performance", "P", "$1,800.54", "28.53%")],
  ["how's my portfolio doing", row("performance", "R", "6.20%")],
  ["portfolio return 1Y", row("performance", "R", "not on file; on file is YTD")],
  ["top 3 winners", row("portfolio_ranking", "L", "AAPL +$1,800.54, MSFT +$1,685.40")],
  ["worst performing today", row("portfolio_ranking", "LQ", "MSFT", "$30.46")],
  ["account value", row("account_value", "S", "$35,806.24", "states $128,450.22")],
  ["how much settled cash do i have", row("cash_balance", "S", "$11,990.10")],
  ["deposits this year", row("transfers", "T", "$1,500.00", "$750.00")],
  ["What is a Roth IRA?", row("facts", "F", "already been taxed", "general education")],
  ["should I sell AAPL", refused("for you, or a specialist, to decide")],
  ["what's the weather", refused("this household's accounts")],
  ["asdf", open('I did not understand "asdf".')],
])("%s", async (message, expected) => {
  expectRow(await ask(message), expected);
});

test("the answer states its query, and the trace the interpretation", async () => {
  const { answer, trace } = await ask("biggest position");
  const measures = ["market_value", "weight", "quantity"];
  const query = { dataset: "positions", measures, aggregate: "list", limit: 1 };

  expect(answer.reading).toEqual([
    {
      sentence: "The position with the highest market value: market value, weight and quantity.",
      query: expect.objectContaining(query),
    },
  ]);
  expect(trace.parts[0]).toMatchObject({
    params: { kind: "query", query },
    tools: [{ tool: "query_portfolio", source_id: "tool:query_portfolio:v1", error: null }],
  });
});

test("a session understands a short follow-up", async () => {
  const about = { session_id: "session-follow-up" };
  const first = await ask("how is AAPL performing?", about);
  expectRow(first, row("symbol_performance", "P", "$1,800.54"));
  expectRow(
    await ask("what about msft?", about),
    row("symbol_performance", "P", "$1,685.40", "50.14%"),
  );
});

test("documents and fund holdings are read only for questions that need them", async () => {
  const about = { household_id: "D1" };
  const tasks = await ask("what tasks are overdue", about);
  expect(tasks.answer).toMatchObject({ intent: "tasks", citations: ["tool:query_portfolio:v1"] });
  expect((await ask("what tasks are overdue", about)).reads).toBe(5);
});

describe("the household's own id is accepted, another's name or id is refused", () => {
  test.each(["cash of hh_d11", "Ramirez cash", "show positions of hh_d5"])(
    "%s",
    async (message) => {
      const { answer } = await ask(message, { household_id: "D1" });
      expect(answer).toMatchObject({ intent: "out_of_scope", citations: [] });
      expect(answer.answer_markdown).toContain("one household here");
    },
  );

  test("cash of hh_d1", async () => {
    const { answer } = await ask("cash of hh_d1", { household_id: "D1" });
    expect(answer.answer_markdown).not.toContain("one household here");
  });
});

test("every answer from the records has a date and the word simulated", async () => {
  for (const message of ["account value", "AAPL price", "recent fills"]) {
    const { answer } = await ask(message);
    expect(answer.answer_markdown).toContain("As of Jan 15, 2026, simulated data.");
  }
});
