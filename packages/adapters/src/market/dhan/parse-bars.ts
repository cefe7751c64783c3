import { Bar } from "@advisor/domain/market/bar";
import * as z from "zod";
import { keepCompleteRows } from "../shared/complete.ts";
import { amountField, countField, isoTime } from "../shared/values.ts";

/** Response of charts/historical and charts/intraday: one array per column. */
export const DhanCharts = z.object({
  open: z.array(amountField),
  high: z.array(amountField),
  low: z.array(amountField),
  close: z.array(amountField),
  volume: z.array(countField),
  timestamp: z.array(z.number()),
});

const indian = 5.5 * 3600;

/** Newest first. A daily bar begins at midnight in India, which is the previous day in UTC. */
export function parseBars(charts: z.infer<typeof DhanCharts>, daily: boolean): Bar[] {
  const at = (time: number) =>
    daily ? (isoTime((time + indian) * 1000)?.slice(0, 10) ?? null) : isoTime(time * 1000);
  return keepCompleteRows(
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
