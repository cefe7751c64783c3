import type { Change, Diff, RunView } from "@advisor/protocol/research/responses";
import { keyOf } from "./run/run-cells.ts";

export type Kind = "turned" | "value" | "new_evidence" | "lost_evidence";

/** The differences of a cell, most important first. */
export function changeKinds({ before, after, new_evidence, lost_evidence }: Change): Kind[] {
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
  change: Change;
}

/** All changes, with names from either run. */
export const describeChanges = ({ changes }: Diff, ...runs: readonly RunView[]): Changed[] =>
  changes.map((change) => {
    const companies = runs.flatMap((run) => run.companies);
    const criteria = runs.flatMap((run) => run.template.criteria);
    const criterion = criteria.find(({ id }) => id === change.criterion);
    const format = criterion?.answer_format;
    return {
      key: keyOf(change.criterion, change.company),
      company: companies.find(({ id }) => id === change.company)?.name ?? change.company,
      criterion: criterion?.name ?? change.criterion,
      unit: format?.type === "number" ? format.unit : null,
      stops: criterion?.disqualifying ?? false,
      change,
    };
  });
