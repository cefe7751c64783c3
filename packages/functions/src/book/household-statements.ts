import type { Dataset } from "@advisor/domain/brokerage/dataset";
import { tradeAmount } from "@advisor/domain/brokerage/trade-amount";
import { cents } from "@advisor/domain/decimal";
import type * as Holding from "@advisor/domain/holding";
import type { HouseholdDetail } from "@advisor/protocol/household";

type Activity = HouseholdDetail["activity"];

/** Trades and transfers in one list, newest first. */
export const activityOf = (
  { activity, transfers }: Partial<Dataset>,
  holdings: readonly Holding.Info[],
): Activity =>
  [
    ...(activity?.trades ?? []).map(({ account, timestamp, side, symbol, quantity, price }) => ({
      account,
      day: timestamp.slice(0, 10),
      what: side === "BUY" ? ("buy" as const) : ("sell" as const),
      symbol,
      quantity: Number(quantity),
      price: Number(price),
      amount: cents(tradeAmount({ symbol, quantity, price }, heldAs(symbol, holdings)))
        .abs()
        .toNumber(),
      status: null,
    })),
    ...(transfers?.transfers ?? []).map(({ account, timestamp, type, amount, status }) => ({
      account,
      day: timestamp.slice(0, 10),
      what: type,
      symbol: null,
      quantity: null,
      price: null,
      amount: Number(amount),
      status,
    })),
  ].toSorted((a, b) => b.day.localeCompare(a.day));

export const returnsOf = ({ performance }: Partial<Dataset>): HouseholdDetail["returns"] =>
  (performance?.performance ?? []).map(({ account, timeframe, return_pct }) => ({
    account,
    timeframe,
    return_pct: Number(return_pct),
    as_of: performance?.as_of ?? "",
  }));

const heldAs = (symbol: string, holdings: readonly Holding.Info[]) =>
  holdings.find((one) => one.symbol === symbol);

/** The daily changes of quotes. Quotes without a known change are omitted. */
export const dayChangesOf = ({ quotes }: Partial<Dataset>): HouseholdDetail["day_changes"] =>
  (quotes?.quotes ?? []).flatMap(({ symbol, change_pct }) =>
    change_pct === null
      ? []
      : [{ symbol, change_pct: Number(change_pct), as_of: quotes?.as_of ?? "" }],
  );
