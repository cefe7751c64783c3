import { describe, expect, test } from "vitest";
import { toMicroUsd, usd } from "./money.ts";
import {
  DecisionBody,
  DiffQuery,
  ExportQuery,
  OverrideBody,
  RerunBody,
  ResultsQuery,
  ResumeBody,
  RunBody,
  slug,
  TemplateBody,
} from "./requests.ts";

const issues = (schema: { safeParse(value: unknown): unknown }, value: unknown): string[] => {
  const parsed = schema.safeParse(value) as {
    success: boolean;
    error?: { issues: { path: PropertyKey[]; message: string }[] };
  };
  return parsed.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
};

describe("a template", () => {
  const criterion = { name: "Pays a dividend", description: "Does {company_name} pay one?" };

  test("accepts a criterion with only a name and a question", () => {
    expect(TemplateBody.parse({ name: "Income", criteria: [criterion] })).toEqual({
      name: "Income",
      system_prompt: "",
      criteria: [
        {
          id: "pays-a-dividend",
          name: "Pays a dividend",
          description: "Does {company_name} pay one?",
          first_query_template: "",
          answer_format: { type: "boolean" },
          disqualifying: false,
          run_if: null,
          evidence: { min_sources: 1, max_age_days: null },
          lookup: null,
        },
      ],
    });
  });

  test.each([
    [[], "criteria: a template needs at least one criterion"],
    [[criterion, criterion], "criteria.1.id: names two criteria"],
    [
      [{ ...criterion, first_query_template: "{company} dividend" }],
      "criteria.0.first_query_template: {company} is not known; {company_name} and {symbol} are",
    ],
    [
      [{ ...criterion, run_if: { criterion: "later", verdict: "positive" } }],
      "criteria.0.run_if: must name an earlier criterion: none",
    ],
    [
      [{ ...criterion, answer_format: { type: "enum", values: ["a", "A"] } }],
      "criteria.0.answer_format: names a value twice",
    ],
    [
      [{ ...criterion, answer_format: { type: "enum", values: ["a", "b"], positive: ["c"] } }],
      "criteria.0.answer_format: counts c as positive, which is not one of its values",
    ],
    [
      Array.from({ length: 21 }, (_, index) => ({ ...criterion, id: `c${index}` })),
      "criteria: a template has at most 20 criteria",
    ],
  ])("says what is wrong with its criteria (%#)", (criteria, said) => {
    expect(issues(TemplateBody, { name: "Income", criteria })).toEqual([said]);
  });
});

describe("a run", () => {
  test("has defaults for everything except what to research", () => {
    expect(RunBody.parse({ question: "Is it listed?", companies: ["Acme (ACME)"] })).toEqual({
      question: "Is it listed?",
      companies: ["Acme (ACME)"],
      wait_between_tools: false,
      verbosity: 1,
      max_steps: 5,
      parallel: 4,
      preview: 0,
      second_look: true,
    });
  });

  test.each([
    [{ companies: ["Acme"] }, "template_id: send either template_id or question"],
    [
      { template_id: "tpl_1", question: "?", companies: ["Acme"] },
      "template_id: send either template_id or question",
    ],
    [{ question: "?" }, "companies: send companies, companies_csv or household_id"],
    [
      { question: "?", companies: ["Acme"], companies_csv: "Acme" },
      "companies_csv: send either companies or companies_csv",
    ],
  ])("%j is refused with a reason", (body, said) => {
    expect(issues(RunBody, body)).toEqual([said]);
  });
});

describe("a decision about a call", () => {
  test.each([
    [{ decision: "approve" }],
    [{ decision: "approve", allow_up_to_usd: 1 }],
    [{ decision: "deny" }],
    [{ decision: "override", query: "dividend history" }],
    [{ decision: "override", tool: "company_lookup", query: "Acme" }],
    [{ decision: "override", result: "The filing says that it pays none." }],
  ])("%j is accepted", (body) => {
    expect(issues(DecisionBody, body)).toEqual([]);
  });

  test.each([
    [{ decision: "override" }, "query: an override names another query, tool or result"],
    [
      { decision: "approve", query: "x" },
      "decision: query, tool and result go with the decision override",
    ],
    [
      { decision: "override", result: "x", query: "y" },
      "result: a result is given instead of a call: leave query and tool out",
    ],
    [
      { decision: "deny", allow_up_to_usd: 1 },
      "allow_up_to_usd: what is denied is not allowed for later",
    ],
  ])("%j is none", (body, said) => {
    expect(issues(DecisionBody, body)).toEqual([said]);
  });
});

test("an override of a cell needs a reason", () => {
  expect(issues(OverrideBody, { verdict: "positive", reason: "  " })).toHaveLength(1);
  expect(OverrideBody.parse({ verdict: "positive", reason: "Filing of May" })).toEqual({
    verdict: "positive",
    reason: "Filing of May",
  });
});

test.each([
  [{ which: "stale" }, true],
  [{ company: "acme" }, true],
  [{ criterion: "pays" }, true],
  [{ cells: [{ company: "acme", criterion: "pays" }] }, true],
  [{ cells: [] }, false],
  [{ company: "acme", criterion: "pays" }, false],
  [{}, false],
])("%j selects cells to ask again: %s", (body, valid) => {
  expect(RerunBody.safeParse(body).success).toBe(valid);
});

test.each([
  ["Pays a dividend?", "pays-a-dividend"],
  ["Société Générale S.A.", "societe-generale-s-a"],
  ["日本", "x"],
  ["--", "x"],
])("%s makes the slug %s", (text, made) => {
  expect(slug(text)).toBe(made);
});

test.each([
  [ResumeBody, {}, true],
  [ResumeBody, { max_cost_usd: 2.5 }, true],
  [ResumeBody, { max_cost_usd: 0 }, false],
  [ResumeBody, { parallel: 4 }, false],
  [ResultsQuery, { criterion: "pays", verdict: "unknown", limit: "20" }, true],
  [ResultsQuery, { verdict: "maybe" }, false],
  [ExportQuery, { format: "xlsx" }, true],
  [ExportQuery, { format: "pdf" }, false],
  [DiffQuery, { with: "run_1" }, true],
  [DiffQuery, {}, false],
])("queries and small bodies are checked (%#)", (schema, value, valid) => {
  expect(schema.safeParse(value).success).toBe(valid);
});

test("a limit in dollars is kept in whole millionths", () => {
  expect([0.1, 2.5, 0.000001].map(toMicroUsd)).toEqual([100_000, 2_500_000, 1]);
  expect([100_000, 1].map(usd)).toEqual([0.1, 0.000001]);
});
