import type * as Record from "@advisor/domain/research/record";
import type * as Run from "@advisor/domain/research/run";
import { exportRows } from "./export-rows.ts";

/** A section per criterion: a table, then the quotes behind its answers. */
export async function* markdownLines(
  runs: Pick<Record.Store, "cells">,
  run: Run.Info,
): AsyncGenerator<string> {
  yield `# ${escaped(run.name)}\n`;
  let criterion = "";
  let quotes: string[] = [];
  for await (const { cell, values } of exportRows(runs, run)) {
    const [name, company, , status, verdict, value, unit, , confidence, explanation] = values;
    if (cell.criterion !== criterion) {
      yield `${quotes.join("")}\n## ${escaped(name)}\n\n| Company | Verdict | Value | Confidence | Explanation |\n|---|---|---|---|---|\n`;
      criterion = cell.criterion;
      quotes = ["\n"];
    }
    const said = [
      company,
      verdict ?? status,
      [value, unit].filter((one) => one !== null).join(" "),
    ];
    yield `| ${[...said, confidence, explanation].map(escaped).join(" | ")} |\n`;
    for (const { text, title, url } of cell.answer?.quotes ?? []) {
      quotes.push(`- ${escaped(company)}: "${escaped(text)}" (${escaped(url ?? title)})\n`);
    }
  }
  yield quotes.join("");
}

/** Escapes text so that it cannot add tables, links, images, headings or HTML. */
const escaped = (value: unknown): string =>
  String(value ?? "")
    .replace(/[\\`*_{}[\]<>|#!~]/g, "\\$&")
    .replace(/\s+/g, " ")
    .trim();
