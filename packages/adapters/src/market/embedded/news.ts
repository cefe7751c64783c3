import { News } from "@advisor/domain/market/news";
import type { MarketPorts } from "@advisor/tools/market-ports";
import * as z from "zod";
import { securityKey } from "../../dynamo/keys.ts";
import type { Table } from "../../dynamo/table.ts";
import { newestInRange } from "./dated-list.ts";
import { readPacked } from "./packed-item.ts";
import { datasetDay, simulatedValue } from "./simulated.ts";

const published = ({ published_at }: News): string => published_at;

export const embeddedNews = (table: Table): MarketPorts["news"] => ({
  async list(symbols, range) {
    const lists = await Promise.all([...new Set(symbols)].map((symbol) => readNews(table, symbol)));
    const once = new Map(lists.flat().map((item) => [item.id, item]));
    const items = newestInRange([...once.values()], published, range);
    return simulatedValue(items, items[0]?.published_at ?? (await datasetDay(table)), "eod");
  },
});

export async function readNews(table: Table, symbol: string): Promise<News[]> {
  const stored = await readPacked(table, securityKey(symbol, "NEWS"), z.array(News));
  return stored?.value ?? [];
}
