import { WebResult } from "@advisor/domain/market/web-result";
import * as z from "zod";
import { completeRows } from "../shared/complete.ts";
import { webAddress, words } from "../shared/values.ts";

/** POST /search. Only some plans return the cost. */
export const Found = z.object({
  results: z.array(z.object({ title: words, url: webAddress, snippet: words, date: words })),
  usage: z
    .object({ cost: z.object({ total_cost: z.number().nonnegative() }) })
    .optional()
    .catch(undefined),
});

/** The cost of a search in dollars when the response does not state it. */
const estimate = 0.01;

export const webResults = ({ results }: z.infer<typeof Found>): WebResult[] =>
  completeRows(
    "perplexity",
    WebResult,
    results.map((result) => ({ ...result, snippet: result.snippet ?? "" })),
  );

export const cost = ({ usage }: z.infer<typeof Found>): number =>
  usage?.cost.total_cost ?? estimate;
