import { CongressTrade, DarkpoolTrade, InsiderTrade, Owner } from "@advisor/domain/market/trades";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { congressKey, securityKey } from "../../dynamo/keys.ts";
import type { Table } from "../../dynamo/table.ts";
import { type DatedListSpec, readDatedList } from "./dated-list.ts";

const insiderTrades: DatedListSpec<InsiderTrade> = {
  row: InsiderTrade,
  at: ({ transaction_date }) => transaction_date,
  delay: "filing",
};

const weeks: DatedListSpec<DarkpoolTrade> = {
  row: DarkpoolTrade,
  at: ({ at }) => at,
  delay: "weekly",
};

const disclosures: DatedListSpec<CongressTrade> = {
  row: CongressTrade,
  at: ({ filed }) => filed,
  delay: "filing",
};

const holdings: DatedListSpec<Owner> = {
  row: Owner,
  at: ({ report_date }) => report_date,
  delay: "filing",
};

export const embeddedInsiderTrades = (table: Table): MarketPorts["insiders"] => ({
  list: (symbol, range) =>
    readDatedList(table, securityKey(symbol, "INSIDERS"), insiderTrades, range),
});

export const embeddedDarkpoolTrades = (table: Table): MarketPorts["darkpool"] => ({
  list: (symbol, range) => readDatedList(table, securityKey(symbol, "DARKPOOL"), weeks, range),
});

export const embeddedCongressTrades = (table: Table): MarketPorts["congress"] => ({
  list: (symbol, range) => {
    const key = symbol === null ? congressKey : securityKey(symbol, "CONGRESS");
    return readDatedList(table, key, disclosures, range);
  },
});

/** Largest first, as stored: all of them report for the same quarter. */
export const embeddedOwners = (table: Table): MarketPorts["owners"] => ({
  list: (symbol, limit) =>
    readDatedList(table, securityKey(symbol, "OWNERS"), holdings, { from: null, to: null, limit }),
});
