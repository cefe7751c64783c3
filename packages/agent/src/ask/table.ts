import type { Narration } from "@advisor/query/narrate/narrate";

const most = 20;

/** A Markdown table, with the number of its rows where it leaves some out; empty when there is none. */
export function tableText(table: Narration["table"]): string {
  if (table === null) return "";
  const { columns, rows, total } = table;
  const last = total === null ? [] : [total.map((text) => (text === "" ? "" : `**${text}**`))];
  const lines = [columns, columns.map(() => "---"), ...rows.slice(0, most), ...last].map(
    (cells) => `| ${cells.map(cellText).join(" | ")} |`,
  );
  const more = rows.length > most ? [`\n${rows.length} lines in all.`] : [];
  return [...lines, ...more].join("\n");
}

const cellText = (text: string): string => text.replace(/\|/g, "\\|").replace(/\s+/g, " ");
