import type { Day } from "@advisor/domain/day";
import type * as Household from "@advisor/domain/household";
import { summaryRows } from "./household.ts";

export const framed = (lines: readonly string[]): string =>
  ["<context>", ...lines, "</context>"].join("\n");

/** What stays with an advisor's message: the day, the mode, and whom it is about. */
export const contextBlock = (today: Day, household: Household.Info | undefined): string =>
  framed([
    `today: ${today}`,
    ...(household === undefined
      ? ["mode: general", "household: none chosen"]
      : ["mode: client", ...summaryRows(household, today)]),
  ]);

/** The day, and what a trader's own client says was spoken before: data, shortened to what matters. */
export function earlierBlock(today: Day, history: { role: string; content: string }[]): string {
  const earlier = history
    .slice(-10)
    .map(({ role, content }) => `${role}: ${content.slice(0, 2_000).replace(/[<>]/g, " ")}`);
  const lines = earlier.length === 0 ? [] : ["earlier:", ...earlier];
  return framed([`today: ${today}`, "mode: trading", ...lines]);
}
