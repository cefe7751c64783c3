/**
 * The part of an answer that is judged: its sentences, and tables and lists with at most two rows more than
 * the expectation has items. A figure in a table of everything is not an answer.
 */
export function withoutLongTables(text: string, items: number): string {
  const blocks: { kind: Kind; lines: string[] }[] = [];
  for (const line of text.split("\n")) {
    const kind = kindOf(line);
    const last = blocks.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else blocks.push({ kind, lines: [line] });
  }
  return blocks
    .filter(({ kind, lines }) => kind === "prose" || rowsOf(kind, lines) <= items + 2)
    .flatMap(({ lines }) => lines)
    .join("\n");
}

type Kind = "prose" | "table" | "list";

function kindOf(line: string): Kind {
  if (/^\s*\|/.test(line)) return "table";
  return /^\s*(?:[-*•]|\d+[.)]) /.test(line) ? "list" : "prose";
}

/** The number of rows; a table's header, separator and total do not count. */
const rowsOf = (kind: Kind, lines: readonly string[]): number =>
  kind === "table" ? lines.filter((line) => !isTotal(line)).length - 2 : lines.length;

const isTotal = (line: string): boolean => /^\s*\|\s*\*\*/.test(line);
