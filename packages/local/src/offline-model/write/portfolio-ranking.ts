import type { Portfolio } from "@advisor/domain/portfolio";
import { capital, change, listed, plain } from "../format.ts";
import { count } from "../read/amounts.ts";
import { says, words } from "../read/words.ts";
import { type Held, ratio, rowsOf } from "./portfolio-tables.ts";

const best = "best|top performers|winner|winners|biggest gain|top gainers";
const worst = "worst|loser|losers|biggest loss|biggest losses";

const mentions = (question: string, phrases: string): boolean =>
  phrases.split("|").some((phrase) => says(words(question), phrase));

export const asksForRanking = (question: string): boolean => mentions(question, `${best}|${worst}`);

/** The positions that gained or lost most; undefined when the question asks for no ranking. */
export function ranking(portfolio: Portfolio, question: string): string | undefined {
  if (!asksForRanking(question)) return undefined;
  const down = mentions(question, worst);
  const byPercent = /%|\bper ?cent\w*\b/i.test(question);
  const basis = byPercent ? "unrealized gain in percent" : "unrealized gain in dollars";
  const gainOf = ({ row }: Held) => (byPercent ? row.unrealized_pl_pct : row.unrealized_pl);
  const ranked = rowsOf(portfolio)
    .filter((held) => gainOf(held) !== null)
    .toSorted((a, b) => ((gainOf(b) ?? 0) - (gainOf(a) ?? 0)) * (down ? -1 : 1) || bySize(a, b));
  const [first] = ranked;
  if (first === undefined) return "No position has a known gain to rank.";
  const named = ranked.slice(0, count(question) ?? 1).map(position);
  const losing = ranked.some(({ row }) => (row.unrealized_pl ?? 0) < 0);
  const none = down && !losing ? "No position loses; these gain least. " : "";
  return `${none}${capital(down ? "worst" : "best")} by ${basis}: ${listed(named)}.${today(question)}`;
}

const bySize = (a: Held, b: Held): number =>
  Math.abs(b.row.value ?? 0) - Math.abs(a.row.value ?? 0) || label(a).localeCompare(label(b));

const label = ({ row }: Held): string => plain(row.symbol ?? row.name);

const position = (held: Held): string =>
  `${label(held)} in ${plain(held.account.name)} (${change(held.row.unrealized_pl)}, ${ratio(held.row.unrealized_pl_pct)})`;

const today = (question: string): string =>
  /\btoday\b/i.test(question) ? " The change of today is not part of the holdings." : "";
