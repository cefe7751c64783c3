import type * as Cell from "@advisor/domain/research/cell";
import { withUnit } from "@advisor/domain/text/display";
import type { CellView } from "@advisor/protocol/research/responses";

type Answer = Pick<Cell.Answer, "value" | "unit" | "as_of" | "explanation"> & {
  verdict: string;
  confidence: number | null;
};

/** One cell on one line: company, criterion, verdict, value, confidence and explanation. */
export const answerLine = (company: string, criterion: string, answer: Answer): string =>
  [
    company,
    criterion,
    answer.verdict,
    valueText(answer),
    answer.confidence === null ? "" : `confidence ${answer.confidence}`,
    answer.explanation,
  ]
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter((part) => part !== "")
    .join(" | ");

function valueText({ value, unit, as_of }: Answer): string {
  if (value === null) return "";
  const said = value === true ? "yes" : value === false ? "no" : String(value);
  return `${withUnit(said, unit)}${as_of === null ? "" : ` (${as_of})`}`;
}

/** A cell's result on one line; a cell without an answer shows the reason. */
export function cellLine(cell: CellView, criterion: string): string {
  if (cell.verdict !== null)
    return answerLine(cell.company_name, criterion, { ...cell, verdict: cell.verdict });
  const why = cell.reason === null ? "" : ` | ${cell.reason.message}`;
  return `${cell.company_name} | ${criterion} | ${cell.status}${why}`;
}
