import { TemplateView } from "@advisor/protocol/research/responses";
import { expect, it } from "vitest";
import { bodyOf, draftOf, newCriterion, newTemplate } from "./template-draft.ts";

const template = TemplateView.parse({
  ...{ id: "tpl_income", version: 2, name: "Income", system_prompt: "Be brief." },
  criteria: [
    {
      ...{
        id: "yield",
        name: "Yield",
        description: "What does it yield?",
        lookup: "dividend_yield",
      },
      answer_format: { type: "number", unit: "%", positive_if: { op: "gte", value: 2.5 } },
      disqualifying: true,
    },
    {
      ...{ id: "rating", name: "Rating", description: "Which rating?" },
      answer_format: { type: "enum", values: ["good", "bad"], positive: ["good"] },
      first_query_template: "{company_name} rating",
      run_if: { criterion: "yield", verdict: "positive" },
      evidence: { min_sources: 2, max_age_days: 90 },
    },
    {
      id: "about",
      name: "About",
      description: "What does it do?",
      answer_format: { type: "text" },
    },
  ],
  ...{ created_at: "2026-11-01T00:00:00.000Z", updated_at: "2026-11-02T00:00:00.000Z" },
});

it("a template that is opened and saved is unchanged", () => {
  const { name, system_prompt, criteria } = template;
  expect(bodyOf(draftOf(template))).toEqual({ body: { name, system_prompt, criteria } });
});

it("an empty template says which fields are missing", () => {
  const read = bodyOf(newTemplate());
  expect("problems" in read && [...read.problems.keys()]).toEqual([
    "name",
    "criteria.0.name",
    "criteria.0.description",
  ]);
});

it.each([
  [
    { type: "number", unit: "%", op: "gte", bound: "much" } as const,
    "answer_format.positive_if.value",
  ],
  [{ type: "number", unit: "" } as const, "answer_format.unit"],
  [{ type: "enum", values: "one" } as const, "answer_format.values"],
  [{ min_sources: "9" } as const, "evidence.min_sources"],
  [{ max_age_days: "soon" } as const, "evidence.max_age_days"],
  [{ first_query_template: "{ticker} news" } as const, "first_query_template"],
])("%j is refused at its field", (part, field) => {
  const criterion = { ...newCriterion(), name: "One", description: "Which?", ...part };
  const read = bodyOf({ name: "Any", system_prompt: "", criteria: [criterion] });
  expect("problems" in read && [...read.problems.keys()]).toEqual([`criteria.0.${field}`]);
});
