import type { Change, Diff, RunView } from "@advisor/protocol/research/responses";
import { keyOf } from "./run/run-cells.ts";

export type Kind = "turned" | "value" | "new_evidence" | "lost_evidence" | "added" | "dropped";

/** The differences of a cell, most important first. A cell that one run does not have cannot turn. */
export function changeKinds({ change, asked }: Pick<Changed, "change" | "asked">): Kind[] {
  if (!asked.before) return ["added"];
  if (!asked.after) return ["dropped"];
  const { before, after, new_evidence, lost_evidence } = change;
  const isTurned = before?.verdict !== after?.verdict;
  return [
    ...(isTurned ? (["turned"] as const) : []),
    ...(!isTurned && before?.value !== after?.value ? (["value"] as const) : []),
    ...(new_evidence.length > 0 ? (["new_evidence"] as const) : []),
    ...(lost_evidence.length > 0 ? (["lost_evidence"] as const) : []),
  ];
}

/** A change as text. */
export interface Changed {
  key: string;
  company: string;
  criterion: string;
  unit: string | null;
  /** Whether a negative verdict disqualifies the company. */
  stops: boolean;
  /** Which of the runs asks it. */
  asked: { before: boolean; after: boolean };
  change: Change;
}

/** Whether a run asks a criterion of a company. */
const asks = ({ companies, template }: RunView, { company, criterion }: Change): boolean =>
  companies.some(({ id }) => id === company) &&
  template.criteria.some(({ id }) => id === criterion);

/** All changes, with names from either run. */
export const describeChanges = (
  { changes }: Diff,
  { earlier, later }: { earlier: RunView; later: RunView },
): Changed[] =>
  changes.map((change) => {
    const companies = [...later.companies, ...earlier.companies];
    const criteria = [...later.template.criteria, ...earlier.template.criteria];
    const criterion = criteria.find(({ id }) => id === change.criterion);
    const format = criterion?.answer_format;
    return {
      key: keyOf(change.criterion, change.company),
      company: companies.find(({ id }) => id === change.company)?.name ?? change.company,
      criterion: criterion?.name ?? change.criterion,
      unit: format?.type === "number" ? format.unit : null,
      stops: criterion?.disqualifying ?? false,
      asked: { before: asks(earlier, change), after: asks(later, change) },
      change,
    };
  });
