import type { MarketPorts } from "@advisor/tools/market-ports";
import { instrumentKey } from "../../dynamo/keys.ts";
import type { Table } from "../../dynamo/table.ts";
import { newestInRange } from "./dated-list.ts";
import { joinBars } from "./joined-bars.ts";
import { PackedBars } from "./packed-bars.ts";
import { readPacked } from "./packed-item.ts";
import { simulatedValue } from "./simulated.ts";

type Interval = Parameters<MarketPorts["instrument_history"]["bars"]>[0]["interval"];

const parts = { "1": "MINUTES", day: "BARS" } as const;

/** Newest first. Bars of 15, 25 and 60 minutes are combined from 5-minute bars. */
export const embeddedInstrumentHistory = (table: Table): MarketPorts["instrument_history"] => ({
  async bars({ segment, security_id, interval, from, to }) {
    const part = interval === "1" || interval === "day" ? parts[interval] : "FIVES";
    const stored = await readPacked(table, instrumentKey(segment, security_id, part), PackedBars);
    if (stored === undefined) return undefined;
    const whole = joinBars(stored.value, span(interval));
    const range = { from, to, limit: whole.length };
    const bars = newestInRange(whole, ({ at }) => at, range);
    return simulatedValue(bars, bars[0]?.at ?? stored.as_of, "eod");
  },
});

const span = (interval: Interval): number =>
  interval === "1" || interval === "day" ? 1 : Number(interval) / 5;
