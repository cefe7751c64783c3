import { accountOf, averageOf, type Meant, type Rule, strongest, withoutOf } from "./claim.ts";

/** What everything is worth together, and whether the figures agree. */
export const accountValue: Rule = (clause) => {
  const { said, symbols } = clause;
  const doubts = flows.test(said) || isSum(said) ? 0 : strongest(said, disagreeing);
  if (doubts > 0) {
    return {
      intent: "account_value",
      score: doubts,
      params: { ...accountOf(clause), ...withoutOf(clause), reconcile: true },
    };
  }
  const isType = /^(?:what is )?(?:my |the )?ACC$/.test(said) && clause.account?.kind !== "known";
  const score = isType ? 0 : strongest(said, patterns);
  if (score === 0 || symbols.length > 0 || ofPositions.test(said)) return undefined;
  if (possession.test(said)) {
    return { intent: "account_value", score, params: {}, missing: "account" };
  }
  if (isPointed(said) || (clause.account === undefined && ofHolding.test(said))) {
    return { intent: "symbol_performance", score, params: {}, missing: "symbol" };
  }
  const claim = meantAccountValue(clause, score);
  return shareOfAll.test(said) ? { ...claim, certain: true } : claim;
};

/** "what fraction of everything is in the Roth": what it is of the whole, and not what is in it. */
const shareOfAll =
  /^(?:what|which) (?:\w+ )?(?:part|percent\w*|%|share|portion|fraction|proportion|slice) of (?:(?:all|the|my|our|their|his|her|us|total) )*(?:money|wealth|value|net worth|everything|(?:household|family|account)(?: value)?) (?:is|are|sits?|lies) (?:(?:in|at|with) )?(?:(?:the|my|our|their|his|her) )?ACC\b/;

export const meantAccountValue: Meant = (clause, score) => ({
  intent: "account_value",
  score,
  params: { ...accountOf(clause), ...withoutOf(clause), ...averageOf(clause) },
});

/** "positions worth over 9000" asks for the positions. */
const ofPositions =
  /\b(?:positions|holdings|stocks|etfs|funds|bonds) (?:that are |which are )?(?:worth|valued)\b/;

/** What is on no statement. */
const possession =
  /\b(?:my|our|the) (?:\w+ )?(?:company|business|firm|practice|house|home|property|properties|real estate|car|boat|pension|inheritance)\b/;
/** Which one is meant, only the one who asks knows. */
const pointed = /\b(?:is|are) (?:it|that|this|they|those|these) worth\b/;

/** "the whole account, how much is it worth" points at what it names. */
const isPointed = (said: string): boolean => pointed.test(said) && !ofWhole.test(said);
const ofWhole =
  /\b(?:accounts?|ACC|portfolio|household|family|everything|estate|(?:whole|entire) (?:lot|thing))\b.*\b(?:is|are) (?:it|that|this|they|those|these)(?: (?:all|actually|really|now))* worth\b/;

const ofHolding = /\b(?:fund|etf|position|holding) (?:balance|value|worth)\b/;

