import { listed, plain } from "../format.ts";
import { cite, type WriterInput } from "./writer.ts";

/** Nothing was found: why, and what was perhaps meant. */
export function absent(
  { reason, suggestions = [] }: { reason: string | null; suggestions?: string[] },
  given: WriterInput,
): string {
  return `${nothing({ reason, suggestions })} ${cite(given)}`;
}

/** As `absent`, one of several. */
export const nothing = ({
  reason,
  suggestions,
}: {
  reason: string | null;
  suggestions: string[];
}) => `${plain(reason ?? "Nothing is on file.")}${meant(suggestions)}`;

export const meant = (suggestions: readonly string[]): string =>
  suggestions.length === 0 ? "" : ` Did you mean ${suggestions.map(plain).join(" or ")}?`;

/** A statement that has nothing to show: why, and what is on file instead. */
export function notStated(
  { reason, available }: { reason: string | null; available: string[] },
  given: WriterInput,
): string {
  const instead = available.length === 0 ? "" : ` On file: ${listed(available.map(plain))}.`;
  return `${plain(reason ?? "Nothing is on file.")}${instead} ${cite(given)}`;
}

/** What a market writer says when a list goes on before its last row. */
export const older = (until: string | null): string =>
  until === null ? "" : `There is more from ${plain(until)} and before.`;
