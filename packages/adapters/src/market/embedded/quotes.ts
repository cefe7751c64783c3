import * as Security from "@advisor/domain/security";
import type { MarketPorts, QuotedSecurity } from "@advisor/tools/market-ports";
import * as z from "zod";
import { type Key, securityKey } from "../../dynamo/keys.ts";
import type { Table, TableItem } from "../../dynamo/table.ts";
import { latestDate } from "./dated-list.ts";
import { packItem, readPacked } from "./packed-item.ts";
import { datasetDay, simulatedValue } from "./simulated.ts";

const Quoted = z.object({ security: Security.Info, quote: Security.Quote });

export function embeddedQuotes(table: Table): MarketPorts["quotes"] {
  const read = async (symbol: string) =>
    (await readPacked(table, securityKey(symbol, "QUOTE"), Quoted))?.value;
  return {
    async get(symbol) {
      const found = await read(symbol);
      return found && simulatedValue(found, found.quote.as_of, "eod");
    },
    async many(symbols) {
      const all = await Promise.all([...new Set(symbols)].map(read));
      const known = all.filter((one) => one !== undefined);
      const as_of = latestDate(known, ({ quote }) => quote.as_of) ?? (await datasetDay(table));
      return simulatedValue(known, as_of, "eod");
    },
  };
}

export const quoteItem = (quoted: QuotedSecurity): Key & TableItem =>
  packItem(securityKey(quoted.security.symbol, "QUOTE"), quoted.quote.as_of, quoted);
