import type { Dataset as Statements } from "@advisor/domain/brokerage/dataset";
import { tradeAmount } from "@advisor/domain/brokerage/trade-amount";
import type { Day } from "@advisor/domain/day";
import { decimal } from "@advisor/domain/decimal";
import { securityClass } from "@advisor/domain/text/security-class";
import { accountDimensions } from "../book/account-dimensions.ts";
import type { Dataset } from "../book/dataset.ts";
import { calendarDimensions, calendarOf, dayOf, name } from "../book/dimensions.ts";
import type { Facts, HeldFact } from "../book/facts.ts";
import { accounts, count, price, quantity, share, usd } from "../book/measures.ts";
import {
  assetClassParts,
  scaledFigures,
  securityDimensions,
  securityOf,
} from "../book/positions.ts";
import type { Figure, Row } from "../book/row.ts";
import { sources } from "../book/sources.ts";

const { symbol, name: title, kind, asset_class, sector } = securityDimensions;

/**
 * Trades, transfers and fees from the statements. `net_amount` is the money that enters the
 * account.
 */
export const transactions: Dataset = {
  noun: ["transaction", "transactions"],
  date: "date",
  dimensions: {
    ...accountDimensions,
    ...{ symbol, name: title, kind, asset_class, sector },
    type: name("type", [
      ...["buy", "sell", "deposit", "withdrawal", "dividend", "interest", "fee"],
    ]),
    status: name("status", ["completed", "pending", "failed"]),
    method: name("method"),
    date: dayOf("date"),
    ...calendarDimensions,
  },
  measures: {
    amount: usd("amount", { basis: ["quantity"] }),
    net_amount: usd("net amount"),
    quantity: { ...quantity, basis: ["amount"] },
    // The average price of several trades of a security is per unit.
    price: { ...price, rule: { how: "weighted", by: "quantity", within: "symbol" } },
    share,
    count,
    accounts,
  },
  columns: ["amount", "quantity", "price"],
  title: ["date", "type", "symbol", "account", "method", "status"],
  order: { by: "date", direction: "desc" },
  events: true,
  counted: { dimension: "status", value: "completed" },
  rows: (facts) => [...tradeRows(facts), ...transferRows(facts), ...feeRows(facts)],
};

/** The recorded transaction types, with the first and the last day. */
export interface Coverage {
  types: readonly string[];
  days: readonly [first: Day, last: Day] | null;
}

/**
 * A type that a statement never contains is "not on file"; one that it could contain but does not
 * is "none".
 */
export function coverageOf({ activity, transfers, fees }: Partial<Statements>): Coverage[] {
  return [
    ...(activity ? [{ types: ["buy", "sell"], days: daysOf(activity.trades) }] : []),
    ...(transfers ? [{ types: ["deposit", "withdrawal"], days: daysOf(transfers.transfers) }] : []),
    ...(fees
      ? [{ types: ["fee"], days: daysOf(fees.fees.map(({ day }) => ({ timestamp: day }))) }]
      : []),
  ];
}

function daysOf(rows: readonly { timestamp: string }[]): Coverage["days"] {
  const days = rows.map(({ timestamp }) => timestamp.slice(0, 10)).sort();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? null : [first, last];
}

function tradeRows(facts: Facts): Row[] {
  const { activity } = facts.statements;
  return (activity?.trades ?? []).flatMap((trade, index) => {
    const traded = facts.spelled(trade.symbol);
    const held = facts.held.find((one) => one.symbol === traded);
    const figures = figuresOf({ ...trade, symbol: traded }, held);
    return classesOf(held).map(({ asset_class, weight }) => ({
      ...eventOf(`trade/${index + 1}`, trade.timestamp),
      source: sources.activity,
      as_of: activity?.as_of ?? facts.as_of,
      dimensions: {
        ...facts.accountNamed(trade.account),
        ...securityNamed(traded, held),
        asset_class,
        type: trade.side === "BUY" ? "buy" : "sell",
        status: "completed",
        method: null,
        ...datesOf(trade.timestamp),
      },
      figures: { ...scaledFigures(figures, weight), price: decimal(trade.price) },
    }));
  });
}

/** A trade of a fund with several asset classes is split by its mix. */
const classesOf = (held: HeldFact | undefined): ReturnType<typeof assetClassParts> =>
  held === undefined ? [{ asset_class: null, weight: undefined }] : assetClassParts(held.holding);

function figuresOf(trade: Trade, held: HeldFact | undefined): Record<string, Figure> {
  const amount = tradeAmount(trade, held?.holding);
  return {
    amount,
    net_amount: trade.side === "BUY" ? amount.times(-1) : amount,
    quantity: decimal(trade.quantity),
  };
}

type Trade = Statements["activity"]["trades"][number];

function transferRows(facts: Facts): Row[] {
  const { transfers } = facts.statements;
  return (transfers?.transfers ?? []).map((transfer, index) => {
    const amount = decimal(transfer.amount);
    return {
      ...eventOf(`transfer/${index + 1}`, transfer.timestamp),
      source: sources.transfers,
      as_of: transfers?.as_of ?? facts.as_of,
      dimensions: {
        ...facts.accountNamed(transfer.account),
        ...noSecurity,
        type: transfer.type,
        status: transfer.status,
        method: transfer.method,
        ...datesOf(transfer.timestamp),
      },
      figures: {
        amount,
        net_amount: transfer.type === "deposit" ? amount : amount.times(-1),
        quantity: "does_not_apply",
        price: "does_not_apply",
      },
    };
  });
}

function feeRows(facts: Facts): Row[] {
  const { fees } = facts.statements;
  return (fees?.fees ?? []).map(({ account, day, amount }, index) => ({
    ...eventOf(`fee/${index + 1}`, day),
    source: sources.household,
    as_of: fees?.as_of ?? facts.as_of,
    dimensions: {
      ...facts.accountNamed(account),
      ...noSecurity,
      ...{ type: "fee", status: "completed", method: null },
      ...datesOf(day),
    },
    figures: {
      amount: decimal(amount),
      net_amount: decimal(amount).times(-1),
      quantity: "does_not_apply",
      price: "does_not_apply",
    },
  }));
}

const eventOf = (id: string, timestamp: string) => ({ id, key: id, day: timestamp.slice(0, 10) });

const datesOf = (timestamp: string) => ({
  date: timestamp.slice(0, 10),
  ...calendarOf(timestamp.slice(0, 10)),
});

const noSecurity = { symbol: null, name: null, kind: null, asset_class: null, sector: null };

const kindOfClass: Readonly<Record<string, string>> = {
  stocks: "stock",
  etf: "etf",
  funds: "mutual_fund",
  bonds: "bond",
  options: "option",
  private: "private",
};

/**
 * A security that was sold completely is known by its symbol only, and by its kind if the symbol
 * shows it.
 */
function securityNamed(traded: string, held: HeldFact | undefined): Row["dimensions"] {
  if (held === undefined) {
    const known = kindOfClass[securityClass(traded) ?? ""] ?? null;
    return { symbol: traded, name: null, kind: known, sector: null };
  }
  const security = securityOf(held);
  return { symbol: traded, name: security.name, kind: security.kind, sector: security.sector };
}
