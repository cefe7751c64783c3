import { optionContract } from "@advisor/domain/text/option-contract";
import type { Clause } from "../clause.ts";
import * as slots from "../slots.ts";
import { accountOf, type Claim, given, type Rule, withoutOf } from "./claim.ts";
import { isGeneral } from "./facts.ts";
import { meantPositions } from "./positions.ts";

/** What is held of kinds that go by names of their own: calls and puts, and what trades on no exchange. */
export const heldKinds: Rule = (clause) => {
  const { said, symbols } = clause;
  if (isGeneral(said) || traded.test(said)) return undefined;
  if (terms.test(said)) return termsOf(clause);
  if (symbols.length > 0) return asksContents(clause) ? inside(clause) : undefined;
  if (contracts.test(said) && listed.test(said)) return listOf(clause, "options");
  if (moneyMarket.test(said) && amount.test(said)) return ofMoneyMarket(clause);
  if (!unlisted.test(said)) return undefined;
  return valued.test(said) ? worthOf(clause, "private") : listOf(clause, "private");
};

/** "when do the options expire", "the strike of the Microsoft call" */
function termsOf(clause: Clause): Claim | undefined {
  const { said, symbols } = clause;
  const isNamed = symbols.length > 0;
  if (isNamed ? !symbols.every((one) => optionContract(one)) : !options.test(said))
    return undefined;
  // A contract by its name is none of the market's at large.
  const claim = isNamed ? meantPositions(clause, 0.9885) : listOf(clause, "options");
  return { ...claim, params: { ...claim.params, terms: true }, certain: true };
}
const terms = /\b(?:expir(?:es?|y|ies|ations?|ing)|strikes?|matur(?:es?|ity))\b/;
const options = /\b(?:options?|calls?|puts?|contracts?)\b/;

/** Where none is held, that it is not. */
const ofMoneyMarket = (clause: Clause): Claim => ({
  intent: "positions",
  score: 0.9867,
  params: { ...accountOf(clause), symbol: "VMFXX" },
  certain: true,
});
const moneyMarket = /^(?!.*\bmutual\b).*\bmoney market\b(?! (?:accounts?|rates?|yields?))/;
const amount = /\b(?:balances?|value|worth|own|hold|holding|have|has|got|is|any|positions?)\b/;

const listOf = (clause: Clause, asset_class: "options" | "private"): Claim => ({
  intent: "positions_list",
  score: 0.9867,
  params: {
    ...accountOf(clause),
    ...withoutOf(clause),
    ...given({
      asset_class,
      measure: /\bhow many\b(?!.*\bcontracts\b)/.test(clause.said) ? "count" : undefined,
    }),
  },
  certain: true,
});

const worthOf = (clause: Clause, asset_class: "private"): Claim => ({
  intent: "portfolio_ranking",
  score: 0.9867,
  params: {
    ...accountOf(clause),
    ...withoutOf(clause),
    ...{ asset_class, total: true, direction: "best", basis: "market_value" },
  },
  certain: true,
});

const inside = (clause: Clause): Claim => ({ ...meantPositions(clause, 0.9867), certain: true });

/** "what is in the private fund": of what it holds itself nothing is on file. */
export const asksContents = ({ symbols, said }: Clause): boolean =>
  symbols.length > 0 &&
  symbols.every((symbol) => symbol.startsWith("private_")) &&
  contents.test(said);
const contents =
  /\b(?:what (?:is|are)(?: (?:held|there))?|what all is) (?:in|inside|within)\b|\b(?:inside|made (?:up )?of|invested in|composition|constituents|underlying|look through|holds? itself)\b|\bwhat (?:do|does) (?:the |our |my )?SYM (?:own|hold|contain|invest)\b/;
const contracts =
  /(?<!\b(?:capital|margin|phone|conference|earnings|sales|cold) )\b(?:calls|puts|(?:covered|written|naked|open|long|protective) (?:call|put)s?|contracts)\b(?! (?:me|us|him|her|them|it|on|for|about|from|with)\b)/;
const listed =
  /\b(?:which|what|list|show|see|any|have|has|own|hold|holding|held|got|open|outstanding|written|how many|our|my|their|the)\b/;
const unlisted = new RegExp(
  `\\b(?:${slots.unlisted}) (?:\\w+ )?(?:compan(?:y|ies)|business(?:es)?|stakes?|shares?|stocks?|equity|funds?|holdings?|investments?|positions?|placements?|partnerships?)\\b`,
);
/** What they are all worth, which is said not to be known where no quote is on file. */
const valued =
  /^(?=.*\b(?:values?|worth|how much)\b).*\b(?:investments|equity|funds|holdings|positions|placements|stakes)\b/;
const traded =
  /\b(?:bought|buy|buys|sold|sell|sells|trades?|traded|purchased?|write|roll|exercise|deposits?|withdrawals?|should|would|best|worst|most|least|gain|gains|loss|losses|up|down|doing|performing|performance|return|returns|percent|%)\b/;
