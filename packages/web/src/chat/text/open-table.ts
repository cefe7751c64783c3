const cellsOf = (line: string): number =>
  line
    .trim()
    .replace(/\|$/, "")
    .split(/(?<!\\)\|/).length - 1;

/** What a separator line may begin with. */
const separator = /^[\s|:-]*$/;

/**
 * Completes the separator line of a table that has just begun at the end of a text. Without it
 * Markdown reads the heading line as a paragraph of bars.
 */
export function openTable(text: string): string {
  const lines = text.replace(/(?<=\|)\n$/, "").split("\n");
  const before = lines.findLastIndex((line) => !line.trimStart().startsWith("|"));
  const [head, rule, ...rows] = lines.slice(before + 1);
  if (head === undefined || rows.length > 0) return text;
  if (rule !== undefined && !(separator.test(rule) && cellsOf(rule) <= cellsOf(head))) return text;
  const start = lines.slice(0, before + 1);
  const whole = separator.test(head) ? [] : [head, `|${" --- |".repeat(cellsOf(head))}`];
  return [...start, ...whole].join("\n");
}
