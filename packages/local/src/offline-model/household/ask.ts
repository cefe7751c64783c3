import { clarification } from "@advisor/agent/ask/clarification";
import { refusalText } from "@advisor/agent/ask/refusals";
import type { Reading } from "@advisor/query/read/reading";
import type { Query } from "@advisor/query/schema/query";
import type { ToolCall } from "../converse.ts";
import { noHousehold } from "../say.ts";
import { recordTools } from "./names.ts";
import { asksPrice, type Reader } from "./read.ts";

export interface HouseholdCalls {
  calls: ToolCall[];
  remarks: string[];
}

/**
 * The tool calls for the questions in a text, and remarks about what was not understood. A price that is asked for among other questions is looked up on the
 * market.
 */
export function householdCalls(
  text: string,
  reads: Reader,
  offered: readonly string[],
): HouseholdCalls {
  const all = reads.read(text).map((reading) => askingOne(reading, text, reads, offered));
  return { calls: all.flatMap(({ calls }) => calls), remarks: all.flatMap((one) => one.remarks) };
}

function askingOne(
  reading: Reading,
  text: string,
  reads: Reader,
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
      const tool = reads.tool(text);
      const priced = asksPrice(reading, reads) ? symbolsOf(ask.query) : [];
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
