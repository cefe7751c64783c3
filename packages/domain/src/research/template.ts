import * as z from "zod";
import type { Page } from "../page.ts";
import * as Criterion from "./criterion.ts";

const Criteria = z
  .array(Criterion.Info)
  .min(1, "a template needs at least one criterion")
  .max(20, "a template has at most 20 criteria")
  .superRefine((criteria, context) => {
    const refuse = (index: number, field: string, message: string) =>
      context.addIssue({ code: "custom", message, path: [index, field] });
    for (const [index, { id, run_if, first_query_template }] of criteria.entries()) {
      const before = criteria.slice(0, index).map((criterion) => criterion.id);
      if (before.includes(id)) refuse(index, "id", "names two criteria");
      if (run_if !== null && !before.includes(run_if.criterion))
        refuse(index, "run_if", `must name an earlier criterion: ${before.join(", ") || "none"}`);
      const [stray] = Criterion.unknownPlaceholders(first_query_template);
      if (stray !== undefined) {
        const known = Criterion.placeholders.map((name) => `{${name}}`).join(" and ");
        refuse(index, "first_query_template", `{${stray}} is not known; ${known} are`);
      }
    }
  });

/** The part of a template that an advisor writes. */
export const Draft = z.strictObject({
  name: z.string().trim().min(1).max(120),
  /** Sent to the model before every question. */
  system_prompt: z.string().trim().max(8_000).default(""),
  criteria: Criteria,
});
export type Draft = z.infer<typeof Draft>;

/** A system prompt and ordered criteria. A run keeps the version that it started with. */
export const Info = z.object({
  ...Draft.shape,
  id: z.string().regex(/^tpl_[a-z0-9_]{1,40}$/),
  advisor_id: z.string(),
  version: z.int().positive(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Info = z.infer<typeof Info>;

/** The fields of a template that a list shows. */
export const Card = z.object({
  id: z.string(),
  name: z.string(),
  version: z.int(),
  criteria: z.int(),
  updated_at: z.string(),
});
export type Card = z.infer<typeof Card>;

export const cardOf = ({ id, name, version, criteria, updated_at }: Info): Card => ({
  id,
  name,
  version,
  criteria: criteria.length,
  updated_at,
});

export interface Store {
  /** Stores a new template; false when the id is taken. */
  create(template: Info): Promise<boolean>;
  get(id: string): Promise<Info | undefined>;
  /** Stores the next version over the previous one; false when someone else stored one first. */
  replace(template: Info): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** The advisor's templates, most recently changed first. */
  list(request: {
    advisorId: string;
    cursor: string | undefined;
    limit: number;
  }): Promise<Page<Card>>;
}
