import type { Transcript } from "@advisor/domain/market/transcript";
import type { Facts } from "../facts.ts";
import { person } from "../filings/people.ts";
import { seededRandom } from "../seeded.ts";
import { afterWeekdays } from "../trading-days.ts";
import { callParagraphs } from "./transcript-lines.ts";

const callers = new Set(
  "AAPL ABBV AMZN AVGO BAC COST DIS GOOGL HD INTC JNJ JPM LLY META MSFT NFLX NVDA TSLA UNH WMT XOM".split(
    " ",
  ),
);

/**
 * Earnings calls of the last two quarters, newest first. The latest took place on the filing date.
 */
export function transcriptsOf({ security, fundamentals }: Facts): Transcript[] {
  if (!fundamentals?.filed || !callers.has(security.symbol)) return [];
  const roll = seededRandom(`${security.symbol} calls`);
  const speakers = { chief: person(roll), finance: person(roll), analyst: person(roll) };
  const earlier = afterWeekdays("2026-07-20", roll.whole(0, 15));
  return [["2026Q3", fundamentals.filed] as const, ["2026Q2", earlier] as const].map(
    ([quarter, held], index) => ({
      symbol: security.symbol,
      company: security.name,
      quarter,
      held,
      kind: "transcript",
      paragraphs: callParagraphs(fundamentals, quarter, speakers, index === 0),
    }),
  );
}
