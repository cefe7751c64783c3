import { asksShareOfCash, shareSizes } from "../shares.ts";
import * as slots from "../slots.ts";
import { accountOf, averageOf, type Meant, type Rule, strongest, withoutOf } from "./claim.ts";

/** Cash, and how much of it has settled: that much can be withdrawn. */
export const cashBalance: Rule = (clause) => {
  const score = strongest(clause.said, patterns);
  return score === 0 ? undefined : meantCashBalance(clause, score);
};

export const meantCashBalance: Meant = (clause, score) => ({
  intent: "cash_balance",
  score,
  params: {
    ...accountOf(clause),
    ...withoutOf(clause),
    ...averageOf(clause),
    ...shareSizes(clause.said),
    ...(asksShareOfCash(clause.said) ? { share: true as const } : {}),
    cash: slots.cashKind(clause.said),
  },
});

const patterns: [number, RegExp][] = [
  [
    0.96,
    /\b(?:margin|debit) (?:balance|loan|debt)\b|\bhow much (?:do|did) (?:i|we) owe\b|\b(?:owed?|borrowed|borrowing)\b.*\bmargin\b|\bmargin\b.*\b(?:owed?|borrowed)\b|\bhow much (?:is|am i|are we|have (?:i|we)) (?:owed|owing|borrowed|borrowing)\b/,
  ],
  [
    0.97,
    /\b(?:can|could|may|able to) (?:i|we)?\s?(?:\w+ )?(?:withdraw|(?:take|pull|transfer|get|move) (?:(?:any|some|my|the) )?(?:money |cash |funds )?out)\b|\b(?:withdrawable|available (?:to|for) (?:withdraw\w*|invest\w*|trad\w*|spend\w*))\b/,
  ],
  [
    0.97,
    /\b(?:can|could|may) (?:i|we) (?:\w+ )?(?:take|pull|get|withdraw|move) \$?\d[\d,.]*[km]? (?:\w+ )?out of\b/,
  ],
  [
    0.96,
    /\b(?:cash|settled|unsettled|uninvested|buying power|dry powder|purchasing power|spendable)\b/,
  ],
  [
    0.9,
    /\b(?:money|funds|amount|balance) (?:is |do i have |i have |are )?(?:available|free|uninvested|liquid|to invest|to spend)\b|\bavailable (?:balance|funds|money)\b/,
  ],
  [
    0.94,
    /\bhow much\b.*\b(?:have|got|is there|left) (?:left )?to (?:invest|spend|deploy|work with)\b/,
  ],
  [0.9, /\bnot (?:yet |currently )?invested\b/],
  [
    0.85,
    /\b(?:available|withdraw)\b.*\bhow much\b|\bhow much\b.*\b(?:available|withdraw|spend|spare)\b/,
  ],
];
