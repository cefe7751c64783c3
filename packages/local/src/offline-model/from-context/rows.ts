/** The parsed context block: lines of a key and a value, and the rows of each source. */
export interface ContextRows {
  /** The value of a line such as "risk tolerance: moderate"; undefined without the line. */
  value(key: string): string | undefined;
  /** All values of a key that may appear several times. */
  values(key: string): string[];
  /** A source's rows; undefined if the block does not contain the source. */
  rows(source: Source): string[] | undefined;
}

export type Source = "ips" | "holdings" | "tasks" | "documents";

export function contextRows(block: string): ContextRows {
  const lines: string[] = [];
  const sources = new Map<string, string[]>();
  let inside: string[] | undefined;
  for (const line of block.split("\n").map((one) => one.trim())) {
    const opened = /^<(\w+)_context\b[^>]*>$/.exec(line)?.[1];
    if (opened !== undefined) {
      inside = [];
      sources.set(opened, inside);
    } else if (/^<\/\w+_context>$/.test(line)) inside = undefined;
    else if (line !== "") (inside ?? lines).push(line);
  }
  const values = (key: string): string[] =>
    lines.flatMap((line) => (line.startsWith(`${key}:`) ? line.slice(key.length + 1).trim() : []));
  return { values, value: (key) => values(key)[0], rows: (source) => sources.get(source) };
}

/** True for the row that counts the rows that did not fit into the block. */
export const isCountRow = (row: string): boolean => /^\(\d+ more rows?: /.test(row);
