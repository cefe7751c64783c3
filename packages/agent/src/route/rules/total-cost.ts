import type { Clause } from "../clause.ts";
import * as slots from "../slots.ts";
import { accountOf, given, isToday, type Meant, type Rule, withoutOf } from "./claim.ts";

/** What was paid for all that is held, in an account or of a class. */
export const totalCost: Rule = (clause) =>
  isOpen(clause) && isAsked(clause.said) && !isBareCost(clause)
    ? meantTotalCost(clause, 0.9865)
    : undefined;

const isOpen = (clause: Clause): boolean =>
  clause.symbols.length === 0 && (clause.period === undefined || isToday(clause));

export const meantTotalCost: Meant = (clause, score) => ({
  intent: "portfolio_ranking",
  score,
  params: {
    ...accountOf(clause),
    ...withoutOf(clause),
    ...given({ asset_class: slots.assetClass(clause.said), sign: signIn(clause) }),
    total: true,
    direction: "best",
    basis: "cost",
  },
});

/** Says not of what: beside another question it is of what that is about. */
export const isBareCost = (clause: Clause): boolean =>
  isOpen(clause) && isAsked(clause.said) && bare.test(clause.said);
const bare =
  /^(?:(?:and|so|also|what|how|much|is|are|was|were|the|our|my|their|his|her|whole|total|overall|full|entire|combined|aggregate|in|all|altogether|together|cost|costs|basis) )*(?:cost|costs|basis|total|all|altogether|together)$/;

const signIn = ({ said }: Clause): "gaining" | "losing" | undefined => {
  if (/\b(?:losing|losers|under ?water|at a loss)\b/.test(said)) return "losing";
  return /\b(?:winning|winners|gaining|profitable|at a gain)\b/.test(said) ? "gaining" : undefined;
};

const isAsked = (said: string): boolean =>
  !apart.test(said) && asked.some((pattern) => pattern.test(said));

const own =
  "(?:(?:the|my|our|their|his|her|these|those|all|of|current|whole|entire|full|combined|total) )*";
const some =
  "(?:positions|holdings|securities|investments|assets|stocks|equities|etfs|funds|bonds|options|munis|treasuries|portfolio|accounts?|ACC|household|family)";
const all = `(?:everything|all (?:of )?(?:it|this|that|what|we|i|they)|${own}${some}|${own}(?:losers|winners|stuff))`;
const cost =
  "(?:cost basis|cost bases|costs?|basis|book value|book cost|purchase (?:price|cost)|(?:amount|money|sum) (?:paid|spent))";
const sums =
  "(?:in total|in all|all in all|all told|altogether|combined|together|overall|in sum|in aggregate|all up|as a whole|added up)";
const people =
  "(?:i|we|they|he|she|you|us|(?:the )?(?:client|clients|household|family|couple|\\S+s))";

const asked: readonly RegExp[] = [
  new RegExp(
    `\\b(?:total|overall|combined|aggregate|entire|whole|full|collective|sum of (?:the|all|our|my)?) ?(?:\\w+ )?${cost}\\b`,
  ),
  new RegExp(`\\b${cost}\\b.*\\b${sums}$`),
  new RegExp(
    `\\b(?:what|how much) (?:(?:money|in total|all together) )?(?:did|have|has|had|do|does) ${people} (?:\\w+ )?(?:pay|paid|give|given|fork(?:ed)? (?:out|over)|lay out|laid out|shell(?:ed)? out)(?: out)?(?: (?:in total|altogether|in all))? (?:for|on|to (?:buy|get)) ${all}`,
  ),
  new RegExp(
    `\\b(?:what|how much) (?:was|were|is|has been) (?:(?:originally|actually|in total) )?paid (?:for|on) ${all}`,
  ),
  new RegExp(
    `\\b(?:what|how much) (?:did|do|does|have|has) (?:${all}|everything.*|what (?:i|we|they) (?:own|hold|have).*|all (?:we|i|they) (?:own|hold|have).*)(?: (?:in (?:(?:the|our|my|his|her|their) )?ACC|cost|costs|originally|us|me|them|to))* (?:cost|costs)\\b`,
  ),
  new RegExp(
    `\\b${cost} (?:of|for|on|in|behind|across) ${own}(?:everything|portfolio|accounts?|ACC|household|family|what (?:i|we|they) (?:own|hold|have)|all (?:we|i|they) (?:own|hold|have))\\b`,
  ),
  new RegExp(`\\b(?:add up|sum up|total up|total|sum|add) ${own}(?:\\w+ )?${cost}\\b`),
  new RegExp(`\\b${some} (?:\\w+ )?cost (?:basis )?${sums}\\b`),
  new RegExp(`^${own}ACC (?:total )?${cost}$`),
];

/** Asked of each by itself, of a trade, or against what it is worth now. */
const apart =
  /\b(?:it|its|they|them|those|these|this|that|one|ones|each|every|per|by|individually|a share|a unit|unit|average|mean|missing|unknown|no|not|without|lacks?|lacking|which|list|show|trades?|trading|bought|purchases|buys?|sold|sells?|sales?|above|below|under|over|relative|against|compared?|versus|vs|gain\w*|loss|losses|lost|profit\w*|values?|worth|up|down|fees?|commissions?|expenses?|transactions?|more|less|than|highest|lowest|most|least|largest|smallest|biggest|cash|borrow\w*|carry|living|deposits?|contribut\w*|why|what is a|what are|mean|means|explain|define|definition)\b/;
