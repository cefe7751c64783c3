import { Fault } from "@advisor/domain/fault";
import { modelForm } from "@advisor/query/schema/model-form";
import { parseQuery } from "@advisor/query/schema/parse-query";
import type { Ask } from "@advisor/query/schema/query";
import * as z from "zod";
import type { ToolSpec } from "../../model/model.ts";

const reasons = ["advice", "forecast", "other_client", "not_about_brokerage", "write"] as const;

/** The fields besides those of a query. */
const Beside = z.looseObject({
  confidence: z.number().min(0).max(1).describe("Below 0.6 when in doubt"),
  refuse: z
    .enum(reasons)
    .optional()
    .describe("Instead of a query: why the question is not for records of this household"),
  clarify: z
    .string()
    .max(200)
    .optional()
    .describe("Instead of a query: what cannot be told from the question"),
});

/**
 * A tool whose arguments are an ask in one flat object: the fields of a query, or a reason why
 * there is none.
 */
export function askTool(): ToolSpec {
  const { $schema: _, additionalProperties: __, ...own } = z.toJSONSchema(Beside);
  const form = modelForm();
  return {
    name: "answer_with",
    description: "Says which query answers the question. Its figures are computed elsewhere.",
    schema: {
      type: "object",
      properties: { ...Object(form.properties), ...own.properties },
      required: ["confidence"],
    },
  };
}

/** The ask and the model's confidence; undefined when the object is not a valid ask. */
export function askOf(input: unknown): { ask: Ask; confidence: number } | undefined {
  const parsed = Beside.safeParse(input);
  if (!parsed.success) return undefined;
  const { confidence, refuse, clarify, ...query } = parsed.data;
  if (refuse !== undefined) return { ask: { kind: "refuse", reason: refuse }, confidence };
  if (clarify !== undefined) {
    return { ask: { kind: "clarify", about: clarify, options: [] }, confidence };
  }
  try {
    return { ask: { kind: "query", query: parseQuery(query) }, confidence };
  } catch (fault) {
    if (fault instanceof Fault) return undefined;
    throw fault;
  }
}
