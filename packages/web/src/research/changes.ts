import type { CellSummary, Change, Diff, RunView } from "@advisor/protocol/research/responses";
import { date } from "../format/figures.ts";
import { keyOf } from "./run/run-cells.ts";

export type Kind =
  | "turned"
  | "value"
  | "review"
  | "new_evidence"
  | "lost_evidence"
  | "answered"
  | "unanswered"
  | "added"
  | "dropped";

/**
 * The differences of a cell, most important first. A verdict turns only where both runs have one.
 */
export function changeKinds({ change }: Pick<ChangeText, "change">): Kind[] {
  const { before, after, new_evidence, lost_evidence } = change;
  if (before === null) return ["added"];
  if (after === null) return ["dropped"];
  if (after.verdict === null) return ["unanswered"];
  if (before.verdict === null) return ["answered"];
  const isTurned = before.verdict !== after.verdict;
  return [
    ...(isTurned ? (["turned"] as const) : []),
    ...(!isTurned && before.value !== after.value ? (["value"] as const) : []),
    ...(after.review !== null && before.review === null ? (["review"] as const) : []),
    ...(new_evidence.length > 0 ? (["new_evidence"] as const) : []),
    ...(lost_evidence.length > 0 ? (["lost_evidence"] as const) : []),
  ];
}

/** Why the later run says something else, in the words of the runs. */
export function whyChanged({ change }: Pick<ChangeText, "change">): string {
  const { before, after } = change;
  if (before === null) return "The earlier run does not ask it.";
  if (after === null) return "The later run does not ask it.";
  if (after.overridden !== null) return `${after.overridden.by}: ${after.overridden.reason}`;
  if (after.verdict === null) return unansweredWords(after);
  if (before.overridden !== null)
    return `The earlier answer was ${before.overridden.by}'s own: ${before.overridden.reason}`;
  if (before.verdict === null) return `In the earlier run: ${unansweredWords(before)}`;
  if (after.review !== null && before.review === null)
    return `The second look disagrees: ${after.review.reason}`;
  if (before.verdict === after.verdict && before.value === after.value) return pageWords(change);
  return after.explanation === "" ? pageWords(change) : after.explanation;
}

const unansweredWords = ({ status, reason }: CellSummary): string =>
  reason?.message ??
  (status === "awaiting_approval" ? "It waits for your approval." : "It is not answered yet.");

/** The pages of the evidence that only one of the runs has. */
function pageWords({ new_evidence, lost_evidence }: Change): string {
  const [first] = new_evidence;
  if (first !== undefined) return `New: ${pageOf(first)}`;
  const [gone] = lost_evidence;
  return gone === undefined ? "" : `No longer quoted: ${pageOf(gone)}`;
}

const pageOf = ({ title, date: day }: Change["new_evidence"][number]): string =>
  day === null ? title : `${title}, ${date(day)}`;

/** A change as text. */
export interface ChangeText {
  key: string;
  company: string;
  criterion: string;
  unit: string | null;
  /** Whether a negative verdict disqualifies the company. */
  stops: boolean;
  change: Change;
}

/** All changes, with names from either run. */
export const describeChanges = (
  { changes }: Pick<Diff, "changes">,
  { earlier, later }: Record<"earlier" | "later", Pick<RunView, "companies" | "template">>,
): ChangeText[] =>
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
      change,
    };
  });

const heads = [
  ...["company", "criterion", "earlier_at", "earlier_verdict", "earlier_value"],
  ...["later_at", "later_verdict", "later_value", "unit", "what_changed", "why"],
  ...["new_evidence", "lost_evidence"],
];

/** Spreadsheet cells of changes: plain values, empty if there is none. */
export const changeCells = (
  changes: readonly ChangeText[],
  { earlier, later }: Record<"earlier" | "later", Pick<RunView, "created_at">>,
): string[][] => [
  heads,
  ...changes.map((changed) => {
    const { company, criterion, unit, change } = changed;
    const of = (said: CellSummary | null) => [said?.verdict ?? "", String(said?.value ?? "")];
    return [
      ...[company, criterion, earlier.created_at, ...of(change.before)],
      ...[later.created_at, ...of(change.after), unit ?? ""],
      ...[changeKinds(changed).join(", "), whyChanged(changed)],
      ...[quoted(change.new_evidence), quoted(change.lost_evidence)],
    ];
  }),
];

/** Quotes with their sources, in one cell. */
const quoted = (quotes: Change["new_evidence"]): string =>
  quotes
    .map(({ text, title, date: day, url }) => {
      const source = [title, day, url].filter((one) => one !== null).join(", ");
      return `“${text}” (${source})`;
    })
    .join(" | ");
