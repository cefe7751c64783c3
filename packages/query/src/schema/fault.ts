import { Fault } from "@advisor/domain/fault";

/**
 * The fault for an invalid query; the message says where the problem is and what to write instead.
 */
export const invalidQuery = (at: string, text: string): Fault =>
  new Fault("invalid", "invalid_query", `${at}: ${text}`);

/** "a, b and c", with at most `most` names and the number of the others. */
export function joinNames(names: readonly string[], most = 12, word = "and"): string {
  const shown =
    names.length > most ? [...names.slice(0, most), `${names.length - most} more`] : names;
  const last = shown.at(-1) ?? "";
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(", ")} ${word} ${last}`;
}
