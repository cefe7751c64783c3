import { accountOf, type Rule, withoutOf } from "./claim.ts";

/** What is held of each asset class: its value, its share and its gain. */
export const byClass: Rule = (clause) => {
  const { said, symbols, period } = clause;
  const isOpen = symbols.length === 0 && (period === undefined || period.timeframe === "1D");
  if (!isOpen || !asked.some((one) => one.test(said)) || other.test(said)) return undefined;
  return {
    intent: "portfolio_ranking",
    score: 0.9895,
    params: {
      ...accountOf(clause),
      ...withoutOf(clause),
      per: "asset_class",
      direction: "best",
      basis: "market_value",
    },
    certain: true,
  };
};

const kinds =
  "(?:asset|security|investment|holding) (?:class(?:es)?|types?|kinds?|categor(?:y|ies))|(?:class|type|kind|category) of (?:assets?|securit(?:y|ies)|investments?|holdings?|positions?)";
const all =
  "(?:portfolio|money|assets|everything|account|ACC|holdings|it all|household|family|client)";
const kind = "(?:stock|equity|equities|bond|fixed income|etf|fund)";
const own = "(?:the|my|our|their|his|her|this|that|household|client|clients|portfolio|account|ACC)";
const asked: readonly RegExp[] = [
  new RegExp(
    `\\b(?:by|per|each|every|which|what|across|of all|all the|between|among) (?:${kinds})\\b`,
  ),
  // Whose it is makes it more than a word to explain.
  new RegExp(
    `\\b${own} (?:current |overall |actual )*(?:asset|class) (?:allocation|mix|split|breakdown)\\b`,
  ),
  new RegExp(
    `\\b${kind}(?:s)?(?: ?/ ?| (?:vs|versus|and|to|or) |-| )${kind}s? (?:split|mix|ratio|allocation|breakdown)\\b`,
  ),
  new RegExp(
    `\\b(?:split|mix|ratio|breakdown|balance|divided) (?:of|between|among) (?:the )?${kind}s? (?:vs|versus|and|to|or) (?:the )?${kind}s?\\b`,
  ),
  new RegExp(
    `^(?:(?:tell|show) (?:me|us) )?how (?:(?:is|are) )?(?:${own} )*(?:${all} |we |they )?(?:(?:is|are) )?(?:currently )?(?:allocated|invested|split|divided|spread)(?: up)?$`,
  ),
  /^(?:(?:current|overall|show|give|me|us) )*asset (?:allocation|mix|split|breakdown)(?: (?:in|of|for|by|as|now|right|today|please|percentages?)\b.*)?$/,
];

/** What else there is of a class, on other records, or as advice. */
const other =
  /\b(?:trades?|bought|buys?|sold|sells?|sales?|purchases?|deposits?|withdrawals?|transfers?|contributions?|returns?|returned|performance|performed|performs?|should|would|recommend\w*|explain|mean(?:s|ing)?|definition|define|target|ideal|drift\w*|rebalanc\w+|compared?|how many accounts)\b/;
