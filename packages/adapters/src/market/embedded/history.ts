import type { MarketPorts } from "@advisor/tools/market-ports";
import { securityKey } from "../../dynamo/keys.ts";
import type { Table } from "../../dynamo/table.ts";
import { newestInRange } from "./dated-list.ts";
import { PackedBars } from "./packed-bars.ts";
import { readPacked } from "./packed-item.ts";
import { simulatedValue } from "./simulated.ts";

export const embeddedHistory = (table: Table): MarketPorts["history"] => ({
  async daily(symbol, range) {
    const stored = await readPacked(table, securityKey(symbol, "BARS"), PackedBars);
    if (stored === undefined) return undefined;
    const bars = newestInRange(stored.value, ({ at }) => at, range);
    return simulatedValue(bars, bars[0]?.at ?? stored.as_of, "eod");
  },
});
