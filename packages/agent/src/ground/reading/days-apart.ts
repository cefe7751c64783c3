import { decimal } from "@advisor/domain/decimal";
import { claimedDays } from "../days.ts";
import type { Evidence } from "../evidence/cell.ts";
import type { StatedClaim } from "../stated-claim.ts";
import { statesValue } from "../value.ts";

/**
 * True for the number of days between the present and a day: "its price is 51 days old", "due Oct 15, 37 days
 * overdue", "December 1 (in 10 days)". The day is the one stated beside the figure, or else any of what it is
 * about. The present is the day of the figures or the day of the conversation.
 */
export function isDaysApart(one: StatedClaim, evidence: Evidence): boolean {
  const [, length = "", behind = ""] = span.exec(one.after) ?? [];
  if (one.claim.unit !== "time" || length === "") return false;
  const now = presentOf(evidence);
  const ends = endsOf(one, evidence, now);
  const perUnit = /^week/i.test(length) ? 7 : 1;
  const side = sideOf(one.lead, behind);
  return now.some((from) =>
    ends.some((to) => {
      const apart = (Date.parse(to) - Date.parse(from)) / millisecondsPerDay / perUnit;
      const isOnSide = side === undefined || (side === "past") === apart < 0;
      return apart !== 0 && isOnSide && statesValue(one.claim, decimal(apart));
    }),
  );
}

const millisecondsPerDay = 86_400_000;
const span = /^\s*(days?|weeks?)\b([^.;:,|]*)/i;
const today = /\btoday: (\d{4}-\d{2}-\d{2})\b/;

function presentOf({ days }: Evidence): string[] {
  const found = days.flatMap(({ field, day, text = "" }) => [
    ...(field === "as_of" ? [day] : []),
    ...(today.exec(text)?.slice(1) ?? []),
  ]);
  return [...new Set(found)];
}

const past = /^ (?:overdue|late|old|past due|past|ago|earlier)\b/i;
const future = /^ (?:from now|from today|away|left|ahead|to go|until)\b/i;

/** Whether the words put the day before or after the present. */
function sideOf(lead: string, behind: string): "past" | "future" | undefined {
  if (past.test(behind)) return "past";
  return future.test(behind) || /\bin (?:about |roughly )?$/i.test(lead) ? "future" : undefined;
}

const nextClause = /;|\b(?:and|but|while|whereas)\b/i;

/** The day stated nearest to the figure, up to the clause behind it; if there is none, the days of what it is about. */
function endsOf(
  { claim, about, said, offset, from, to }: StatedClaim,
  { days, households }: Evidence,
  now: readonly string[],
): string[] {
  const stated = claimedDays(said).flatMap(({ day, at }) => {
    const whole = new Set(days.flatMap((one) => (one.day.endsWith(day) ? [one.day] : [])));
    const known = [...whole].filter((one) => one.length === 10 && !now.includes(one));
    const isOfNextClause = nextClause.test(said.slice(claim.at - offset, at));
    return known.length === 0 || isOfNextClause ? [] : [{ at: at + offset, known }];
  });
  const beside = stated.filter(({ at }) => at >= from && at < to);
  const nearest = (beside.length > 0 ? beside : stated).toSorted(
    (a, b) => Math.abs(a.at - claim.at) - Math.abs(b.at - claim.at),
  )[0];
  if (nearest !== undefined) return nearest.known;
  const named = about.flatMap(({ labels }) =>
    labels.filter(({ kind, name }) => kind !== "other" || households.has(name)),
  );
  return days.flatMap(({ day, labels }) =>
    day.length === 10 && named.some(({ name }) => labels.some((label) => label.name === name))
      ? [day]
      : [],
  );
}
