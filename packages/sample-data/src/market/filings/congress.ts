import { addDays, type Day } from "@advisor/domain/day";
import type { CongressTrade } from "@advisor/domain/market/trades";
import { asOf } from "../../sample.ts";
import { type Facts, isDomesticFiler } from "../facts.ts";
import { type SeededRandom, seededRandom } from "../seeded.ts";
import { isWeekday } from "../trading-days.ts";
import { person } from "./people.ts";

type Chamber = CongressTrade["chamber"];
type Asset = Pick<CongressTrade, "symbol" | "asset">;

/** The value ranges on the STOCK Act form. */
const ranges = [
  ["1001", "15000"],
  ["1001", "15000"],
  ["15001", "50000"],
  ["50001", "100000"],
  ["100001", "250000"],
  ["250001", "500000"],
  ["500001", "1000000"],
] as const;

const unlisted: readonly Asset[] = [
  { symbol: null, asset: "United States Treasury note, 4.25%, due 2031" },
  { symbol: null, asset: "State of Ohio general obligation bonds" },
  { symbol: null, asset: "Membership interest in a family farm" },
];

const sides = ["purchase", "purchase", "sale", "sale", "exchange"] as const;
const members = 14;
const perCompany = 3;

/**
 * Trade disclosures of fictional members of Congress, newest first, each filed within 45 days of
 * the trade.
 */
export function congressTrades(all: readonly Facts[]): CongressTrade[] {
  const roll = seededRandom("congress");
  const house = Array.from({ length: members }, (_, index): [string, Chamber] =>
    index % 3 === 0 ? [`Sen. ${person(roll)}`, "senate"] : [`Rep. ${person(roll)}`, "house"],
  );
  const companies = all.filter((facts) => isDomesticFiler(facts) && facts.listing.shares !== null);
  const assets = [...companies.flatMap((facts) => traded(facts, roll)), ...unlisted];
  return assets
    .map((asset) => disclosure(asset, house[roll.whole(0, members - 1)], roll))
    .sort((a, b) => b.filed.localeCompare(a.filed));
}

/** A random selection of companies. */
const traded = ({ security }: Facts, roll: SeededRandom): Asset[] =>
  Array.from({ length: Math.max(0, roll.whole(-1, perCompany)) }, () => ({
    symbol: security.symbol,
    asset: security.name,
  }));

function disclosure(
  { symbol, asset }: Asset,
  [member, chamber]: [string, Chamber] = ["", "house"],
  roll: SeededRandom,
): CongressTrade {
  const filed = weekdayBefore(addDays(asOf, -roll.whole(0, 300)));
  const [amount_from, amount_to] = roll.pick(ranges);
  return {
    symbol,
    asset,
    member,
    chamber,
    side: roll.pick(sides),
    transaction_date: weekdayBefore(addDays(filed, -roll.whole(6, 42))),
    filed,
    amount_from,
    amount_to,
    url: null,
  };
}

/** The day itself if it is a weekday, otherwise the Friday before. */
function weekdayBefore(day: Day): Day {
  return isWeekday(day) ? day : weekdayBefore(addDays(day, -1));
}
