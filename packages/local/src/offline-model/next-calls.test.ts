import { expect, test } from "vitest";
import { offlineReply } from "./answer.ts";
import {
  everyTool,
  request,
  toolCallMessage,
  toolOutcome,
  toolResultMessage,
  userMessage,
} from "./request.fixture.ts";

const ask = (text: string, name: string, input: Record<string, unknown>, data: object) =>
  offlineReply(
    request(
      [
        userMessage(text),
        toolCallMessage(name, input),
        toolResultMessage(toolOutcome(name, { ...data })),
      ],
      everyTool,
    ),
  );

test("news about holdings is looked up for the largest ones", () => {
  const question = "any news on their holdings?";
  const [first] = offlineReply(request([userMessage(question)], everyTool)).calls;
  const input = { dataset: "positions", measures: ["market_value"], aggregate: "list", limit: 10 };
  expect(first).toEqual({ name: "query_portfolio", input });
  const rows = [{ symbol: "VOO" }, { symbol: "BND" }, { left_out: 3 }];
  expect(ask(question, "query_portfolio", input, { rows }).calls).toEqual([
    { name: "get_all_ticker_news", input: { symbols: ["VOO", "BND"] } },
  ]);
});

test("the same results after another question call nothing", () => {
  const input = { dataset: "positions", measures: ["market_value"], aggregate: "list", limit: 10 };
  expect(ask("AAPL price", "query_portfolio", input, { rows: [{ symbol: "VOO" }] }).calls).toEqual(
    [],
  );
});
