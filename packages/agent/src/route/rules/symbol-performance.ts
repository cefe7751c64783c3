import type { Clause } from "../clause.ts";
import { asksPriceLessCost } from "../per-share.ts";
import {
  accountOf,
  holderOf,
  type Meant,
  type Rule,
  stretchOf,
  strongest,
  symbolsOf,
} from "./claim.ts";

/** How a symbol has done for the one who holds it: value, gain, change. */
export const symbolPerformance: Rule = (clause) => {
  const { said, symbols } = clause;
  if (symbols.length > 0 && balance.test(said)) {
    return { ...meantSymbolPerformance(clause, 0.965), certain: true };
  }
  if (symbols.length === 1 && asksPriceLessCost(said)) {
    return { ...meantSymbolPerformance(clause, 0.987), certain: true };
  }
  const score = symbols.length > 1 && inSum.test(said) ? 0.975 : scoreOf(clause);
  const isOther = score === 0 || symbols.length === 0 || comparesPortfolio.test(said);
  return isOther ? undefined : meantSymbolPerformance(clause, score);
};

/** "VMFXX balance", "how much is in the money market fund": what it is worth. */
const balance =
  /\bSYM balances?\b|\bbalances? (?:of|in|on|for) (?:(?:the|my|our) )?SYM\b|\bhow much (?:money |cash )?(?:is|do (?:i|we|they) have|have (?:i|we|they) got) (?:parked |sitting |held )?in (?:(?:the|my|our) )?SYM\b/;

/** Of what is held, what it is up without a day is its gain: the answer has the day's change beside it. */
const scoreOf = ({ said, unheld }: Clause): number =>
  Math.max(strongest(said, patterns), !unheld && asksHowFar(said) ? 0.965 : 0);

/** "how much is AAPL up", "how far down is Pfizer in percent" */
export const asksHowFar = (said: string): boolean => far.test(said);
const far =
  /\b(?:how (?:much|far|many percent)|(?:what|which) (?:percent|percentage|%)) (?:up |down )?(?:is|are) (?:the )?SYM(?: stocks?| shares?)?(?: (?:up|down))?(?: by)?(?:(?: (?:in|as)(?: an?)? (?:percent|percentage|dollars|dollar terms|terms of (?:percent|dollars)|money|%))|(?: (?:in|within) (?:the |my |our )?ACC)| right now| now| currently| at the moment| overall| in total| so far)*$(?<=\b(?:up|down)\b.*)/;

export const meantSymbolPerformance: Meant = (clause, score) =>
  clause.symbols.length === 0
    ? { intent: "symbol_performance", score, params: accountOf(clause), missing: "symbol" }
    : {
        intent: "symbol_performance",
        score,
        params: { ...holderOf(clause), ...symbolsOf(clause), ...stretchOf(clause) },
      };

/** "what do KO and PG add up to", "KO and PG, combined value" */
const inSum =
  /\bSYM (?:(?:positions?|holdings?|shares) )?(?:(?:together|combined|in total|altogether|joint|total) (?:worth|value|market value|gain)|(?:all |both )?(?:(?:in|at) (?:(?:the|my|our|his|her|their) )?ACC )?(?:all |both )?(?:worth|add up to|come to|amount to)(?: (?:together|combined|in total|altogether|in all))?$)|\b(?:combined|total|joint) (?:worth|value|market value|gain) (?:of|on|for|in) (?:(?:my|our|the|their|his|her|shares|of|both|individual|bonds?|stocks?|etfs?|funds?|holdings?|positions?|stakes?) )*SYM(?: (?:together|combined))?$|\b(?:worth|value|market value) (?:of|for) (?:(?:my|our|the|their|his|her|shares|of|both|individual|bonds?|stocks?|etfs?|funds?|holdings?|positions?|stakes?) )*SYM (?:together|combined|in total|altogether|in all|taken together|added up|summed)$/;

/** "did I beat SPY": the symbol is only a yardstick. */
const comparesPortfolio =
  /\b(?:portfolio|i|we|account|my (?:returns?|performance))\b.*\b(?:vs|versus|beat|beating|against|compared|compare|outperform\w*|benchmark)\b.*SYM/;

