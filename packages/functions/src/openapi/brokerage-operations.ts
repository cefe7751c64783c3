import { Answer, Question } from "@advisor/protocol/answer";
import { HouseholdId, TradingChat } from "@advisor/protocol/bodies";
import { ToolResult } from "@advisor/protocol/tool-result";
import { TradingCall } from "@advisor/protocol/trading/tools";
import type { DefinedTool } from "@advisor/tools/tool";
import * as z from "zod";
import { type Operations, okResponse } from "./operation.ts";

const tag = "Brokerage";

/** Describes each dataset route by the schemas of its tool. */
export const datasetOperations = (
  datasets: Readonly<Record<string, string>>,
  catalog: readonly DefinedTool[],
): Operations =>
  Object.fromEntries(
    Object.entries(datasets).flatMap(([path, name]) =>
      catalog
        .filter((tool) => tool.name === name)
        .map((tool) => [
          `GET /api/${path}`,
          {
            tag,
            summary: tool.description.split(/(?<=\.)\s/)[0] ?? tool.name,
            query: queryOf(tool),
            answer: okResponse("The tool's result with its source", resultOf(tool)),
            refuses: [404, 502],
          },
        ]),
    ),
  );

const householdId = HouseholdId.optional().describe("Your default brokerage household without it");

function queryOf(tool: DefinedTool): z.ZodObject {
  const { symbols, ...shape } = (tool.input as z.ZodObject).shape;
  const one =
    symbols === undefined
      ? {}
      : { symbol: z.string().optional().describe("Tickers, separated by commas") };
  const household = tool.name === "get_facts" ? {} : { household_id: householdId };
  return z.object({ ...shape, ...one, ...household });
}

const resultOf = (tool: DefinedTool) => ToolResult.extend({ data: tool.output.loose() });

export const tradingOperations: Operations = {
  "POST /api/v1/trading/:tool": {
    tag: "Trading",
    summary: "Search, quote or history without a model",
    description:
      "`tool` is search_instruments, get_market_quote or get_historical_data; `input` are its arguments as GET /api/tools lists them.",
    body: { schema: TradingCall, example: { input: { query: "RELIANCE" } } },
    answer: okResponse("The tool's result with its source", ToolResult),
    refuses: [404, 502],
  },
};

export const answerOperations: Operations = {
  "POST /api/chat": {
    tag,
    summary: "Ask a question with one right answer",
    body: {
      schema: Question,
      example: { message: "What is my account value?", household_id: "hh_d11" },
    },
    answer: okResponse("The answer with its citations", Answer),
    refuses: [402, 404, 429],
  },
  "POST /api/chat/stream": {
    tag: "Trading",
    summary: "Look up instruments, quotes and history",
    body: { schema: TradingChat, example: { message: "Quote for RELIANCE" } },
    answer: { status: 200, description: "The turn's stream", types: ["text/event-stream"] },
    refuses: [402, 409, 429, 503],
  },
};
