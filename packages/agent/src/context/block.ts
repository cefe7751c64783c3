import type { Day } from "@advisor/domain/day";
import type * as Household from "@advisor/domain/household";
import { summaryRows } from "./sources/household.ts";

export const contextTag = (lines: readonly string[]): string =>
  ["<context>", ...lines, "</context>"].join("\n");

interface HistoryMessage {
  role: string;
  content: string;
}

/**
 * The context stored with an advisor's message: the date, the mode, the household, and the earlier
 * conversation.
 */
export const contextBlock = (
  today: Day,
  household: Household.Info | undefined,
  earlier: readonly HistoryMessage[] = [],
): string =>
  contextTag([
    `today: ${today}`,
    ...(household === undefined
      ? ["mode: general", "household: none chosen"]
      : ["mode: client", ...summaryRows(household, today)]),
    ...earlierLines(earlier),
  ]);

/** The date, and the earlier conversation as the trading client reports it. */
export const earlierBlock = (today: Day, history: readonly HistoryMessage[]): string =>
  contextTag([`today: ${today}`, "mode: trading", ...earlierLines(history)]);

/** Quotes the client's history as data, shortened. */
function earlierLines(history: readonly HistoryMessage[]): string[] {
  const earlier = history
    .slice(-10)
    .map(({ role, content }) => `${role}: ${content.slice(0, 2_000).replace(/[<>]/g, " ")}`);
  return earlier.length === 0 ? [] : ["earlier:", ...earlier];
}
