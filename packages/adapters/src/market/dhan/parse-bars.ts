import { Bar } from "@advisor/domain/market/bar";
import * as z from "zod";
import { completeRows } from "../shared/complete.ts";
import { amount, count, isoTime } from "../shared/values.ts";

/** charts/historical and charts/intraday: one list for each column. */
export const Charts = z.object({
  open: z.array(amount),
  high: z.array(amount),
  low: z.array(amount),
  close: z.array(amount),
  volume: z.array(count),
  timestamp: z.array(z.number()),
});

const indian = 5.5 * 3600;

/** Newest first. A daily bar begins at midnight in India, which is the previous day in UTC. */
export function bars(charts: z.infer<typeof Charts>, daily: boolean): Bar[] {
  const at = (time: number) =>
    daily ? (isoTime((time + indian) * 1000)?.slice(0, 10) ?? null) : isoTime(time * 1000);
  return completeRows(
    "dhan",
    Bar,
    charts.timestamp.map((time, row) => ({
      at: at(time),
      open: charts.open[row] ?? null,
      high: charts.high[row] ?? null,
      low: charts.low[row] ?? null,
      close: charts.close[row] ?? null,
      volume: charts.volume[row] ?? null,
    })),
  ).toSorted((a, b) => b.at.localeCompare(a.at));
}
