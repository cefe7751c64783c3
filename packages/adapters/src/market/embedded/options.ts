import { Day } from "@advisor/domain/day";
import { Text } from "@advisor/domain/decimal";
import { Option } from "@advisor/domain/market/option";
import type { MarketPorts } from "@advisor/tools/market-ports";
import * as z from "zod";
import { type Key, optionsKey, optionsPrefix, securityPartition } from "../../dynamo/keys.ts";
import type { Table, TableItem } from "../../dynamo/table.ts";
import { packItem, parsePacked } from "./packed-item.ts";
import { simulatedValue } from "./simulated.ts";

const OptionChain = z.object({
  day: Day,
  underlying_price: Text.nullable(),
  options: z.array(Option),
});
export type OptionChain = z.infer<typeof OptionChain>;

export const embeddedOptions = (table: Table): MarketPorts["options"] => ({
  async chain(symbol, day) {
    const item =
      day === null
        ? await newestChain(table, symbol)
        : await table.get(optionsKey(symbol, day), { eventual: true });
    const stored = parsePacked(item, OptionChain);
    return stored && simulatedValue(stored.value, stored.as_of, "eod");
  },
});

async function newestChain(table: Table, symbol: string): Promise<TableItem | undefined> {
  const pk = securityPartition(symbol);
  const page = await table.query({ pk, prefix: optionsPrefix, backwards: true, limit: 1 });
  return page.items[0];
}

export const optionChainItem = (symbol: string, chain: OptionChain): Key & TableItem =>
  packItem(optionsKey(symbol, chain.day), chain.day, chain);
