import type { Day } from "@advisor/domain/day";
import type * as Cell from "@advisor/domain/research/cell";
import type * as Criterion from "@advisor/domain/research/criterion";
import type * as StoredPage from "@advisor/domain/research/stored-page";
import { missingEvidence } from "../evidence/evidence.ts";
import { matchQuotes } from "../evidence/quotes.ts";
import { parseAnswer } from "../request/answer-format.ts";
import type { StatedVerdict } from "./verdict.ts";

/**
 * Turns the model's verdict into the cell's answer: parses it, matches its quotes and weighs the
 * evidence.
 */
export function answerFromVerdict(
  said: StatedVerdict,
  { answer_format, evidence }: Pick<Criterion.Info, "answer_format" | "evidence">,
  pages: readonly StoredPage.Info[],
  today: Day,
): Cell.Answer {
  const parsed = parseAnswer(answer_format, said);
  const { quotes, unmatched } = matchQuotes(said.quotes, pages);
  if ("unknown" in parsed) return { ...unknownAnswer(parsed.unknown), quotes };
  const fault = missingEvidence(quotes, evidence, today);
  if (fault === undefined) {
    const { confidence, explanation } = said;
    return { ...parsed, confidence, explanation, quotes, review: null };
  }
  const strays = unmatched.length === 0 ? "" : ` Not found in what was read: "${unmatched[0]}".`;
  const claimed = `The model's answer was ${said.type}: ${said.answer}`.trim();
  return { ...unknownAnswer(`${fault}${strays} ${claimed}`), quotes };
}

/** An answer with the verdict "unknown", and why. */
export const unknownAnswer = (explanation: string): Cell.Answer => ({
  verdict: "unknown",
  value: null,
  unit: null,
  as_of: null,
  confidence: 1,
  explanation,
  quotes: [],
  review: null,
});
