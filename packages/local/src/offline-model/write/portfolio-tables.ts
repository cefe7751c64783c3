import type { Group, Portfolio, Row } from "@advisor/domain/portfolio";
import type * as z from "zod";
import {
  change,
  label,
  money,
  paragraphs,
  percent,
  plain,
  price,
  quantity,
  signedPercent,
  table,
} from "../format.ts";

const shownRows = 25;

export interface Held {
  account: z.infer<typeof Group>;
  row: z.infer<typeof Row>;
}

export const rowsOf = ({ accounts }: Portfolio): Held[] =>
  accounts.flatMap((account) => account.holdings.map((row) => ({ account, row })));

export const accountTable = ({ accounts }: Portfolio): string =>
  table(
    ["Account", "Treatment", "Value", "Cash"],
    accounts.map((account) => [
      `${plain(account.name)}${account.managed ? "" : " (held away)"}`,
      label(account.treatment),
      money(account.value),
      money(account.cash),
    ]),
  );

export function holdingTable(portfolio: Portfolio): string {
  const rows = rowsOf(portfolio);
  if (rows.length === 0) return "";
  return paragraphs([
    table(
      [
        "Account",
        "Holding",
        "Class",
        "Quantity",
        "Price",
        "Price date",
        "Value",
        "Weight",
        "Gain",
        "Gain %",
      ],
      rows
        .slice(0, shownRows)
        .map(({ account, row }) => [
          plain(account.name),
          plain(row.symbol ?? row.name),
          row.asset_class === null ? "-" : label(row.asset_class),
          quantity(row.quantity),
          price(row.price, row.price_currency),
          row.price_date ?? "-",
          money(row.value),
          percent(row.weight_pct),
          change(row.unrealized_pl),
          ratio(row.unrealized_pl_pct),
        ]),
    ),
    rows.length > shownRows ? "The side panel has the remaining holdings." : "",
  ]);
}

/** A ratio shown as a percentage: 0.2853 becomes +28.53 %. */
export const ratio = (value: number | null): string =>
  value === null ? "unknown" : signedPercent(Math.round(value * 1_000_000) / 10_000);
