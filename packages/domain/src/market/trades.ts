import * as z from "zod";
import { Day } from "../day.ts";
import { Text } from "../decimal.ts";

/** A trade that an officer, director or large owner reported (SEC Form 4). */
export const InsiderTrade = z.object({
  symbol: z.string(),
  owner: z.string(),
  title: z.string().nullable(),
  transaction_date: Day,
  filed: Day.nullable(),
  /** Form 4 codes: P buy, S sale, A grant, M exercise, F tax, G gift. */
  code: z.string(),
  side: z.enum(["acquired", "disposed"]),
  shares: Text,
  price: Text.nullable(),
  value: Text.nullable(),
  shares_after: Text.nullable(),
  /** Under a prearranged trading plan (Rule 10b5-1); null when the form does not say. */
  planned: z.boolean().nullable(),
});
export type InsiderTrade = z.infer<typeof InsiderTrade>;

/** Off-exchange volume: single prints where a provider has them, weekly totals elsewhere. */
export const DarkpoolTrade = z.object({
  symbol: z.string(),
  kind: z.enum(["print", "weekly_total"]),
  /** The time of a print, or the first day of the week. */
  at: z.union([Day, z.iso.datetime()]),
  price: Text.nullable(),
  shares: Text,
  value: Text.nullable(),
  trades: z.int().nullable(),
  venue: z.string().nullable(),
});
export type DarkpoolTrade = z.infer<typeof DarkpoolTrade>;

/** A disclosure under the STOCK Act. Amounts are ranges, as filed. */
export const CongressTrade = z.object({
  /** Null where the source names no ticker. */
  symbol: z.string().nullable(),
  asset: z.string().nullable(),
  member: z.string(),
  chamber: z.enum(["house", "senate"]),
  side: z.enum(["purchase", "sale", "exchange", "unknown"]),
  transaction_date: Day.nullable(),
  filed: Day,
  amount_from: Text.nullable(),
  amount_to: Text.nullable(),
  url: z.url().nullable(),
});
export type CongressTrade = z.infer<typeof CongressTrade>;

/** An institution's holding from its 13F report, published up to 45 days after the quarter. */
export const Owner = z.object({
  symbol: z.string(),
  name: z.string(),
  shares: Text,
  shares_change: Text.nullable(),
  value: Text.nullable(),
  /** Percentage of the shares outstanding. */
  owned_pct: Text.nullable(),
  report_date: Day,
  filed: Day.nullable(),
});
export type Owner = z.infer<typeof Owner>;
