import { clarification } from "@advisor/agent/ask/clarification";
import { refusalText } from "@advisor/agent/ask/refusals";
import type { Reading } from "@advisor/query/read/reading";
import type { Query } from "@advisor/query/schema/query";
import type { ToolCall } from "../converse.ts";
import { noHousehold } from "../say.ts";
import { recordTools } from "./names.ts";
import { asksPrice } from "./read.ts";

export interface HouseholdCalls {
  calls: ToolCall[];
  remarks: string[];
}

/**
 * The tool calls for the readings, and remarks about what was not understood. `tool` is null when
 * no household is chosen. A price that is asked for among other questions is looked up on the
 * market.
 */
export function householdCalls(
  readings: readonly Reading[],
  tool: string | null,
  offered: readonly string[],
): HouseholdCalls {
  const all = readings.map((reading) => askingOne(reading, tool, offered));
  return { calls: all.flatMap(({ calls }) => calls), remarks: all.flatMap((one) => one.remarks) };
}

function askingOne(
  reading: Reading,
  tool: string | null,
  offered: readonly string[],
): HouseholdCalls {
  const { ask, unexplained } = reading;
  switch (ask.kind) {
    case "clarify":
      return remark(clarification({ ask, unexplained }));
    case "refuse":
      return remark(refusalText(ask.reason));
    case "call":
      return recordTools.has(ask.tool) && offered.includes(ask.tool)
        ? { calls: [{ name: ask.tool, input: ask.input }], remarks: [] }
        : { calls: [], remarks: [] };
    case "query": {
      const priced = asksPrice(reading) ? symbolsOf(ask.query) : [];
      if (priced.length > 0 && offered.includes("get_ticker_info")) return prices(priced);
      return tool === null ? remark(noHousehold) : call(tool, ask.query);
    }
  }
}

const symbolsOf = ({ where = [] }: Query): string[] =>
  where.flatMap(({ field, op, values }) => (field === "symbol" && op === "is" ? values : []));

const prices = (symbols: readonly string[]): HouseholdCalls => ({
  calls: symbols.map((symbol) => ({ name: "get_ticker_info", input: { symbol } })),
  remarks: [],
});

const remark = (text: string): HouseholdCalls => ({ calls: [], remarks: [text] });
const call = (name: string, input: Query): HouseholdCalls => ({
  calls: [{ name, input }],
  remarks: [],
});
