import { Fault } from "@advisor/domain/fault";
import type { Query } from "@advisor/query/schema/query";
import * as z from "zod";
import { queryForm } from "./query-form.gen.ts";

/**
 * A query as a tool's input: shown in the short form, and checked with messages that say what to write instead. What
 * checks it is loaded with the first query: few processes compute anything, and all of them load the catalogue.
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
