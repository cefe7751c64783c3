import { WebResult } from "@advisor/domain/market/web-result";
import * as z from "zod";
import { keepCompleteRows } from "../shared/complete.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { textField, urlField } from "../shared/values.ts";

/** Response of POST /search. Only some plans return the cost. */
export const PerplexityResponse = z.object({
  results: fittingRows(
    z.object({ title: textField, url: urlField, snippet: textField, date: textField }),
  ),
  usage: z
    .object({ cost: z.object({ total_cost: z.number().nonnegative() }) })
    .optional()
    .catch(undefined),
});

/** The cost of a search in dollars when the response does not state it. */
const estimate = 0.01;

export const parseWebResults = ({ results }: z.infer<typeof PerplexityResponse>): WebResult[] =>
  keepCompleteRows(
    "perplexity",
    WebResult,
    results.map((result) => ({ ...result, snippet: result.snippet ?? "" })),
  );

export const searchCostUsd = ({ usage }: z.infer<typeof PerplexityResponse>): number =>
  usage?.cost.total_cost ?? estimate;
