import { WebResult } from "@advisor/domain/market/web-result";
import * as z from "zod";
import { completeRows } from "../shared/complete.ts";
import { webAddress, words } from "../shared/values.ts";

/** POST /search. A bill comes with some plans only. */
export const Found = z.object({
  results: z.array(z.object({ title: words, url: webAddress, snippet: words, date: words })),
  usage: z
    .object({ cost: z.object({ total_cost: z.number().nonnegative() }) })
    .optional()
    .catch(undefined),
});

/** What a search costs when the answer does not say, in dollars. */
const estimate = 0.01;

export const webResults = ({ results }: z.infer<typeof Found>): WebResult[] =>
  completeRows(
    "perplexity",
    WebResult,
    results.map((result) => ({ ...result, snippet: result.snippet ?? "" })),
  );

export const cost = ({ usage }: z.infer<typeof Found>): number =>
  usage?.cost.total_cost ?? estimate;
