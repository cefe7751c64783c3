import { decimal } from "@advisor/domain/decimal";
import type { InsiderTrade } from "@advisor/domain/market/trades";
import { barAt, type Facts, isDomesticFiler } from "../facts.ts";
import { type SeededRandom, seededRandom } from "../seeded.ts";
import { afterWeekdays } from "../trading-days.ts";
import { person } from "./people.ts";

interface Insider {
  owner: string;
  title: string;
  held: number;
}

const titles = [
  "Chief Executive Officer",
  "Chief Financial Officer",
  "General Counsel",
  "Director",
  "Director",
  "Executive Vice President",
] as const;

const codes = ["S", "S", "S", "P", "A", "F", "G"] as const;
const acquiring: readonly string[] = ["P", "A"];
/** Transaction codes without a price: grants and gifts. */
const unpriced: readonly string[] = ["A", "G"];

/** Two business days before the dataset's day. */
const lastFiled = "2026-11-18";

/**
 * A year of Form 4 filings, oldest first, each filed within two business days and no later than the
 * dataset's day.
 */
export function insiderTrades(facts: Facts): InsiderTrade[] {
  if (!isDomesticFiler(facts)) return [];
  const roll = seededRandom(`${facts.security.symbol} insiders`);
  const insiders = titles.slice(0, roll.whole(2, 4)).map((title) => ({
    owner: person(roll),
    title,
    held: roll.whole(20_000, 600_000),
  }));
  const days = facts.bars.map(({ at }) => at).filter((day) => day <= lastFiled);
  const chosen = Array.from({ length: roll.whole(3, 8) }, () => roll.whole(0, days.length - 1));
  return chosen
    .sort((a, b) => a - b)
    .map((index) => trade(facts, days[index] ?? lastFiled, pickOne(insiders, roll), roll));
}

function trade(facts: Facts, day: string, insider: Insider, roll: SeededRandom): InsiderTrade {
  const code = roll.pick(codes);
  const acquired = acquiring.includes(code);
  const shares = Math.max(1, Math.floor(insider.held * roll.between(0.01, 0.12)));
  insider.held += acquired ? shares : -shares;
  const price = unpriced.includes(code) ? null : priceOn(facts, day, roll);
  return {
    symbol: facts.security.symbol,
    owner: insider.owner,
    title: insider.title,
    transaction_date: day,
    filed: afterWeekdays(day, roll.whole(1, 2)),
    code,
    side: acquired ? "acquired" : "disposed",
    shares: String(shares),
    price,
    value: price === null ? null : decimal(price).times(shares).toFixed(2),
    shares_after: String(insider.held),
    planned: code === "S" ? roll.between(0, 1) < 0.6 : null,
  };
}

/** A price within the day's range. */
function priceOn(facts: Facts, day: string, roll: SeededRandom): string {
  const { low, high } = barAt(facts, day);
  return roll.between(Number(low), Number(high)).toFixed(2);
}

function pickOne(insiders: readonly Insider[], roll: SeededRandom): Insider {
  const [first, ...others] = insiders;
  if (first === undefined) throw new Error("a company has insiders");
  return roll.pick([first, ...others]);
}
