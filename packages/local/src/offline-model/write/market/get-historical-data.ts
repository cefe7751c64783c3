import { PriceHistory } from "@advisor/protocol/trading/tools";
import { priceText, quantityText, signedPercentText } from "../../format/amounts.ts";
import { paragraphs, table } from "../../format/markdown.ts";
import { joinWithAnd, plainLine, timeText } from "../../format/text.ts";
import { notFound } from "../absent.ts";
import { writer } from "../writer.ts";
import { citeInstrument, instrumentName } from "./instrument-name.ts";

const shown = 10;

export const getHistoricalData = writer(PriceHistory, (history, input) => {
  const name = instrumentName(history, input);
  const days = `${plainLine(history.from)} to ${plainLine(history.to)}`;
  const bars = history.bars.toSorted((a, b) => b.at.localeCompare(a.at));
  if (history.summary === null || bars.length === 0) {
    return `${name}, ${days}: ${notFound(history, input)}`;
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
    `${lead(name, days, history.summary)} ${citeInstrument(history, input)}`,
    table(["Time", "Open", "High", "Low", "Close", "Volume"], rows),
    listedAll
      ? ""
      : "The newest bars are listed; all of them are in the result beside this answer.",
  ]);
});

const rupees = (value: number): string => priceText(value, "INR");

function lead(name: string, days: string, summary: NonNullable<PriceHistory["summary"]>): string {
  const range = `between ${joinWithAnd([rupees(summary.low), rupees(summary.high)])}`;
  if (summary.bars === 1) {
    return `${name} closed at **${rupees(summary.last_close)}** (${days}), after trading ${range}.`;
  }
  const moved = summary.change_pct === null ? "" : `, ${signedPercentText(summary.change_pct)}`;
  return `${name} went from a close of ${rupees(summary.first_close)} to **${rupees(summary.last_close)}**${moved}, in the days ${days}, trading ${range}.`;
}
