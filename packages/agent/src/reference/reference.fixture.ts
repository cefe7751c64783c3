import { LocalPerUnit, Multiple, Percent, Points, Ratio, Units, Usd } from "@advisor/domain/figure";
import { defineTool } from "@advisor/tools/define-tool";
import type { DefinedTool } from "@advisor/tools/tool";
import * as z from "zod";
import type { Message } from "../model/model.ts";
import { withResultNumbers } from "../record/history.ts";

const source = {
  as_of: "2026-11-20",
  provider: "household",
  delay: "eod",
  simulated: true,
} as const;

const Holding = z.object({
  symbol: z.string(),
  name: z.string().nullable(),
  asset_class: z.string(),
  quantity: Units,
  price: LocalPerUnit,
  currency: z.string(),
  gain: Usd.nullable(),
  gain_ratio: Ratio.nullable(),
  lots: z.array(z.object({ acquired: z.string(), cost: Usd })),
});

const Data = z.object({
  total_value: Usd,
  pe: Multiple,
  accounts: z.array(
    z.object({
      account: z.string(),
      value: Usd,
      weight_pct: Percent,
      drift_pp: Points,
      holdings: z.array(Holding),
    }),
  ),
});

/** A tool whose result has rows within rows. */
export const holdingsTool = defineTool({
  ...{ name: "get_holdings", description: "What is held.", effect: "read", needs: [] },
  ...{ input: z.object({}), example: {}, output: Data, cost: { usd: 0, seconds: 5 } },
  execute: async () => ({ data, source }),
});

const pfizer = {
  ...{
    symbol: "PFE",
    name: "Pfizer Inc.",
    asset_class: "us_equity",
    quantity: 1200,
    price: 25.6,
    currency: "USD",
  },
  ...{ gain: -6150, gain_ratio: -0.3245, lots: [{ acquired: "2021-02-16", cost: 18950 }] },
};
const data: z.infer<typeof Data> = {
  ...{ total_value: 1_000_000, pe: 21.5 },
  accounts: [
    {
      ...{ account: "Karen's IRA", value: 380_000.5, weight_pct: 38, drift_pp: -6.2 },
      holdings: [
        pfizer,
        {
          ...{
            symbol: "BRK.B",
            name: null,
            asset_class: "us_equity",
            quantity: 10.5,
            price: 480,
            currency: "USD",
          },
          ...{ gain: 1200, gain_ratio: 0.5, lots: [] },
        },
      ],
    },
    {
      ...{ account: "Joint", value: 619_999.5, weight_pct: 62, drift_pp: 6.2 },
      holdings: [
        { ...pfizer, gain: null, gain_ratio: null, quantity: 7 },
        { ...pfizer, symbol: "XYZ", name: null, price: 2.5, currency: "unknown" },
        {
          ...{
            symbol: "RELIANCE",
            name: "Reliance",
            asset_class: "intl_equity",
            quantity: 100,
            price: 1450,
            currency: "INR",
          },
          ...{ gain: 315.25, gain_ratio: 0.125, lots: [] },
        },
      ],
    },
  ],
};

/** A query's result, which states the units of its fields. */
const query = {
  reading: "Value by class",
  query: { where: [{ field: "class", op: "is", values: ["us_equity"] }] },
  units: { value: "usd", weight: "percent", held: "days" },
  rows: [
    { class: "us_equity", value: 532_000, weight: 53.2, held: 1, since: "2026-11-20" },
    { class: "cash", value: 50_000, weight: 5, held: 61, since: "2026-09-20" },
  ],
  totals: { value: 582_000, weight: 58.2 },
  figures: [{ name: "threshold", value: 40, unit: "percent" }],
};

const called = (id: string, name: string) => ({ id, name, input: {}, malformed_bytes: null });

/** The messages of a turn with a failed call and two results: r1 are the holdings, r2 the classes. */
export const turnWithResults: Message[] = withResultNumbers([
  { role: "user", text: "How is it going?" },
  {
    role: "assistant",
    text: "",
    calls: [called("a", "get_price"), called("b", "get_holdings"), called("c", "query_portfolio")],
  },
  {
    role: "tools",
    results: [
      { call_id: "a", status: "error", shown: { error: { code: "down", message: "Down." } } },
      { call_id: "b", status: "success", shown: { source_id: "tool:get_holdings:v1", data } },
      { call_id: "c", status: "success", shown: { source_id: "tool:query:v1", data: query } },
    ],
  },
]);

export const tools: readonly DefinedTool[] = [holdingsTool];
