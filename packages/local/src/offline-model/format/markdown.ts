/** A Markdown table; the cells of its total, if there is one, are bold in its last line. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  total: readonly string[] | null = null,
): string {
  const last = total === null ? [] : [total.map((text) => text && `**${text}**`)];
  return [head, head.map(() => "---"), ...rows, ...last]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
}

export const bullets = (lines: readonly string[]): string =>
  lines.map((line) => `- ${line}`).join("\n");

/** Joins paragraphs, skipping empty ones. */
export const paragraphs = (parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join("\n\n");
