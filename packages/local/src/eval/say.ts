import { plain } from "@advisor/terminal/plain";
import type { Line, Report } from "./report.ts";

/** The failures, then the table, then whether the thresholds hold. */
export function said(report: Report): string {
  const failures = report.failures.map(({ id, question, faults, came }) =>
    [
      `${id}  ${question}`,
      ...faults.map((fault) => `    ${fault}`),
      `    answer: ${short(came)}`,
    ].join("\n"),
  );
  return `${plain([...failures, table([...report.lines, ...report.doors]), verdict(report)].join("\n\n"))}\n`;
}

const short = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 200 ? `${line.slice(0, 199)}…` : line;
};

const head = ["", "asked", "passed", "rate", "tools", "grounded", "median", "p95"];

const table = (lines: readonly Line[]): string =>
  [head, ...lines.map(cells)]
    .map(([name = "", ...rest]) =>
      [name.padEnd(20), ...rest.map((cell) => cell.padStart(10))].join(""),
    )
    .join("\n");

const cells = (line: Line): string[] => [
  line.name,
  String(line.asked),
  String(line.passed),
  percent(line.pass_rate),
  percent(line.tool_minimality),
  percent(line.grounding_rate),
  `${line.median_ms.toFixed(0)} ms`,
  `${line.p95_ms.toFixed(0)} ms`,
];

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function verdict({ holds, wrong_numbers, min_pass, skipped }: Report): string {
  const left = skipped === 0 ? "" : ` ${skipped} left out: no token for their advisor.`;
  return `Answers with a wrong number: ${wrong_numbers}. Threshold ${percent(min_pass)} on every door: ${holds ? "holds" : "does not hold"}.${left}`;
}
