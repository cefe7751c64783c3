import { joinWithAnd, plainLine } from "../format/text.ts";
import { cite, type WriterInput } from "./writer.ts";

/** The text for an empty result: the reason, and suggestions. */
export function notFound(
  { reason, suggestions = [] }: { reason: string | null; suggestions?: string[] },
  input: WriterInput,
): string {
  return `${notFoundItem({ reason, suggestions })} ${cite(input)}`;
}

/** The same for one of several items, without a citation. */
export const notFoundItem = ({
  reason,
  suggestions,
}: {
  reason: string | null;
  suggestions: string[];
}) => `${plainLine(reason ?? "Nothing is on file.")}${didYouMean(suggestions)}`;

export const didYouMean = (suggestions: readonly string[]): string =>
  suggestions.length === 0 ? "" : ` Did you mean ${suggestions.map(plainLine).join(" or ")}?`;

/** The text for a missing statement: the reason, and what is on file instead. */
export function notStated(
  { reason, available }: { reason: string | null; available: string[] },
  input: WriterInput,
): string {
  const instead =
    available.length === 0 ? "" : ` On file: ${joinWithAnd(available.map(plainLine))}.`;
  return `${plainLine(reason ?? "Nothing is on file.")}${instead} ${cite(input)}`;
}

/** The market tools' sentence for a list with more rows than are shown. */
export const moreBefore = (until: string | null): string =>
  until === null ? "" : `There is more from ${plainLine(until)} and before.`;
