import { Fault } from "@advisor/domain/fault";
import { toolCall } from "@advisor/query/read/compose/calls";
import { isRecord, withoutEmpty } from "@advisor/query/schema/coerce-values";
import { modelForm } from "@advisor/query/schema/model-form";
import { parseQuery } from "@advisor/query/schema/parse-query";
import type { Ask } from "@advisor/query/schema/query";
import * as z from "zod";
import type { ToolSpec } from "../../model/model.ts";

const reasons = ["advice", "forecast", "other_client", "not_about_brokerage", "write"] as const;

/** The fields in addition to those of a query. */
const Beside = z.looseObject({
  confidence: z.number().min(0).max(1).describe("Below 0.6 when in doubt"),
  refuse: z
    .enum(reasons)
    .optional()
    .describe("Instead of a query: why the question is not for records of this household"),
  explain: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe("Instead of a query: the term of investing whose general meaning is asked"),
  search: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe("Instead of a query: words to look for in the text of documents and notes"),
  words: z
    .string()
    .max(500)
    .optional()
    .describe(
      "The words of the message that this answers, copied; when there are several questions",
    ),
  clarify: z
    .string()
    .max(200)
    .optional()
    .describe("Instead of a query: what cannot be told from the question"),
});

/**
 * A tool whose arguments are an ask in one flat object: the fields of a query, what to
 * look up instead, or a reason why there is neither.
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

/** One ask as the model gave it. */
export interface ModelAsk {
  ask: Ask;
  /** 0 to 1. */
  confidence: number;
  /** The words of the message that it answers. */
  words?: string | undefined;
}

/** The ask of one call. A fault says what is wrong with its arguments. */
export function parseModelAsk(input: unknown): ModelAsk {
  const parsed = Beside.safeParse(flattened(input));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Fault("invalid", "invalid_query", `${issue?.path.join(".")}: ${issue?.message}.`);
  }
  const { confidence, words, refuse, explain, search, clarify, ...query } = parsed.data;
  const common = { confidence, words };
  if (refuse !== undefined) return { ...common, ask: { kind: "refuse", reason: refuse } };
  if (explain !== undefined) return { ...common, ask: toolCall("get_facts", explain) };
  if (search !== undefined) return { ...common, ask: toolCall("search_documents", search) };
  if (clarify !== undefined) {
    return { ...common, ask: { kind: "clarify", about: clarify, options: [] } };
  }
  return { ...common, ask: { kind: "query", query: parseQuery(query) } };
}

/** The confidence of a model that states none. */
const usualConfidence = 0.7;

/** Without nulls, with the fields of a query that stands inside, and with the confidence as a part of 1. */
function flattened(input: unknown): unknown {
  const raw = withoutEmpty(input);
  if (!isRecord(raw)) return raw;
  const { query, confidence = usualConfidence, ...rest } = raw;
  const inner = isRecord(query) ? query : {};
  return { ...inner, ...rest, confidence: partOf1(Number(confidence)) };
}

const partOf1 = (confidence: number): number =>
  confidence > 1 && confidence <= 100 ? confidence / 100 : confidence;
