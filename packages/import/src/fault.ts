/** Where something stands in a draft, such as `["households", 0, "accounts", 2, "type"]`. */
export type Path = readonly PropertyKey[];

/** One thing that is wrong with a file, where it is, and what to do about it. */
export interface FileFault {
  path: Path;
  problem: string;
  remedy: string;
}

/** What a file says, before anything is checked, and the way back from a path to its place. */
export interface Draft {
  content: unknown;
  place(path: Path): string;
  /** What was wrong already when the file was read, each line as it is shown. */
  faults: string[];
}

const shown = 1_000;

/** One line a fault. */
export function report(lines: readonly string[]): string[] {
  const rest = lines.length - shown;
  return rest > 0 ? [...lines.slice(0, shown), `and ${rest} more`] : [...lines];
}

export const line = (draft: Draft, { path, problem, remedy }: FileFault): string =>
  `${draft.place(path)}: ${problem}: ${remedy}`;