const patterns: [number, RegExp][] = [
  [
    0.99,
    /^(?:and |also |so )?how many accounts (?:are there|(?:do|does|have|has) \w+ (?:have|got|hold|own))\b/,
  ],
  // "list our accounts", "which accounts are there"
  [
    0.99,
    /^(?=.*\b(?:show|list|name|give|tell|see|view|display|what|which)\b)(?:(?:and|so|please|can|could|you|show|list|name|give|tell|see|view|display|me|us|i|want|need|would like|to|what|which|the|all|of|our|my|their|his|her|these|different|various|a list of|do|does|we|they|have|know|open) )*accounts(?: (?:do|does|are|is|we|they|i|there|have|hold|own|got|on file|on record|open|in total|exist|here|please|all))*$/,
  ],
  [0.93, /^(?:so )?is there an? ACC(?: (?:anywhere|here|at all|on file|on record))?$/],
  [
    0.93,
    /\b(?:break|split|show|list) (?:(?:the|my|our|their|this|that) )?(?:total|value|balance|money|\$?\d[\d,.]*k?m?) (?:down |out |up )?(?:by|per|into) (?:the )?accounts?$/,
  ],
  [
    0.9,
    /^(?:(?:do|does|have|has|is|are) )(?:i|we|there|they|he|she) (?:got |have )?(?:more than|less than|at least|over|under) \$?\d[\d,.]*k?(?: dollars?)? (?:in )?(?:there|in it|in all)$/,
  ],
  [
    0.98,
    /\b(?:part|percent\w*|%|share|portion|fraction|proportion|slice|how much) of (?:(?:all|the|my|our|their|his|her|us|portfolio) )*(?:money|assets|wealth|funds|total|value|net worth|everything|(?:household|family|account)(?: value)?)\b.*\b(?:in|at|with) (?:(?:the|my|our|their|his|her) )?ACC\b/,
  ],
  [
    0.985,
    /\bwhich (?:1 |one )?of (?:(?:the|my|our|their|his|her) )?(?:\d )?(?:ACC|accounts)\b.*\b(?:is|are) (?:the )?(?:largest|biggest|smallest|highest|lowest|most valuable|worth (?:the )?(?:most|least))\b|\bwhich (?:1 |one )?of (?:(?:the|my|our|their|his|her) )?(?:ACC|accounts) (?:has|holds) the (?:most|least)(?: (?:in it|money|value))?$/,
  ],
  [
    0.9,
    /\b(?:is|are) there (?:more than|less than|at least|at most|over|under|above|below) \$?\d[\d,.]*k?(?: dollars?)? in (?:(?:the|my|our|their|his|her) )?(?:account|portfolio|ACC)\b/,
  ],
  [
    0.95,
    /\b(?:account|accounts|portfolio|net|total|overall|household|ACC|investment|market)(?: \w+)? (?:value|worth|balances?|assets|equity|size)\b/,
  ],
  [
    0.935,
    /^what (?:do|does|have) (?:i|we|they|he|she) (?:have|got) (?:in total|in all|altogether|all told|all together|all in all|overall)$/,
  ],
  [0.95, /\b(?:net worth|net liquidation|total assets|aum|account value|nav)\b/],
  [0.94, /\b(?:how much|what) (?:is|are|was|were)\b.*\b(?:worth|valued at)\b/],
  [
    0.94,
    /\b(?:what|how much) (?:do|does) (?:\S+ ){0,4}(?:accounts|ACC) (?:come|add up|amount) to\b|\b(?:accounts|ACC)\b.*\b(?:what|how much) (?:do|does) (?:they|it) (?:come|add up|amount) to\b/,
  ],
  [0.94, /\bworth\b/],
  [0.94, /\bequity in (?:my|the|our) (?:accounts?|ACC|portfolio)\b/],
  [
    0.93,
    /\bhow much (?:money )?(?:do|did|have) (?:i|we) (?:have|got|currently have)(?: (?:in total|in all|all in|total|altogether|overall|invested|all together|left|right now|now|PER|(?:in|across|at) (?:my |the |all |all my |his |her |their )?(?:accounts?|ACC|portfolio|brokerage)))*$/,
  ],
  [
    0.93,
    /\bhow much (?:money )?(?:is|do i have) (?:there )?in (?:my |the |all |all my )?(?:ACC|accounts?|portfolio)\b|^how much (?:money )?(?:does|did) (?:my |the |our )?ACC (?:hold|have|contain)(?: (?:in total|in all|altogether|right now|now|today|PER))*$/,
  ],
  [0.9, /\b(?:value|valuation) of (?:my |the |our |all )|\bvalue\b/],
  [
    0.9,
    /\b(?:account|portfolio) (?:summary|overview|total)\b|\b(?:summary|overview) of (?:my|the) (?:account|portfolio|ACC)\b|^(?:give me |show me )?(?:an? |the )?(?:quick )?(?:summary|overview)$/,
  ],
  [0.88, /\bbalances?\b/],
  [
    0.9,
    /\b(?:total|sum|combined)(?: \w+)? (?:across|of|over|in) (?:all|both|every) (?:of )?(?:my |the |our )?accounts\b/,
  ],
  [
    0.9,
    /\b(?:which|what) (?:of (?:my|our|the|his|her|their) )?(?:accounts?|ACC)(?: of (?:mine|ours|hers|his|theirs))? (?:is|are|has|have|holds?) (?:the )?(?:bigg?e(?:r|st)|large(?:r|st)|small(?:er|est)|most|least|highest|lowest|richest)\b|\b(?:biggest|largest|smallest) account\b/,
  ],
  [
    0.92,
    /^(?:(?:the|my|our|all|both|of|in|total|combined) )*ACC (?:total|combined|together|in total|altogether|in all|all together|as a whole)$|^(?:the )?total (?:in|of|for) (?:my |the |our )?(?:ACC|accounts?|portfolio)$|\bhow (?:big|large) is (?:my |the |our )?(?:ACC|account|portfolio)\b|\bhow much is in (?:my |the |our )?ACC\b/,
  ],
  [
    0.9,
    /\b(?:what|where) (?:is|are) (?:my |the |our )?(?:accounts?|portfolio|ACC|total) (?:sitting |standing |now )?at\b|\bwhere (?:do|does) (?:i|we|(?:my|the|our) (?:accounts?|portfolio|balance)|ACC) stand\b/,
  ],
  [
    0.9,
    /\b(?:which|what) accounts (?:do|have) we (?:have|got|own)\b|\b(?:do|have|are) we (?:have|got|own|hold)(?: \w+){0,2} (?:an?|any|his|her|their|separate) (?:separate )?accounts?\b/,
  ],
  [
    0.93,
    /\bhow much (?:money )?(?:is|do we have|have we got)(?: there)? in (?:each|every|all)(?: 1)?(?: of)?(?: (?:my|the|our|their|these))*(?: \d)? (?:accounts?|ACC|1)\b|\bhow much (?:money )?(?:do|does|is|has) (?:each|every|all)(?: 1)?(?: of)?(?: (?:my|the|our))*(?: \d)? (?:accounts?|ACC) (?:hold|have|contain|got|worth)\b/,
  ],
  [
    0.93,
    /\b(?:break|split|breaking|divide)\b.*\b(?:total|balance|value|worth|money|everything|portfolio) (?:down |up )?(?:by|per|into|across) (?:each )?(?:accounts?|ACC)\b|\b(?:total|balance|value|worth|money|portfolio)(?: \w+)? (?:by|per|for each|of each|in each|for every) (?:accounts?|ACC)\b/,
  ],
  [
    0.75,
    /^(?:what (?:is|are) )?(?:my |the |our )?(?:own )?(?:total|equity|ACC|accounts)$|^(?:what (?:is|are) )?(?:my|our) account$|^(?:the )?(?:accounts?|ACC) of us$/,
  ],
];

