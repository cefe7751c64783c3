import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { Suggestions } from "../../absence.ts";
import { defineTool } from "../../define-tool.ts";

export const searchTickers = defineTool({
  name: "search_tickers",
  reads: "Securities found",
  description:
    "Finds tickers of stocks, funds and indices by symbol or by name, best match first. Use it when only the name of a company is known.",
  effect: "read",
  needs: ["symbols"],
  input: z.object({
    query: z.string().trim().min(1).max(100).describe("Ticker or name, for example apple"),
    limit: z.int().min(1).max(50).default(10).describe("How many matches at most"),
  }),
  example: { query: "apple" },
  output: z.object({
    query: z.string(),
    matches: z.array(Security.Info.omit({ issuer_id: true })),
    /** True if more tickers match than are listed. */
    more: z.boolean(),
    ...Suggestions.shape,
  }),
  cost: { usd: 0, seconds: 5 },
  async execute({ query, limit }, { symbols, signal }) {
    const { value, source, failed } = await symbols.search(query, limit + 1, signal);
    const matches = value.slice(0, limit);
    const found = { query, matches, more: value.length > limit };
    if (matches.length > 0) {
      return { source, failed, data: { ...found, reason: null, suggestions: [] } };
    }
    const { value: suggestions } = await symbols.suggest(query);
    return { source, failed, data: { ...found, reason: "No ticker matches.", suggestions } };
  },
});
