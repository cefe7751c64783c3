import { CongressTrade, DarkpoolTrade, InsiderTrade, Owner } from "@advisor/domain/market/trades";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { congressKey, securityKey } from "../../dynamo/keys.ts";
import type { Table } from "../../dynamo/table.ts";
import { type DatedList, datedList } from "./dated.ts";

const insiderTrades: DatedList<InsiderTrade> = {
  row: InsiderTrade,
  at: ({ transaction_date }) => transaction_date,
  delay: "filing",
};

const weeks: DatedList<DarkpoolTrade> = { row: DarkpoolTrade, at: ({ at }) => at, delay: "weekly" };

const disclosures: DatedList<CongressTrade> = {
  row: CongressTrade,
  at: ({ filed }) => filed,
  delay: "filing",
};

const holdings: DatedList<Owner> = {
  row: Owner,
  at: ({ report_date }) => report_date,
  delay: "filing",
};

export const insiders = (table: Table): MarketPorts["insiders"] => ({
  list: (symbol, range) => datedList(table, securityKey(symbol, "INSIDERS"), insiderTrades, range),
});

export const darkpool = (table: Table): MarketPorts["darkpool"] => ({
  list: (symbol, range) => datedList(table, securityKey(symbol, "DARKPOOL"), weeks, range),
});

export const congress = (table: Table): MarketPorts["congress"] => ({
  list: (symbol, range) => {
    const key = symbol === null ? congressKey : securityKey(symbol, "CONGRESS");
    return datedList(table, key, disclosures, range);
  },
});

/** Largest first, as stored: all of them report for the same quarter. */
export const owners = (table: Table): MarketPorts["owners"] => ({
  list: (symbol, limit) =>
    datedList(table, securityKey(symbol, "OWNERS"), holdings, { from: null, to: null, limit }),
});