/** What accounts come to, and not whether they do. */
const isSum = (said: string): boolean =>
  sums.test(said) &&
  !/\b(?:cash|positions|holdings|why)\b/.test(
    said.replace(/\b(?:cash included|including cash)$/, ""),
  );
const sums =
  /^(?:(?:please|just|and|so|now|then|if you|if we|if i) )*(?:add|sum|total|tally)(?: up)? (?:(?:my|our|the|their|all|both|of|every|each|\d) )*(?:ACC|accounts?|iras?|trusts?|balances?|values?)\b|\b(?:what|how much) (?:do|does|would|will)\b.*\b(?:adds?|tally) up to\b|\bACC\b.*\b(?:what|how much) (?:do|does) (?:they|it|we) add up to\b|\bwhat (?:everything|all)\b.*\badds? up to$/;

/** Whether these agree is asked of the performance and of the transfers. */
const flows = /\b(?:contributions?|returns?|performance)\b/;

const disagreeing: [number, RegExp][] = [
  [
    0.98,
    /\b(?:total|value|balance|sum)\b.*\bdiffers?\b.*\b(?:positions|holdings|cash)\b|\bby how much\b.*\bdiffers?\b/,
  ],
  [
    0.98,
    /\b(?:holdings|positions|investments|securities)\b.*\bcash\b.*\b(?:short of|not (?:\w+ ){0,3}reach|how far off|off by)\b/,
  ],
  [
    0.98,
    /\b(?:add up|adds up|adding up(?! (?:all|every|the|my|our|both|each|everything)\b)|reconcile|reconciles|reconciled|reconciliation|unreconciled|tie out|ties out|tally|tallies)\b/,
  ],
  [
    0.98,
    /\b(?:discrepanc(?:y|ies)|mismatch|missing money|money missing|unexplained|unaccounted)\b/,
  ],
  [
    0.97,
    /\bwhy\b.*\b(?:different|differ|differs|difference|gap|not (?:.* )?(?:match|equal|agree|the same|sum|come to|give|make up|reach)|higher|lower|more|less|bigger|smaller)\b.*\b(?:positions|holdings|total|value|balance|sum|cash)\b/,
  ],
  [
    0.97,
    /\bwhy\b.*\b(?:total|value|balance|sum|account|figures|numbers|worth)\b.*\b(?:different|differ|differs|difference|gap|not (?:match|equal|agree|the same|sum)|higher|lower|more|less|bigger|smaller|wrong|off)\b/,
  ],
  [0.97, /\b(?:do|does|should|did)\b.*\b(?:match|equal|agree|sum up|sum to)\b/],
  [
    0.98,
    /^(?:\w+ )?(?:is|are)\b(?=.*\b(?:value|total|balance)\b)(?=.*\b(?:positions|holdings|securities|investments)\b).*\b(?:the same as|equal to|consistent with|in line with)\b/,
  ],
  [0.97, /\b(?:gap|difference) between\b.*\b(?:positions|holdings|total|value|balance|cash)\b/],
];
