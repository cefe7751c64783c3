import * as Security from "@advisor/domain/security";
import type { FundCard, MarketPorts } from "@advisor/tools/market-ports";
import * as z from "zod";
import { fundListKey, securityKey } from "../../dynamo/keys.ts";
import type { Table } from "../../dynamo/table.ts";
import { parsePacked, readPacked } from "./packed-item.ts";
import { rankMatches } from "./rank-matches.ts";
import { datasetDay, simulatedValue } from "./simulated.ts";

const Card = z.object({
  symbol: z.string(),
  name: z.string(),
  asset_class: z.string().nullable(),
  expense_ratio_pct: z.string().nullable(),
}) satisfies z.ZodType<FundCard>;

/** DynamoDB's limit for one batch read. */
const keysAtOnce = 100;

export function embeddedFunds(table: Table): MarketPorts["funds"] {
  return {
    async get(symbol) {
      const key = securityKey(symbol, "FUND");
      const found = (await readPacked(table, key, Security.Fund))?.value;
      return found && simulatedValue(found, found.as_of, "filing");
    },
    async many(symbols) {
      const keys = [...new Set(symbols)].map((symbol) => securityKey(symbol, "FUND"));
      const batches = Array.from({ length: Math.ceil(keys.length / keysAtOnce) }, (_, n) =>
        table.getMany(keys.slice(n * keysAtOnce, (n + 1) * keysAtOnce), { eventual: true }),
      );
      const found = (await Promise.all(batches))
        .flat()
        .map((item) => parsePacked(item, Security.Fund));
      return new Map(found.flatMap((one) => (one ? [[one.value.symbol, one.value]] : [])));
    },
    async list(text, limit) {
      const stored = await readPacked(table, fundListKey, z.array(Card));
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
