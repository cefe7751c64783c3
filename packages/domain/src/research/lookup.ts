import * as z from "zod";

/** Company figures that a tool of the catalog supplies without a model. */
export const Lookup = z.enum([
  "price",
  "change_pct",
  "market_cap",
  "pe_ratio",
  "dividend_yield",
  "revenue",
  "net_income",
  "profit_margin",
  "debt_to_equity",
  "insider_sales_90d",
]);
export type Lookup = z.infer<typeof Lookup>;
