import { accountOf, type Claim, type Rule, strongest } from "./claim.ts";

/** What everything is worth together, and whether the figures agree. */
export const accountValue: Rule = (clause): Claim | undefined => {
  const { said, symbols } = clause;
  const doubts = flows.test(said) ? 0 : strongest(said, disagreeing);
  if (doubts > 0) {
    return {
      intent: "account_value",
      score: doubts,
      params: { ...accountOf(clause), reconcile: true },
    };
  }
  const isType = /^(?:what is )?(?:my |the )?ACC$/.test(said) && clause.account?.kind !== "known";
  const score = isType ? 0 : strongest(said, patterns);
  if (score === 0 || symbols.length > 0) return undefined;
  return { intent: "account_value", score, params: accountOf(clause) };
};

const patterns: [number, RegExp][] = [
  [
    0.95,
    /\b(?:account|accounts|portfolio|net|total|overall|household|ACC|investment|market)(?: \w+)? (?:value|worth|balances?|assets|equity|size)\b/,
  ],
  [0.95, /\b(?:net worth|net liquidation|total assets|aum|account value|nav)\b/],
  [0.94, /\b(?:how much|what) (?:is|are|was|were)\b.*\b(?:worth|valued at)\b/],
  [0.94, /\bworth\b/],
  [
    0.93,
    /\bhow much (?:money )?(?:do|did|have) (?:i|we) (?:have|got|currently have)(?: (?:in total|total|altogether|overall|invested|all together|left|right now|now|PER|(?:in|across|at) (?:my |the |all |all my )?(?:accounts?|ACC|portfolio|brokerage)))*$/,
  ],
  [
    0.93,
    /\bhow much (?:money )?(?:is|do i have) (?:there )?in (?:my |the |all |all my )?(?:ACC|accounts?|portfolio)\b/,
  ],
  [0.9, /\b(?:value|valuation) of (?:my |the |our |all )|\bvalue\b/],
  [
    0.9,
    /\b(?:account|portfolio) (?:summary|overview|total)\b|\b(?:summary|overview) of (?:my|the) (?:account|portfolio|ACC)\b|^(?:summary|overview)$/,
  ],
  [0.88, /\bbalances?\b/],
  [0.75, /^(?:what is )?(?:my |the )?(?:total|equity|ACC|account|accounts)$/],
];

/** Whether these agree is asked of the performance and of the transfers. */
const flows = /\b(?:contributions?|returns?|performance)\b/;

const disagreeing: [number, RegExp][] = [
  [
    0.98,
    /\b(?:add up|adds up|adding up|reconcile|reconciles|reconciled|reconciliation|unreconciled|tie out|ties out|tally|tallies)\b/,
  ],
  [
    0.98,
    /\b(?:discrepanc(?:y|ies)|mismatch|missing money|money missing|unexplained|unaccounted)\b/,
  ],
  [
    0.97,
    /\bwhy\b.*\b(?:different|differ|differs|difference|gap|not (?:match|equal|agree|the same|sum)|higher|lower|more|less|bigger|smaller)\b.*\b(?:positions|holdings|total|value|balance|sum|cash)\b/,
  ],
  [
    0.97,
    /\bwhy\b.*\b(?:total|value|balance|sum|account|figures|numbers|worth)\b.*\b(?:different|differ|differs|difference|gap|not (?:match|equal|agree|the same|sum)|higher|lower|more|less|bigger|smaller|wrong|off)\b/,
  ],
  [0.97, /\b(?:do|does|should|did)\b.*\b(?:match|equal|agree|sum up|sum to)\b/],
  [0.97, /\b(?:gap|difference) between\b.*\b(?:positions|holdings|total|value|balance|cash)\b/],
];
