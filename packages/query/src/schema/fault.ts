import { Fault } from "@advisor/domain/fault";

/** A query that cannot be answered as it is; the message says where and what to write instead. */
export const invalid = (at: string, text: string): Fault =>
  new Fault("invalid", "invalid_query", `${at}: ${text}`);

/** "a, b and c"; at most `most` names, then how many more there are. */
export function listed(names: readonly string[], most = 12, word = "and"): string {
  const shown =
    names.length > most ? [...names.slice(0, most), `${names.length - most} more`] : names;
  const last = shown.at(-1) ?? "";
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(", ")} ${word} ${last}`;
}