const patterns: [number, RegExp][] = [
  [
    0.97,
    /\bSYM\b(?: \w+){0,3} (?:above|below|over|under|higher than|lower than) (?:(?:our|my|its|the|their) )?(?:average )?(?:cost|what (?:we|i|they) (?:have )?paid)\b/,
  ],
  // "what happened to VOO today": how it moved.
  [
    0.97,
    /^(?:(?:and|so|but|also) )*what (?:(?:has|is|was) )?(?:happened|happening|going on|went on) (?:to|with|in|at) (?:(?:the|my|our|their) )?SYM\b/,
  ],
  [
    0.97,
    /\b(?:total|combined|overall|aggregate|whole|entire) (?:dollar )?SYM (?:(?:position|holding|stake|dollar|market) )?(?:values?|worth)\b/,
  ],
  [0.97, /\b(?:total|combined|overall|current|market) worth of (?:(?:the|my|our) )?SYM\b/],
  [
    0.97,
    /\bhow (?:far|much) (?:is|are) (?:my |our |the )?SYM (?:\w+ )?(?:above|below|over|under) (?:(?:what|my|our|the|its|their|average) )*(?:cost|costs|price we paid|purchase price|we paid|i paid)\b/,
  ],
  [
    0.96,
    /\bat (?:current|market|present|today) prices?\b.*\bSYM\b.*\b(?:worth|come to|comes to)\b|\bSYM\b.*\b(?:worth|come to|comes to) at (?:the )?(?:current|market|present|latest|today) prices?\b/,
  ],
  [
    0.96,
    /\b(?:up|down|ahead|behind) (?:am|are) (?:i|we)\b|\b(?:did|have) (?:i|we) (?:do|done)\b.*\b(?:on|with|in) (?:my )?SYM$/,
  ],
  [0.96, /\b(?:has|have|was|were) (?:my |our )?SYM\b.*\b(?:been|pick|investment|buy)\b/],
  [0.96, /\bSYM\b.*\b(?:up|down)\b.*\bfor (?:me|us|him|her|them)$/],
  [
    0.97,
    /\bSYM\b.*\b(?:up|down|gained|ahead|behind)\b.*\b(?:on|over|against|from|versus|vs|to|with) (?:what|the price) (?:i|we|they|he|she) (?:have )?paid\b/,
  ],
  [
    0.96,
    /\b(?:how (?:big|large) |size of ).*\bSYM\b.*\b(?:in|as) (?:dollars?|money|dollar terms)\b/,
  ],
  [0.97, /\bSYM\b.*\bsince (?:the |my |our |its )?(?:acquisition|purchase|buying|acquiring)\b/],
  [
    0.97,
    /^(?:and |so )?(?:up or down|down or up|in profit|in the (?:red|green|black)|underwater|gain or loss)(?: (?:on|with|for))?(?: (?:my|our|the))? SYM\b/,
  ],
  [
    0.97,
    /\b(?:up|down|ahead|behind|above|below)\b(?: \w+)? (?:over|from|on|against|versus|vs|above|below)(?: (?:its|my|our|the|their|his|her))? (?:costs?|cost basis|basis|purchase price)\b|\bhow many dollars (?:is|are|was) (?:\w+ )?(?:SYM|it|they|that) (?:up|down|ahead|behind)\b/,
  ],
  [0.97, /\bcost (?:vs|versus|against) (?:the )?(?:market|value|price|current)\b/],
  [
    0.97,
    /\bwhere (?:(?:do|does) )?(?:i|we|he|she|they) stands? (?:on|with|in) (?:(?:my|our|the) )?SYM\b/,
  ],
  [0.97, /\bSYM (?:makes?|making) up\b|\bmake up of SYM\b/],
  [
    0.98,
    /\bmore (?:money|value) in (?:(?:the|my|our) )?SYM\b.*\bSYM\b|\bSYM or (?:in )?(?:(?:the|my|our) )?SYM\b.*\bworth more\b/,
  ],
  [0.98, /\bSYM (?:been )?(?:an? )?(?:big |real )?(?:winner|loser|gainer)\b/],
  [0.985, /\bSYM\b.*\b(?:have|own|hold)\b.*\b(?:in|as) (?:dollars|money)\b/],
  // A quote moves in percent; dollars are those of what is held.
  [
    0.985,
    /^(?!.*\b(?:price|share|sh)\b)(?=.*\bSYM\b)(?=.*\b(?:dollars?|dollar terms)\b)(?=.*\b(?:moved?|moves|swing|changed?|gain(?:ed)?|los[et]|lost|up|down)\b)/,
  ],
  [
    0.965,
    /\b(?:percent|%|share|fraction|portion|part|weight)\b.*\b(?:portfolio|account|holdings|total|assets)\b.*\bSYM\b|\bSYM\b.*\b(?:percent|%|share|fraction|portion) of (?:my|our|the)\b|\bSYM (?:weight|weighting|allocation)\b|\b(?:weight|weighting) of (?:my )?SYM\b/,
  ],
  [0.96, /\b(?:total |combined )?value of SYM$|\bhow much (?:money )?is in (?:my )?SYM$/],
  [
    0.96,
    /\bSYM (?:making|losing|earning) (?:me |us )?money\b|\bSYM roi\b|\broi (?:on|of|for|from) (?:my )?SYM\b/,
  ],
  [
    0.97,
    /\b(?:performance|performing|performed|perform|returns?|returned|gains?|gained|loss|losses|lost|profits?|profitable|p&l|unrealized)\b/,
  ],
  [
    0.965,
    /\bhow (?:is|are|has|have|did|does|do|was|were)(?: (?:my|the|our))? SYM\b(?! (?:stock |shares? )?(?:trading|moved?|moving|priced|quoted)\b)/,
  ],
  [0.96, /\b(?:doing|done|performed)\b/],
  [0.96, /\b(?:my|our)\b.*\bSYM\b.*\b(?:up|down)\b/],
  [0.97, /\bsince (?:i|we) (?:bought|purchased|got)\b/],
  [
    0.96,
    /\b(?:am|are|was|were) (?:i|we) (?:\w+ )?(?:up|down|ahead|behind|making|losing|winning|underwater|in the (?:red|green|black))\b/,
  ],
  [
    0.96,
    /\b(?:made|make|making|earn|earned|earning|losing|lose|loses)\b.*\b(?:on|from|with|off|in|by) (?:my )?SYM\b/,
  ],
  [0.96, /\b(?:underwater|break ?even|breaking even|in the red|in the green|in profit)\b/],
  [
    0.96,
    /\b(?:my|our|the) SYM\b.*\bworth\b|\bworth of (?:my |the )|\bvalue of (?:my|our) SYM\b|\bSYM (?:position|holding|stake|shares) (?:value|worth)\b|\bmarket value\b/,
  ],
  [0.93, /\b(?:is|are) (?:my|our) SYM\b.*\b(?:up|down)\b/],
];
