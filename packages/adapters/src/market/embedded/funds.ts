import * as Security from "@advisor/domain/security";
import type { FundCard, MarketPorts } from "@advisor/tools/market-ports";
import * as z from "zod";
import { fundCardsKey, securityKey } from "../../dynamo/keys.ts";
import type { Table } from "../../dynamo/table.ts";
import { matching } from "./matching.ts";
import { datasetDay, simulated } from "./simulated.ts";
import { opened, unpacked } from "./stored.ts";

const Card = z.object({
  symbol: z.string(),
  name: z.string(),
  asset_class: z.string().nullable(),
  expense_ratio_pct: z.string().nullable(),
}) satisfies z.ZodType<FundCard>;

/** As many keys as one read of the store takes. */
const keysAtOnce = 100;

export function funds(table: Table): MarketPorts["funds"] {
  return {
    async get(symbol) {
      const key = securityKey(symbol, "FUND");
      const found = (await unpacked(table, key, Security.Fund))?.value;
      return found && simulated(found, found.as_of, "filing");
    },
    async many(symbols) {
      const keys = [...new Set(symbols)].map((symbol) => securityKey(symbol, "FUND"));
      const batches = Array.from({ length: Math.ceil(keys.length / keysAtOnce) }, (_, n) =>
        table.getMany(keys.slice(n * keysAtOnce, (n + 1) * keysAtOnce), { eventual: true }),
      );
      const found = (await Promise.all(batches)).flat().map((item) => opened(item, Security.Fund));
      return new Map(found.flatMap((one) => (one ? [[one.value.symbol, one.value]] : [])));
    },
    async list(text, limit) {
      const stored = await unpacked(table, fundCardsKey, z.array(Card));
      const cards = stored?.value ?? [];
      const found = text === null ? cards : matching(text, cards, cardTexts);
      const as_of = stored?.as_of ?? (await datasetDay(table));
      return simulated(found.slice(0, limit), as_of, "eod");
    },
  };
}

/** "fixed_income" is found by "fixed income" too. */
const cardTexts = ({ symbol, name, asset_class }: FundCard): (string | null)[] => [
  symbol,
  name,
  asset_class?.replaceAll("_", " ") ?? null,
];
