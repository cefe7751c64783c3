import type { Clause } from "../clause.ts";
import {
  accountOf,
  given,
  holderOf,
  type Meant,
  type Rule,
  strongest,
  symbolsOf,
} from "./claim.ts";

/** How much is held of a symbol, and at what cost. */
export const positions: Rule = (clause) => {
  const { said, symbols } = clause;
  if (symbols.length === 0) {
    if (theme.test(said) || (clause.doubtful && collision.test(said))) {
      return meantPositions(clause, 0.975);
    }
    const score = strongest(said, withoutSymbol);
    return score === 0 ? undefined : meantPositions(clause, score);
  }
  if (clause.period === undefined && putInto.test(said)) {
    const claim = meantPositions(clause, 0.975);
    return { ...claim, params: { ...claim.params, total: true }, certain: true };
  }
  const score = strongest(said, patterns);
  return score === 0 || isOfTrade(clause) ? undefined : meantPositions(clause, score);
};

/** "what did the foundation put into Harborview": what all that is held of it has cost, and no sum of trades. */
const putInto =
  /^(?:(?:and|so) )*(?:what|how much)(?: (?:money|capital|cash|of (?:our|their|my|his|her) money))?(?: (?:did|do|does|have|has|had|was|is) (?:\S+ ){1,4}?(?:put|puts|invest|invested|sink|sunk|pour|poured|plow|plowed|tied up|lock|locked)(?: up)?| (?:went|was put|was invested|has (?:gone|been put)|is tied up)) (?:in|into|on) (?:(?:the|our|my|their|his|her) )?SYM(?: (?:fund|stock|position|shares?))?(?: (?:in|of|for|inside) (?:(?:the|our|my|their|his|her) )?ACC)?(?: (?:over time|over the years|so far|to date|in total|in all|altogether|overall))*$/;

/** "what did we pay a share for VTI in May": a purchase, which has a day. */
const isOfTrade = ({ said, period, today }: Clause): boolean =>
  /\b(?:was|were|been|got) (?:bought|sold|purchased)\b|\bback(?: then)?$|\bat the time\b/.test(
    said,
  ) ||
  (period?.to !== undefined &&
    period.to < today &&
    /\b(?:did|have) (?:i|we|they|he|she) (?:pay|paid)\b|\bpaid\b/.test(said));

export const meantPositions: Meant = (clause, score) =>
  clause.symbols.length === 0
    ? { intent: "positions", score, params: accountOf(clause), missing: "symbol" }
    : {
        intent: "positions",
        score,
        params: {
          ...holderOf(clause),
          ...symbolsOf(clause),
          ...given({ total: wholeCost.test(clause.said) ? true : undefined }),
        },
      };

/** The cost of all of it, and not of a share. */
const wholeCost =
  /\b(?:total|whole|entire|full|overall) (?:cost|amount|investment)\b|\bhow much (?:money )?(?:did|have|has) (?:i|we) (?:invest|invested|put|spend|spent)\b|\b(?:cost|pay|paid)\b.*\b(?:in total|altogether|in all|overall)\b|\bcost basis in (?:total|all)\b|\bamount invested\b|\bhow much did (?:my|our|the) SYM\b.*\bcost\b/;

/** What a position is in, which no statement says: the symbol has to be named. */
const theme =
  /\b(?:gold|silver|oil|bitcoin|crypto|tech|technology|energy|health ?care|tobacco|pharma|biotech|banking|utilit(?:y|ies)|semiconductors?|ai|clean energy|esg|defen[cs]e|foreign|emerging markets?) (?:positions?|holdings?|stocks?|etfs?|funds?|shares|exposure|investments?)\b/;
/** "position in A", "how is LOW doing": a word in capitals that may be a symbol. */
const words = "(?:all|it|a|on|now|key|low|cash)";
const collision = new RegExp(
  `\\b(?:positions?|shares|stake|holding) (?:in|of) ${words}$|\\bhow (?:is|are|did|has) ${words} (?:doing|performing|done|do)\\b|\\bhow many ${words} (?:shares|stocks?)?\\b`,
);

