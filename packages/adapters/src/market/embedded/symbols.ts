import { closestSymbols } from "@advisor/domain/portfolio/closest-symbols";
import * as Security from "@advisor/domain/security";
import type { MarketPorts } from "@advisor/tools/market-ports";
import * as z from "zod";
import { symbolDirectoryKey } from "../../dynamo/keys.ts";
import type { Table } from "../../dynamo/table.ts";
import { readPacked, type StoredValue } from "./packed-item.ts";
import { rankMatches } from "./rank-matches.ts";
import { datasetDay, simulatedValue } from "./simulated.ts";

const suggestions = 5;

export const embeddedSymbols = (table: Table): MarketPorts["symbols"] => ({
  async suggest(text) {
    const { value, as_of } = await directory(table);
    return simulatedValue(closestSymbols(text, value, suggestions), as_of, "eod");
  },
  async search(text, limit) {
    const { value, as_of } = await directory(table);
    const found = rankMatches(text, value, ({ symbol, name, sector }) => [symbol, name, sector]);
    return simulatedValue(found.slice(0, limit), as_of, "eod");
  },
});

async function directory(table: Table): Promise<StoredValue<Security.Info[]>> {
  const stored = await readPacked(table, symbolDirectoryKey, z.array(Security.Info));
  return stored ?? { value: [], as_of: await datasetDay(table) };
}
