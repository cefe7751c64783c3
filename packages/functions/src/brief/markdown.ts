import type { Brief } from "@advisor/protocol/brief";
import { sectionsOf, titleBlock } from "./sections.ts";

/** The brief as Markdown. Text from records is escaped, so that it never becomes markup. */
export function briefMarkdown(brief: Brief, audience: "advisor" | "client"): string {
  const head = titleBlock(brief);
  const parts = sectionsOf(brief, audience).map((section) => {
    const title = `## ${plain(section.title)}`;
    if ("lines" in section)
      return [title, "", ...section.lines.map((line) => `- ${plain(line)}`)].join("\n");
    const row = (cells: readonly string[]) => `| ${cells.map(plain).join(" | ")} |`;
    const rule = `|${section.heads.map(() => " --- |").join("")}`;
    return [title, "", row(section.heads), rule, ...section.rows.map(row)].join("\n");
  });
  return `${[`# ${plain(head.title)}`, head.lines.map(plain).join("  \n"), ...parts].join("\n\n")}\n`;
}

/** Escapes Markdown's special characters. */
const plain = (text: string): string =>
  text.replace(/\s+/g, " ").replace(/[\\`*_{}<>#|~]/g, (sign) => `\\${sign}`);
