import { addDays } from "@advisor/domain/day";
import type { Book } from "../../book/book.ts";
import { spanOf } from "../../schema/period.ts";
import type { Ask } from "../../schema/query.ts";
import type { ClauseParts } from "./parts.ts";

/** "what changed" is about the household, not about one security, account or kind of event. */
export const asksForChanges = ({ call, filters, nouns }: ClauseParts): boolean =>
  call === "what_changed" && filters.length + nouns.length === 0;

/** "what changed since the tax letter": only the date of the last meeting is looked up. */
export const asksSinceDocument = (parts: ClauseParts): boolean =>
  parts.call === "what_changed" &&
  parts.nouns.some(({ dataset }) => dataset === "documents") &&
  !asksSinceMeeting(parts);

/** True for "what changed since the last meeting". */
export const asksSinceMeeting = ({ call, nouns, filters }: ClauseParts): boolean =>
  call === "what_changed" &&
  filters.length === 0 &&
  nouns.length > 0 &&
  nouns.every(
    ({ dataset, where: [type] }) => dataset === "documents" && type?.values[0] === "meeting_note",
  );

/** "what happened to Tesla" asks about its price change. */
export function asPriceChange(parts: ClauseParts): ClauseParts {
  const { call, filters, measures, nouns } = parts;
  const security = filters.some(({ field }) => field === "symbol");
  const moves = call === "what_changed" && security && measures.length + nouns.length === 0;
  return moves ? { ...parts, measures: ["day_change"] } : parts;
}

/**
 * Changes since the end of the named day, or before the named month; by default, over the past
 * three months.
 */
export function changesSince({ periods }: ClauseParts, [book]: readonly Book[]): Ask {
  const today = book?.as_of ?? "";
  const [period = { name: "past_3m" as const }] = periods;
  const { from } = spanOf(period, today);
  const first = from ?? today;
  const whole = period.name !== undefined || first.endsWith("-01");
  const since = whole ? addDays(first, -1) : first;
  return { kind: "call", tool: "what_changed", input: { since } };
}

export const toolCall = (tool: string, text: string): Ask => ({
  kind: "call",
  tool,
  input: tool === "get_facts" ? { topic: text.slice(0, 200) } : { query: text },
});
