import type { Day } from "@advisor/domain/day";
import type * as Household from "@advisor/domain/household";
import { summaryRows } from "./household.ts";

export const framed = (lines: readonly string[]): string =>
  ["<context>", ...lines, "</context>"].join("\n");

interface Said {
  role: string;
  content: string;
}

/** What stays with an advisor's message: the day, the mode, whom it is about, and what was spoken before. */
export const contextBlock = (
  today: Day,
  household: Household.Info | undefined,
  earlier: readonly Said[] = [],
): string =>
  framed([
    `today: ${today}`,
    ...(household === undefined
      ? ["mode: general", "household: none chosen"]
      : ["mode: client", ...summaryRows(household, today)]),
    ...earlierLines(earlier),
  ]);

/** The day, and what a trader's own client says was spoken before. */
export const earlierBlock = (today: Day, history: readonly Said[]): string =>
  framed([`today: ${today}`, "mode: trading", ...earlierLines(history)]);

/** What a client says was spoken before is data, shortened to what matters. */
function earlierLines(history: readonly Said[]): string[] {
  const earlier = history
    .slice(-10)
    .map(({ role, content }) => `${role}: ${content.slice(0, 2_000).replace(/[<>]/g, " ")}`);
  return earlier.length === 0 ? [] : ["earlier:", ...earlier];
}
