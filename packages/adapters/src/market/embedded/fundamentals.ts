import { Fundamentals } from "@advisor/domain/market/fundamentals";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { securityKey } from "../../dynamo/keys.ts";
import type { Table } from "../../dynamo/table.ts";
import { simulated } from "./simulated.ts";
import { unpacked } from "./stored.ts";

export const fundamentals = (table: Table): MarketPorts["fundamentals"] => ({
  async get(symbol) {
    const stored = await unpacked(table, securityKey(symbol, "FUNDAMENTALS"), Fundamentals);
    return stored && simulated(stored.value, stored.as_of, "filing");
  },
});
