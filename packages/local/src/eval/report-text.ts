import { stripControlCharacters } from "@advisor/terminal/terminal-safe";
import type { CodeSize } from "./code-size.ts";
import type { Line, Report } from "./report.ts";

/** The report as text: wrong answers by name, then the table, then the size of the reader's code. */
export function reportText(report: Report, size: CodeSize): string {
  const wrong = report.wrong.map(({ name, door, question, faults, reply }) =>
    [
      `${name} (${door})  ${question}`,
      ...faults.map((fault) => `    ${fault}`),
      `    reply: ${short(reply)}`,
    ].join("\n"),
  );
  const lines = table([...report.sets, ...report.halves]);
  return `${stripControlCharacters([...wrong, lines, foot(report), sizes(size)].join("\n\n"))}\n`;
}

const short = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 200 ? `${line.slice(0, 199)}…` : line;
};

const head = ["", "door", "asked", "right", "", "asked back", "", "wrong", "", "median"];

const table = (lines: readonly Line[]): string =>
  [head, ...lines.map(cells)]
    .map(([set = "", door = "", ...rest]) =>
      [set.padEnd(36), door.padEnd(8), ...rest.map((cell) => cell.padStart(11))].join(""),
    )
    .join("\n");

const cells = ({ set, door, asked, right, asked_back, wrong, median_ms }: Line): string[] => [
  set,
  door,
  String(asked),
  ...[right, asked_back, wrong].flatMap((count) => [String(count), percent(count / asked)]),
  `${median_ms.toFixed(0)} ms`,
];

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

function foot({ skipped, failed }: Report): string {
  const left = skipped === 0 ? "" : ` ${skipped} left out: no token for their advisor.`;
  return `Without a reply: ${failed}.${left}`;
}

const sizes = ({ reader, query, agent }: CodeSize): string =>
  `Lines without tests: reader and lexicon ${reader}, packages/query ${query}, packages/agent ${agent}.`;
