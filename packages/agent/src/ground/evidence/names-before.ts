import type { Claim } from "../claims.ts";
import type { Mention } from "./label.ts";
import { kindOf } from "./mentions.ts";

/**
 * The names between this run of figures and the previous run. A list of names before an equally
 * long list of figures is matched one by one.
 */
export function groupBefore(
  text: string,
  claim: Claim,
  claims: readonly Claim[],
  before: readonly Mention[],
  next = Number.POSITIVE_INFINITY,
): Mention[] {
  const last = before.at(-1);
  if (last === undefined) return [];
  const run = claims.filter(({ at }) => at > last.at && at < next);
  const earlier = claims.filter(({ at }) => at < last.at).at(-1);
  const previous = earlier?.at ?? -1;
  const group = before.filter(({ at }) => at > previous);
  // Names that apply to the whole sentence, such as an account at its start, still count.
  const kinds = new Set(group.map(kindOf));
  const whole = earlier === undefined ? previous : scopeEnd(text, earlier, group);
  const outer = before.filter((one) => one.at <= whole && !kinds.has(kindOf(one)));
  const place = run.indexOf(claim);
  const listed = ([...Map.groupBy(group, kindOf)] as const).find(
    ([kind, all]) => kind !== "class" && all.length > 1 && all.length === run.length,
  );
  const [listedKind, things] = listed ?? ["security", []];
  const parallel =
    listed !== undefined &&
    !jointly.test(text.slice(last.end, (run.at(-1)?.at ?? 0) + 30)) &&
    run.every(({ unit }) => unit === claim.unit);
  const chosen = parallel
    ? [...group.filter((one) => kindOf(one) !== listedKind), ...things.slice(place, place + 1)]
    : group;
  return [...outer, ...chosen];
}

/** "A and B are worth $5 together and gained $6". */
const jointly = /\b(?:together|combined|altogether|in total)\b/i;

/**
 * The end of the words whose names apply to all that follows. In "3 trades: buy, AAPL, brokerage
 * ($5), deposit, brokerage ($6)" each item of the list has its own names, and only those before the
 * colon are shared.
 */
function scopeEnd(text: string, { at, text: figure }: Claim, group: readonly Mention[]): number {
  const between = text.slice(at + figure.length, group[0]?.at);
  const isNextLine = group.length > 0 && /^\)(?:,| and) /.test(between);
  return isNextLine ? text.lastIndexOf(":", at) : at;
}
