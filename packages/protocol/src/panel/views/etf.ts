import * as z from "zod";
import { defineView } from "../define-view.ts";

/** What a fund owns. */
export const etf = defineView({
  name: "etf",
  title: "Fund",
  state: z.object({ ticker: z.string() }),
  context: () => ({}),
  results: ({ ticker }) => [{ tool: "get_etf_holdings", input: { symbol: ticker } }],
});
