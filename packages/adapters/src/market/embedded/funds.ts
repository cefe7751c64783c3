import * as Security from "@advisor/domain/security";
import type { FundCard, MarketPorts } from "@advisor/tools/market-ports";
import * as z from "zod";
import { fundCardsKey, securityKey } from "../../dynamo/keys.ts";
import type { Table } from "../../dynamo/table.ts";
import { rankMatches } from "./matching.ts";
import { datasetDay, simulatedValue } from "./simulated.ts";
import { readPacked } from "./stored.ts";

const Card = z.object({
  symbol: z.string(),
  name: z.string(),
  asset_class: z.string().nullable(),
  expense_ratio_pct: z.string().nullable(),
}) satisfies z.ZodType<FundCard>;

export function funds(table: Table): MarketPorts["funds"] {
  const read = async (symbol: string) =>
    (await readPacked(table, securityKey(symbol, "FUND"), Security.Fund))?.value;
  return {
    async get(symbol) {
      const found = await read(symbol);
      return found && simulatedValue(found, found.as_of, "filing");
    },
    async many(symbols) {
      const all = await Promise.all([...new Set(symbols)].map(read));
      return new Map(all.flatMap((found) => (found === undefined ? [] : [[found.symbol, found]])));
    },
    async list(text, limit) {
      const stored = await readPacked(table, fundCardsKey, z.array(Card));
      const cards = stored?.value ?? [];
      const found = text === null ? cards : rankMatches(text, cards, cardTexts);
      const as_of = stored?.as_of ?? (await datasetDay(table));
      return simulatedValue(found.slice(0, limit), as_of, "eod");
    },
  };
}

/** A search for "fixed income" also finds "fixed_income". */
const cardTexts = ({ symbol, name, asset_class }: FundCard): (string | null)[] => [
  symbol,
  name,
  asset_class?.replaceAll("_", " ") ?? null,
];