const patterns: [number, RegExp][] = [
  [
    0.98,
    /\b(?:cost basis|cost base|average cost|average price|purchase price|entry price|buy price|price (?:i |we )?paid|paid for|(?:did )?(?:i|we|they|he|she) pay|break ?even price|basis)\b/,
  ],
  [
    0.98,
    /\b(?:price|where) (?:did|have) (?:i|we) (?:get|got|buy|bought|come) in(?:to)?\b|\b(?:my|our) (?:average )?(?:cost|price)(?: (?:per|a|each) (?:share|unit))? (?:on|in|of|for) SYM\b/,
  ],
  [0.95, /\bhow (?:many|much)(?: \w+){0,3} SYM\b.*\b(?:own|have|hold|got|holding|owned|held)\b/],
  [
    0.96,
    /\bdid (?:my |our |the )?SYM(?: shares?| stocks?| position| stake)? cost\b|^(?:my |our )?SYM cost$/,
  ],
  [
    0.96,
    /^(?:(?:and|so|the|my|our|what is|what was) )*(?:SYM (?:total )?cost|total cost (?:of|on|for) (?:(?:the|my|our) )?SYM)(?: (?:position|shares|stake))?$/,
  ],
  [0.975, /\b(?:invest|invested|put|spend|spent) (?:\w+ ){0,3}(?:in|into|on) (?:my )?SYM\b/],
  [0.95, /\b(?:am|are) (?:i|we) (?:long|short) SYM\b/],
  [
    0.95,
    /\bSYM (?:1|one) of (?:my|our|the) (?:holdings|positions|investments|stocks)\b|\bshareholder (?:of|in) SYM\b|\bSYM quantity\b/,
  ],
  [0.87, /^(?:(?:my|our|the) )?SYM shares$/],
  [
    0.93,
    /^(?:(?:what|is|are|my|our|the|their|show|me) )*(?:total|combined|overall|aggregate|whole|entire) SYM(?: (?:shares?|position|holding|stake|exposure))?(?: (?:(?:in|across|over|of|for) )?(?:all|both)(?: of)?(?: (?:the|my|our|their))?(?: \d)? accounts)?$/,
  ],
  [0.95, /\bany SYM (?:in there|at all|in it)\b/],
  [
    0.95,
    /(?<!\byou )\b(?:own|hold|have|holding|owned|held|got) (?!(?:\w+ ){0,2}(?:price|prices|quote|quotes)\b)(?:\w+ ){0,4}SYM\b/,
  ],
  [
    0.95,
    /^(?:(?:whether|if) )?(?:he|she|they|it|ACC) (?:has|have|owns?|holds?) (?:any )?SYM(?: or not)?(?: (?:and )?(?:if so )?how (?:many|much)(?: (?:shares|units|of (?:it|them)))?)?$/,
  ],
  [0.94, /\bSYM (?:\w+ )?(?:positions?|holdings?|stake|lots?|quantity|exposure)\b/],
  [0.94, /\b(?:positions?|holdings?|stake|exposure|quantity|invested|lots?)(?: \w+){0,4} SYM\b/],
  [
    0.93,
    /\bhow (?:many|much)(?: (?!is\b|are\b|does\b|do\b|for\b)\w+){0,2} SYM(?: shares?| stocks?)?$|\bhow many (?:shares )?(?:of )?SYM\b/,
  ],
  [0.92, /\bSYM\b.*\b(?:do|did|have) (?:i|we) (?:own|hold|have)\b|\b(?:i|we) (?:own|hold|have)\b/],
  [0.8, /^(?:show |list |see |check |get )?(?:me )?(?:my |the |our )SYM(?: shares?| stocks?)?$/],
  [
    0.85,
    /^(?:show |list |and |my |the |any )*SYM(?: shares?| stocks?)? (?:in |at )?(?:my |the )?ACC$/,
  ],
  [
    0.93,
    /^(?:(?:compare|how|much|many|shares|of|the|our|my) )*SYM (?:(?:is|are|shares?|held|positions?) )*(?:in|at) (?:the |my |our |her |his |their )?ACC\b/,
  ],
  [0.9, /\bis there\b.* in .*\b(?:say|like|for example|such as) SYM$/],
  [
    0.9,
    /^(?:my |our |the )?SYM(?: shares?)? (?:account by|by|per|(?:in|for) (?:each|every)) account$/,
  ],
  [0.86, /^(?:my |the |our )?ACC SYM(?: shares?| stocks?)?$/],
  [
    0.9,
    /\bSYM (?:in|part of|among) (?:my|the|our) (?:portfolio|account|holdings|positions|investments)\b/,
  ],
  [0.95, /\bthe (?:share )?count(?: SYM)?$/],
  [0.78, /\bshares\b/],
];

const withoutSymbol: [number, RegExp][] = [
  [
    0.9,
    /^(?:(?:and|so|but) )*what (?:did|have|has) (?:i|we|they|he|she) (?:pay|paid) for (?:it|that|this)$/,
  ],
  [0.9, /\bhow many (?:shares|units)\b/],
  [
    0.85,
    /^(?:(?:and|fine|then|just|tell me|ok|so) )*how many (?:of (?:it|them|those) )?(?:(?:do|did) )?(?:i|we) (?:own|hold|have)$/,
  ],
  [
    0.7,
    /\bdo (?:i|we) (?:own|hold|have) any (?!(?:pending|recent|new|open|other|more|money|cash|etf|trades|transfers|deposits|withdrawals)\b)\w+$/,
  ],
  [0.7, /^(?:do|did) (?:i|we) (?:own|hold)\b/],
];
