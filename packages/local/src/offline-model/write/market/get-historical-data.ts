import { Segment } from "@advisor/domain/market/instrument";
import * as z from "zod";
import {
  joinWithAnd,
  paragraphs,
  plainLine,
  priceText,
  quantityText,
  signedPercentText,
  table,
  timeText,
} from "../../format.ts";
import { notFound } from "../absent.ts";
import { writer } from "../writer.ts";
import { citeInstrument, instrumentName } from "./instrument-name.ts";

const Bar = z.object({
  at: z.string(),
  open: z.number(),
  high: z.number(),
  low: z.number(),
  close: z.number(),
  volume: z.number().nullable(),
});
const History = z.object({
  found: z.boolean(),
  security_id: z.string(),
  segment: Segment,
  interval: z.string(),
  from: z.string(),
  to: z.string(),
  summary: z
    .object({
      bars: z.number(),
      first_close: z.number(),
      last_close: z.number(),
      change_pct: z.number().nullable(),
      high: z.number(),
      low: z.number(),
    })
    .nullable(),
  bars: z.array(Bar),
  reason: z.string().nullable(),
  suggestions: z.array(z.string()),
});
type History = z.infer<typeof History>;

const shown = 10;

export const getHistoricalData = writer(History, (history, given) => {
  const name = instrumentName(history, given);
  const days = `${plainLine(history.from)} to ${plainLine(history.to)}`;
  const bars = history.bars.toSorted((a, b) => b.at.localeCompare(a.at));
  if (history.summary === null || bars.length === 0) {
    return `${name}, ${days}: ${notFound(history, given)}`;
  }
  const rows = bars
    .slice(0, shown)
    .map((bar) => [
      timeText(bar.at),
      ...[bar.open, bar.high, bar.low, bar.close].map(rupees),
      bar.volume === null ? "-" : quantityText(bar.volume),
    ]);
  const listedAll = bars.length <= shown && history.summary.bars === bars.length;
  return paragraphs([
    `${lead(name, days, history.summary)} ${citeInstrument(history, given)}`,
    table(["Time", "Open", "High", "Low", "Close", "Volume"], rows),
    listedAll
      ? ""
      : "The newest bars are listed; all of them are in the result beside this answer.",
  ]);
});

const rupees = (value: number): string => priceText(value, "INR");

function lead(name: string, days: string, summary: NonNullable<History["summary"]>): string {
  const range = `between ${joinWithAnd([rupees(summary.low), rupees(summary.high)])}`;
  if (summary.bars === 1) {
    return `${name} closed at **${rupees(summary.last_close)}** (${days}), after trading ${range}.`;
  }
  const moved = summary.change_pct === null ? "" : `, ${signedPercentText(summary.change_pct)}`;
  return `${name} went from a close of ${rupees(summary.first_close)} to **${rupees(summary.last_close)}**${moved}, in the days ${days}, trading ${range}.`;
}
