import { Fundamentals } from "@advisor/domain/market/fundamentals";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { securityKey } from "../../dynamo/keys.ts";
import type { Table } from "../../dynamo/table.ts";
import { readPacked } from "./packed-item.ts";
import { simulatedValue } from "./simulated.ts";

export const embeddedFundamentals = (table: Table): MarketPorts["fundamentals"] => ({
  async get(symbol) {
    const stored = await readPacked(table, securityKey(symbol, "FUNDAMENTALS"), Fundamentals);
    return stored && simulatedValue(stored.value, stored.as_of, "filing");
  },
});
