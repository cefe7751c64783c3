import * as Run from "@advisor/domain/research/run";
import * as Template from "@advisor/domain/research/template";
import { Verdict } from "@advisor/domain/research/verdict";
import * as z from "zod";
import { HouseholdId, Paging } from "../bodies.ts";

const wellFormed = (text: string) => text.isWellFormed();
const halfCharacter = "contains half of a character (a lone surrogate)";

/** A new template, or the next version of one. A missing criterion id is derived from its name. */
export const TemplateBody = z
  .preprocess(withIds, Template.Draft)
  .refine((template) => wellFormed(JSON.stringify(template)), halfCharacter);
export type TemplateBody = z.infer<typeof TemplateBody>;

const Dollars = z.number().positive().max(10_000);

const CompanyBody = z.union([
  z.string().trim().min(1).max(200),
  z.strictObject({
    name: z.string().trim().min(1).max(120),
    symbol: z.string().trim().min(1).max(20).nullable().default(null),
  }),
]);

/** What to research: a template or a single question, and one list of companies. */
export const RunBody = z
  .strictObject({
    template_id: z.string().max(64).optional(),
    question: z.string().trim().min(1).max(2_000).refine(wellFormed, halfCharacter).optional(),
    name: z.string().trim().min(1).max(120).optional(),
    /** Names, "Name (SYMBOL)", or {name, symbol}. */
    companies: z.array(CompanyBody).max(2_000).optional(),
    /** CSV lines of name and symbol, with or without a header. */
    companies_csv: z.string().max(200_000).optional(),
    /** Researches the household's holdings, unless the request has its own list of companies. */
    household_id: HouseholdId.optional(),
    tools: z.array(z.string().max(64)).max(50).optional(),
    wait_between_tools: z.boolean().default(false),
    verbosity: z.int().min(0).max(4).default(1),
    max_steps: z.int().min(1).max(5).default(5),
    max_cost_usd: Dollars.optional(),
    max_cell_usd: Dollars.optional(),
    parallel: z.int().min(1).max(10).default(4),
    preview: z.union([z.literal(0), z.literal(3)]).default(0),
    second_look: z.boolean().default(true),
  })
  .superRefine((body, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", message, path: [path] });
    if ((body.template_id === undefined) === (body.question === undefined))
      refuse("template_id", "send either template_id or question");
    const lists = [body.companies, body.companies_csv].filter((list) => list !== undefined);
    if (lists.length > 1) refuse("companies_csv", "send either companies or companies_csv");
    if (lists.length === 0 && body.household_id === undefined)
      refuse("companies", "send companies, companies_csv or household_id");
  });
export type RunBody = z.infer<typeof RunBody>;

/** A person's decision on a tool call that waits for approval. */
export const DecisionBody = z
  .strictObject({
    decision: z.enum(["approve", "deny", "override"]),
    query: z.string().trim().min(1).max(2_000).refine(wellFormed, halfCharacter).optional(),
    tool: z.string().trim().min(1).max(64).optional(),
    result: z.string().trim().min(1).max(20_000).refine(wellFormed, halfCharacter).optional(),
    /** Approves further calls of the tool in this run, up to this total cost. */
    allow_up_to_usd: Dollars.optional(),
  })
  .superRefine(({ decision, query, tool, result, allow_up_to_usd }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", message, path: [path] });
    const changed = query ?? tool ?? result;
    if (decision === "override" && changed === undefined)
      refuse("query", "an override names another query, tool or result");
    if (decision !== "override" && changed !== undefined)
      refuse("decision", "query, tool and result go with the decision override");
    if (result !== undefined && (query !== undefined || tool !== undefined))
      refuse("result", "a result is given instead of a call: leave query and tool out");
    if (decision === "deny" && allow_up_to_usd !== undefined)
      refuse("allow_up_to_usd", "what is denied is not allowed for later");
  });
export type DecisionBody = z.infer<typeof DecisionBody>;

/** Cancels a run, or pauses it (`rest`) and keeps its results. */
export const CancelBody = z.strictObject({ rest: z.boolean().default(false) });

/** Resumes a paused run. Limits may be raised. */
export const ResumeBody = z.strictObject({
  max_cost_usd: Dollars.optional(),
  max_cell_usd: Dollars.optional(),
});

/** Asks answered cells again, except those a person overrode. */
export const RerunBody = Run.Selection;

/** A person's own answer for a cell. */
export const OverrideBody = z.strictObject({
  verdict: Verdict,
  value: z
    .union([z.boolean(), z.number(), z.string().max(2_000)])
    .nullable()
    .optional(),
  reason: z.string().trim().min(1).max(2_000).refine(wellFormed, halfCharacter),
});

export const ResultsQuery = Paging.extend({
  criterion: z.string().max(64).optional(),
  company: z.string().max(64).optional(),
  verdict: Verdict.optional(),
});

export const ExportQuery = z.object({ format: z.enum(["json", "csv", "xlsx", "md"]) });
export const DiffQuery = z.object({ with: z.string().max(64) });

/** Lower-case words joined by hyphens; never empty. */
export function slug(text: string, length = 48): string {
  const words = text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+/, "")
    .slice(0, length)
    .replace(/-+$/, "");
  return words || "x";
}

function withIds(body: unknown): unknown {
  if (!isObject(body) || !Array.isArray(body.criteria)) return body;
  const named = body.criteria.map((criterion: unknown) =>
    isObject(criterion) && criterion.id === undefined && typeof criterion.name === "string"
      ? { ...criterion, id: slug(criterion.name) }
      : criterion,
  );
  return { ...body, criteria: named };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
