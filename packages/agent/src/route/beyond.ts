import type { Clause } from "./clause.ts";
import type { Beyond, Intent, Params } from "./routed.ts";

interface Limit {
  beyond: Beyond;
  intents: readonly Intent[];
  pattern: RegExp;
}

const returns: readonly Intent[] = ["performance"];
const amounts: readonly Intent[] = ["account_value", "cash_balance"];
const money: readonly Intent[] = [...amounts, "quotes", "symbol_performance", "portfolio_ranking"];
const lists: readonly Intent[] = ["positions_list", "portfolio_ranking"];
const records: readonly Intent[] = ["transfers", "activity"];

/** What the statements cannot say, by the intents that would otherwise answer as if they could. */
const limits: readonly Limit[] = [
  {
    beyond: "benchmark",
    intents: ["performance", "symbol_performance"],
    pattern:
      /\b(?:benchmark|beat|beating|outperform\w*|underperform\w*|(?:vs|versus|against|compared (?:to|with)|than) (?:the )?(?:market|index|s&p|sp500|nasdaq|dow|SYM|peers?|average))\b/,
  },
  {
    beyond: "after_tax",
    intents: [...returns, ...money],
    pattern: /\b(?:after|net of|post|minus|less) tax(?:es)?\b/,
  },
  {
    beyond: "currency",
    intents: [...money, "positions", ...returns, ...records],
    pattern:
      /\b(?:in|to|into) (?:euros?|eur|pounds?|gbp|sterling|rupees?|inr|yen|jpy|francs?|chf|cad|aud|pesos?|yuan|canadian|australian|foreign currency)\b/,
  },
  {
    beyond: "class_return",
    intents: returns,
    pattern:
      /\b(?:stocks?|etfs?|bonds?|funds?|equities|options) (?:only|alone)\b|\b(?:of|on|in|for|from) (?:my |the |our |just |only )*(?:stocks?|etfs?|bonds?|funds?|equities|options)\b/,
  },
  {
    beyond: "extended_hours",
    intents: ["quotes"],
    pattern: /\b(?:pre ?market|after ?hours|overnight|extended hours)\b/,
  },
  {
    beyond: "reason",
    intents: ["quotes", "symbol_performance", "portfolio_ranking", "performance"],
    pattern: /^(?:but |so |and )?why\b|\bwhat (?:made|caused|drove|moved)\b|\breason\b/,
  },
  {
    beyond: "condition",
    intents: [...lists, ...records],
    pattern:
      /\b(?:more|less|greater|bigger|larger|higher|lower|smaller|fewer|over|above|under|below|at least|at most) (?:than )?\$?\d|\b(?:start|starts|starting|begin|begins|beginning|end|ends|ending) (?:with|in)\b|\bbetween \$?\d/,
  },
  {
    beyond: "average",
    intents: [
      ...lists,
      "positions",
      "symbol_performance",
      "account_value",
      "cash_balance",
      "activity",
      "performance",
    ],
    pattern: /\b(?:average|mean|median|typical)\b(?! (?:cost|price|basis|purchase|entry|buy))/,
  },
  {
    beyond: "schedule",
    intents: ["transfers"],
    pattern:
      /\b(?:recurring|automatic|scheduled|repeating|standing|next|upcoming|future)\b|^when (?:will|does|is|should|can)\b/,
  },
  {
    beyond: "interest",
    intents: ["cash_balance"],
    pattern: /\b(?:interest|yield|yields|apy|apr|earning|earns?|rate)\b/,
  },
  {
    beyond: "extreme",
    intents: amounts,
    pattern: /\b(?:highest|lowest|peak|record|all time|maximum|minimum|ever)\b/,
  },
  {
    beyond: "dollars",
    intents: returns,
    pattern:
      /\bdollars?\b|\bhow much (?:money )?(?:did|have|has|am|was)\b.*\b(?:make|made|making|earn|earned|lose|lost|gain|gained)\b|\bprofits?\b|\b(?:made|make|lost|lose|earned) (?:me |us )?(?:any )?money\b/,
  },
  {
    beyond: "weight",
    intents: ["symbol_performance", "cash_balance", "positions", "account_value"],
    pattern:
      /\b(?:percent|%|share|fraction|proportion|portion|part) (?:of|is|in)\b(?!.*\b(?:gain|loss|up|down)\b)|\b(?:weight|weighting|allocation)\b/,
  },
  {
    beyond: "enough",
    intents: ["cash_balance"],
    pattern: /\benough\b|\bafford\b/,
  },
];

/** What of a question an intent's sources do not hold. */
export function beyond(clause: Clause, intent: Intent, params: Params): Beyond[] {
  const found = limits
    .filter(({ intents, pattern }) => intents.includes(intent) && pattern.test(clause.said))
    .map((one) => one.beyond)
    .filter((one) => !answered(one, params));
  return past.has(intent) && isPast(clause) ? [...found, "other_day"] : found;
}

/** Worked out after all. */
const answered = (one: Beyond, { measure, above, below, reconcile }: Params): boolean =>
  (one === "average" && measure === "average") ||
  (one === "condition" && (above ?? below) !== undefined) ||
  (one === "reason" && reconcile === true);

/** Statements that hold one day only. */
const past: ReadonlySet<Intent> = new Set([
  "account_value",
  "cash_balance",
  "positions_list",
  "positions",
]);

/** Asks about days that were over before the statement's. */
export const isPast = ({ period, today }: Clause): boolean =>
  period?.to !== undefined && period.to < today;
