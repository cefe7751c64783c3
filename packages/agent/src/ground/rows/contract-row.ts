import type { Cell } from "../evidence/cell.ts";
import type { StatedClaim } from "../stated-claim.ts";

/** "The $215 call", "the put": the type of a contract, and the strike price where it is stated. */
const contract = /(?:\$?(\d[\d,.]*\d|\d) (?:strike )?)?\b(call|put)s?\b/gi;

/** "$4.07 for the put". */
const forIts = /^ (?:for|on|at) (?:the |its |each )?(?=(?:call|put)s?\b)/i;

/** In a chain of options: only contracts of the type and strike that the words name last before the figure. */
export function contractMatcher({
  said,
  offset,
  claim,
  after,
}: StatedClaim): (cell: Cell) => boolean {
  const at = claim.at - offset;
  const before = [...said.slice(0, at).matchAll(contract)];
  const isNamedBehind = forIts.test(after);
  const rest = isNamedBehind ? after.replace(forIts, "") : `${claim.digits}${after}`;
  const [next] = [...rest.matchAll(contract)].filter(({ index }) => index === 0);
  const own = next ?? before.at(-1);
  const strike = (own?.[1] ?? before.findLast(([, price]) => price !== undefined)?.[1])?.replaceAll(
    ",",
    "",
  );
  if (own === undefined) return () => true;
  const type = (own[2] ?? "").toLowerCase();
  return ({ record = {} }) =>
    typeof record.strike_usd !== "number" ||
    typeof record.type !== "string" ||
    (record.type === type && (strike === undefined || record.strike_usd === Number(strike)));
}
