import type * as z from "zod";
import type { Intent, RoutedPart } from "../../route/routed.ts";
import * as Data from "../looked-up.ts";
import type { Results } from "../places.ts";
import { type Looked, lookedUp, type Reply } from "../reply.ts";
import { isApart } from "./apart.ts";
import type { Evidence } from "./figures.ts";
import { writeComparison } from "./write.ts";

/** What was looked up for one part of a comparison, or for both. */
export function evidenceOf(results: readonly Results[]): Evidence {
  const read = <Schema extends z.ZodType>(
    tool: string,
    schema: Schema,
  ): Looked<z.infer<Schema>>[] =>
    results.flatMap((one) => (one.has(tool) ? [lookedUp(one.get(tool), schema)] : []));
  const summary = read("get_account_summary", Data.Summary);
  const list = read("get_positions_list", Data.PositionsList);
  const held = read("get_positions", Data.Positions);
  const quotes = read("get_quotes", Data.Quotes);
  const used: Looked<unknown>[] = [...summary, ...list, ...held, ...quotes];
  return {
    stated: summary.flatMap(({ data }) => data.accounts),
    rows: [...list, ...held].flatMap(({ data }) => data.positions),
    quotes: quotes.flatMap(({ data }) => data.quotes),
    used: used.filter((one, at) => used.findIndex((o) => o.source_id === one.source_id) === at),
  };
}

/** Which of two symbols is more, to stand before what is told of each; undefined where no two were asked about. */
export function comparedSymbols(
  parts: readonly { part: RoutedPart; results: Results }[],
): { intent: Intent; said: Reply } | undefined {
  const own = parts.filter(({ part }) => part.params.comparison !== undefined && isApart(part));
  const [first] = own;
  const { comparison } = first?.part.params ?? {};
  if (first === undefined || comparison === undefined) return undefined;
  const said = writeComparison(comparison, evidenceOf(own.map(({ results }) => results)));
  return { intent: first.part.intent, said };
}
