import type { Clause } from "./clause.ts";
import { groupingIn } from "./grouping.ts";
import { chosen } from "./picking.ts";
import type { Params } from "./routed.ts";
import { stretchesAgainst } from "./stretches-against.ts";

/** Which rows of a record are meant, what is worked out of them, and how they are told apart. Rows told apart are no single ones. */
export function recordsOf(clause: Clause): Params {
  const picked = chosen(clause.said);
  const apart = { ...recordGroups(clause), ...stretchesAgainst(clause) };
  if ((apart.per ?? apart.stretches) === undefined) return picked;
  const { order: _, nth: __, limit: ___, ...rest } = picked;
  return { ...rest, ...apart };
}

/** How trades or transfers are told apart: by month, quarter, year, account or symbol; "which has the most" by its end. */
function recordGroups(clause: Clause): Pick<Params, "per" | "direction" | "measure"> {
  const per = perOf(clause);
  if (per === undefined) return {};
  const { said } = clause;
  const direction = most.test(said) ? "best" : least.test(said) ? "worst" : undefined;
  return {
    per,
    ...(direction === undefined ? {} : { direction }),
    ...(counts.test(said) ? { measure: "count" as const } : {}),
  };
}

const units = ["month", "quarter", "year"] as const;
const symbol = "(?:symbol|ticker|stock|security|holding|position|fund|etf|name)";
const most = /\b(?:most|busiest|heaviest|highest|biggest|largest|top)\b(?! recent)/;
const least = /\b(?:least|fewest|quietest|lightest|lowest|smallest)\b/;
const counts =
  /\b(?:how many|how often|number of|counts?|busiest|quietest|active|often|frequently|times)\b/;

const figures =
  /\b(?:how much|how many|how often|totals?|number|counts?|amounts?|value|most(?! recent)|least|fewest|spent|spend|(?:by|per) (?:ACC|accounts?)|deposits?|withdrawals?|transfers?)\b/;

function perOf({ said, symbols, account }: Clause): Params["per"] {
  if (arranged.test(said)) return undefined;
  const unit = units.find((name) => isEach(name, said) || isWhich(name, said));
  if (unit !== undefined) return unit;
  if (byMethod.test(said)) return "method";
  const grouping = account?.kind === "known" ? undefined : groupingIn(said);
  const isOfEach = grouping?.of === "each" || most.test(said) || least.test(said);
  // What was traded in each account is in the list.
  if (grouping !== undefined) return isOfEach && figures.test(said) ? "account" : undefined;
  return symbols.length === 0 && (isEach(symbol, said) || isMost(said)) ? "symbol" : undefined;
}

/** "by method", "ACH vs wire" */
const byMethod =
  /\b(?:by|per) (?:transfer )?(?:method|channel|way)\b|\b(?:ach|wires?) (?:vs|versus|against|compared (?:to|with)) (?:ach|wires?)\b/;

/** What is to come, or is said to recur, is on no record; an average is one figure. */
const arranged =
  /\b(?:set up|recurring|automatic|auto|standing|schedul\w*|plan|budget|average|avg|mean)\b/;

/** "by month", "for each quarter", "month by month", "monthly" */
const isEach = (name: string, said: string): boolean =>
  new RegExp(
    `\\b(?:by|per|each|every|of each)(?: (?:calendar|single|different))? ${name}\\b|\\b${name} (?:by|after|on) ${name}\\b|\\b${name}ly\\b`,
  ).test(said);

const ends =
  "(?:most|least|fewest|busiest|quietest|heaviest|lightest|(?:highest|biggest|largest|lowest) total)";
/** "which month had the most trades"; in which the largest one was is asked of that one. */
const isWhich = (name: string, said: string): boolean =>
  new RegExp(
    `\\b(?:which|what)(?: \\w+){0,3} ${name}\\b.*\\b${ends}\\b(?! recent)|\\b(?:busiest|quietest|heaviest|lightest|(?:most|least) active)(?: \\w+)? ${name}\\b`,
  ).test(said);

/** "which stock have we traded the most", "our most traded symbol" */
const isMost = (said: string): boolean =>
  new RegExp(
    `\\b(?:which|what) ${symbol}\\b.*\\b(?:bought|sold|traded|buy|sell|trade|buys|sells|trades)\\b.*\\b(?:most|least)\\b(?! recent)|\\b(?:most|least)(?: (?:frequently|often|heavily|actively))? (?:traded|bought|sold)(?: ${symbol})?\\b`,
  ).test(said);
