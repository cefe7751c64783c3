import { addDays, type Day } from "@advisor/domain/day";
import type * as Cell from "@advisor/domain/research/cell";
import type * as Criterion from "@advisor/domain/research/criterion";

/** Why the quotes do not support a verdict; undefined when they do. */
export function missingEvidence(
  quotes: readonly Cell.Quote[],
  { min_sources, max_age_days }: Criterion.Info["evidence"],
  today: Day,
): string | undefined {
  if (quotes.length === 0) return "No quote stands in a page that was read.";
  const fresh = quotes.filter(({ date }) => isFresh(date, max_age_days, today));
  if (fresh.length === 0) {
    return `All evidence is undated or older than ${max_age_days} days.`;
  }
  const sources = new Set(fresh.map(sourceOf));
  if (sources.size >= min_sources) return undefined;
  const old = fresh.length < quotes.length ? ", counting only recent ones" : "";
  return `${sources.size} independent source${sources.size === 1 ? "" : "s"}${old}; the criterion asks for ${min_sources}.`;
}

/** A page without a date does not count as recent. */
const isFresh = (date: string | null, days: number | null, today: Day): boolean =>
  days === null || (date !== null && date.slice(0, 10) >= addDays(today, -days));

/** Pages on one registrable domain are one source: ir.acme.com and www.acme.com are. */
export function sourceOf({ url, source_id }: Pick<Cell.Quote, "url" | "source_id">): string {
  if (url === null || !URL.canParse(url)) return source_id;
  const labels = new URL(url).hostname.toLowerCase().split(".");
  const [second = "", top = ""] = labels.slice(-2);
  const shared = top.length === 2 && /^(?:co|com|org|net|gov|ac)$/.test(second);
  return labels.slice(shared ? -3 : -2).join(".");
}
