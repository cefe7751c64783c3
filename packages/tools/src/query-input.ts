import { Fault } from "@advisor/domain/fault";
import type { Query } from "@advisor/query/schema/query";
import * as z from "zod";
import { answerForModel } from "./query-answer.ts";
import { queryForm } from "./query-form.gen.ts";

/**
 * A query as tool input. The model sees the short form; errors say what to write instead. The
 * validator is loaded with the first query, because few processes run queries but all load the
 * catalog.
 */
export const QueryInput = z
  .unknown()
  .meta(queryForm)
  .transform(async (raw, context): Promise<Query> => {
    const { parseQuery } = await import("@advisor/query/schema/parse-query");
    try {
      return parseQuery(raw);
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      context.addIssue({ code: "custom", message: fault.message.replace(/\.$/, "") });
      return z.NEVER;
    }
  });

/** What the two query tools have in common. */
export const queryTool = {
  effect: "read",
  input: QueryInput,
  abridged: true,
  example: {
    dataset: "positions",
    measures: ["market_value", "weight"],
    aggregate: "list",
    limit: 3,
  },
  compact: answerForModel,
} as const;
