import * as z from "zod";

/** Figures of a company that a tool of the catalogue answers without a model. */
export const Lookup = z.enum([
  "price",
  "market_cap",
  "change_pct",
  "pe_ratio",
  "dividend_yield",
  "revenue",
  "net_income",
  "profit_margin",
  "insider_sales_90d",
]);
export type Lookup = z.infer<typeof Lookup>;
