import { Transcript } from "@advisor/domain/market/transcript";
import type { MarketPorts } from "@advisor/tools/market-ports";
import * as z from "zod";
import { securityKey } from "../../dynamo/keys.ts";
import type { Table } from "../../dynamo/table.ts";
import { readPacked } from "./packed-item.ts";
import { simulatedValue } from "./simulated.ts";

export const embeddedTranscripts = (table: Table): MarketPorts["transcripts"] => ({
  async get(symbol, quarter) {
    const stored = await readPacked(table, securityKey(symbol, "TRANSCRIPTS"), z.array(Transcript));
    const ordered = stored?.value.toSorted((a, b) => b.quarter.localeCompare(a.quarter)) ?? [];
    const found = ordered.find((one) => quarter === null || one.quarter === quarter);
    return found && simulatedValue(found, found.held, "filing");
  },
});
