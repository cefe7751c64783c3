import type { Clause } from "./clause.ts";
import type { Remembered } from "./routed.ts";

/** "what is an ETF, and which ones do I own": of these. */
export function withKind(
  clause: Clause,
  { last, previous }: { last?: Clause; previous: Remembered | undefined },
): Clause {
  const before = last === undefined ? previous?.params.topic : `${last.said} ${last.plain}`;
  const [kind] = kinds.exec(before?.replace("_", " ") ?? "") ?? [];
  if (kind === "stocks" && clause.symbols.length === 0 && whichStock.test(clause.said)) {
    return { ...clause, said: clause.said.replace(whichStock, "which stock positions") };
  }
  const isOfOther = kinds.test(clause.said) || ofAll.test(clause.said);
  if (kind === undefined || isOfOther || clause.symbols.length > 0) return clause;
  const one = kind.replace(/s$/, "");
  const many = kind.replace(/s?$/, "s");
  if (anyOf.test(clause.said)) return { ...clause, said: `${clause.said} ${many}` };
  const said = clause.said
    .replace(ofThem, `$1 ${one} position`)
    .replace(
      /\bthe ones(?= (?:that )?(?:we|i|they|he|she) (?:have|own|hold|got)\b)/,
      `the ${one} positions`,
    )
    .replace(/\b(?:mine|ours|theirs)\b/, `my ${many}`)
    .replace(/\bwhich (?:ones|of (?:them|these|those))\b/, `which ${one} positions`)
    .replace(
      /\bwhich(?: (?:1|one))?(?= (?:is|are|was|did|has|have|does|doing|performing|up|down|worth)\b)/,
      `which ${one} position`,
    )
    .replace(/\b(?:best|worst|biggest|largest|smallest) (?:1|one)\b/, (found) =>
      found.replace(/(?:1|one)$/, `${one} position`),
    );
  return said === clause.said ? clause : { ...clause, said };
}

/** "how much cash is in the joint account, and how much is in the Roth?" */
export const withCash = (clause: Clause, last: Clause | undefined): Clause =>
  last !== undefined && ofCash.test(last.said) && howMuchIn.test(clause.said)
    ? { ...clause, said: clause.said.replace(/\bhow much\b/, "how much cash") }
    : clause;
const ofCash = /\b(?:how much|what) (?:\w+ )?cash\b/;
const howMuchIn =
  /^(?:and )?how much(?: is)?(?: there)? (?:in|at|inside) (?:(?:the|my|our|his|her|their) )?ACC$/;

/** After a list of the stocks alone. */
const whichStock = /\bwhich stock\b/;
const kinds = /\b(?:etfs?|bonds?|options?|mutual funds?|funds?|stocks?(?! plan))\b/;
/** "which options do I have, and which of my positions is the worst one?": of all that is held. */
const ofAll = /\b(?:positions?|holdings?|investments?|securities|portfolio|everything)\b/;
const ofThem = /\b(best|worst|biggest|largest|smallest|highest|lowest) of (?:them|these|those)\b/;
const anyOf =
  /^(?:and )?(?:do|did) (?:i|we|they) (?:own|have|hold) (?:any|some|1|one)(?: of (?:those|these|them))?(?: (?:in|at) (?:(?:my|our|the|these) )?accounts?)?$/;
