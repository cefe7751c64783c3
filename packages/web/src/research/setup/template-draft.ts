import type * as Criterion from "@advisor/domain/research/criterion";
import { TemplateBody } from "@advisor/protocol/research/requests";
import type { TemplateView } from "@advisor/protocol/research/responses";

/** A criterion in the editor: every field as typed. */
export interface CriterionDraft {
  /** The id from an earlier version; undefined for a new criterion, whose id is derived from its name. */
  id: string | undefined;
  /** The React key. */
  key: string;
  name: string;
  description: string;
  first_query_template: string;
  type: Criterion.AnswerFormat["type"];
  unit: string;
  op: "" | "gt" | "gte" | "lt" | "lte";
  bound: string;
  values: string;
  positive: string;
  disqualifying: boolean;
  min_sources: string;
  max_age_days: string;
  /** Fields that the editor does not show, kept unchanged. */
  kept: Pick<Criterion.Info, "run_if" | "lookup">;
}

export interface TemplateDraft {
  name: string;
  system_prompt: string;
  criteria: readonly CriterionDraft[];
}

export const newCriterion = (): CriterionDraft => ({
  ...{ id: undefined, key: crypto.randomUUID(), name: "", description: "" },
  ...{ first_query_template: "", type: "boolean", unit: "", op: "", bound: "" },
  ...{ values: "", positive: "", disqualifying: false, min_sources: "1", max_age_days: "" },
  kept: { run_if: null, lookup: null },
});

export const newTemplate = (): TemplateDraft => ({
  ...{ name: "", system_prompt: "" },
  criteria: [newCriterion()],
});

export const draftOf = ({ name, system_prompt, criteria }: TemplateView): TemplateDraft => ({
  name,
  system_prompt,
  criteria: criteria.map(criterionDraft),
});

function criterionDraft(criterion: Criterion.Info): CriterionDraft {
  const { id, name, description, first_query_template, disqualifying, evidence } = criterion;
  const format = criterion.answer_format;
  const bound = format.type === "number" ? format.positive_if : undefined;
  return {
    ...newCriterion(),
    ...{ id, name, description, first_query_template, disqualifying },
    type: format.type,
    unit: format.type === "number" ? format.unit : "",
    op: bound?.op ?? "",
    bound: bound === undefined ? "" : String(bound.value),
    values: format.type === "enum" ? format.values.join(", ") : "",
    positive: format.type === "enum" ? (format.positive ?? []).join(", ") : "",
    min_sources: String(evidence.min_sources),
    max_age_days: evidence.max_age_days === null ? "" : String(evidence.max_age_days),
    kept: { run_if: criterion.run_if, lookup: criterion.lookup },
  };
}

/** The request body, or the errors by field path: `criteria.0.name`. */
export function bodyOf(
  draft: TemplateDraft,
): { body: TemplateBody } | { problems: ReadonlyMap<string, string> } {
  const { name, system_prompt, criteria } = draft;
  const read = TemplateBody.safeParse({
    ...{ name, system_prompt },
    criteria: criteria.map(criterionBody),
  });
  if (read.success) return { body: read.data };
  const problems = new Map<string, string>();
  for (const { path, message } of read.error.issues) {
    const field = path.join(".");
    if (!problems.has(field)) problems.set(field, plain(message));
  }
  return { problems };
}

function criterionBody(draft: CriterionDraft) {
  const { id, name, description, first_query_template, disqualifying, kept } = draft;
  return {
    ...(id === undefined ? {} : { id }),
    ...{ name, description, first_query_template, disqualifying, ...kept },
    answer_format: formatOf(draft),
    evidence: {
      min_sources: Number(draft.min_sources || "1"),
      max_age_days: draft.max_age_days === "" ? null : Number(draft.max_age_days),
    },
  };
}

function formatOf({ type, unit, op, bound, values, positive }: CriterionDraft) {
  if (type === "number") {
    const positive_if = { op, value: bound === "" ? Number.NaN : Number(bound) };
    return op === "" ? { type, unit } : { type, unit, positive_if };
  }
  if (type !== "enum") return { type };
  const counted = listed(positive);
  return { type, values: listed(values), ...(counted.length === 0 ? {} : { positive: counted }) };
}

const listed = (text: string): string[] =>
  text
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "");

/** Clearer messages for the most common schema errors. */
const plain = (message: string): string =>
  /^Too small: expected string/.test(message) ? "Fill this in." : message;
