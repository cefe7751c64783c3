import type { Day } from "@advisor/domain/day";
import type { Clause } from "./clause.ts";
import type { Params } from "./routed.ts";
import type { Stretch } from "./stretch-parts.ts";
import { toDate, type Unit, whole } from "./timeframe.ts";

/** Two to four stretches that a question about records holds against each other, in the order of its words. */
export function stretchesAgainst(clause: Clause): Pick<Params, "stretches" | "from" | "to"> {
  const stretches = heldAgainst(clause);
  if (stretches === undefined) return {};
  const [from] = stretches.map((one) => one.from).sort();
  const to = stretches
    .map((one) => one.to)
    .sort()
    .at(-1);
  return {
    stretches,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}

const most = 4;

function heldAgainst({ said, periods, today }: Clause): Stretch[] | undefined {
  if (!against.test(said.replace(bound, " "))) return undefined;
  const named = periods.flatMap(({ from, to = today }) =>
    from === undefined ? [] : [{ from, to }],
  );
  const [one, ...more] = named;
  const isOne = one !== undefined && more.length === 0;
  const found = isOne && !/\bdiffer/.test(said) ? withNow(one, today) : named;
  return found.length > 1 && found.length <= most && areApart(found) ? found : undefined;
}

const areApart = (all: readonly Stretch[]): boolean =>
  all.every((one, at) =>
    all.slice(at + 1).every((other) => one.to < other.from || other.to < one.from),
  );

/** "more than $5,000" is a bound, and holds nothing against anything. */
const bound = /\b(?:more|less|over|under|greater|fewer|higher|lower) than \$?\d\S*/g;
const against =
  /\b(?:vs|versus|compar\w*|against|differ\w*|(?:up|down|changed?|increased?|decreased?) (?:from|on|over)|relative to)\b|^(?:(?:and|so) )?(?:is|are|was|were) (?:the |our |my |their )?(?:(?:total|net|cash|ach|wire) )?(?:deposits|withdrawals|transfers|trades|buys|purchases|sales|contributions|inflows|outflows) (?:up|down) PER\b|\b(?:more|less|fewer|higher|lower|bigger|smaller|busier|quieter|as (?:much|many|high|often|big))\b.*\b(?:than|as|or)\b/;

/** "are deposits up from last quarter": the one under way against the one that was named. */
function withNow(one: Stretch, today: Day): Stretch[] {
  const unit = units.find((name) => {
    const { from, to } = whole(name, one.from);
    return from === one.from && to === one.to;
  });
  if (unit === undefined || one.to >= today) return [];
  const { from = today } = toDate(unit, today);
  return [{ from, to: today }, one];
}
const units: readonly Unit[] = ["week", "month", "quarter", "year"];
