import { decimal } from "@advisor/domain/decimal";

/** A path in a draft, such as `["households", 0, "accounts", 2, "type"]`. */
export type Path = readonly PropertyKey[];

/** One fault in a file: where it is, what is wrong, and how to fix it. */
export interface FileFault {
  path: Path;
  problem: string;
  remedy: string;
}

/** A file's content before any checks, and how to map a path back to its place in the file. */
export interface Draft {
  content: unknown;
  place(path: Path): string;
  /** Faults found while reading the file, as display lines. */
  faults: string[];
}

const shown = 1_000;

/** The lines to show for the faults, one each. */
export function faultLines(lines: readonly string[]): string[] {
  const rest = lines.length - shown;
  return rest > 0 ? [...lines.slice(0, shown), `and ${rest} more`] : [...lines];
}

export const faultLine = (draft: Draft, { path, problem, remedy }: FileFault): string =>
  `${draft.place(path)}: ${problem}: ${remedy}`;

export const positiveFaults = (text: string, path: Path): FileFault[] =>
  decimal(text).gt(0)
    ? []
    : [{ path, problem: `${text} is not positive`, remedy: "write a positive amount" }];

export const unknownAccount = (id: string, path: Path): FileFault => ({
  path: [...path, "account_id"],
  problem: `"${id}" is not an account of this household`,
  remedy: "correct it, or add the account",
});
