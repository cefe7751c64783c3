import type { Clause } from "./clause.ts";
import { amountToCover } from "./named-amount.ts";
import type { Beyond, Intent, Params } from "./routed.ts";
import { asksContents } from "./rules/held-kinds.ts";
import { asksCashShare, asksShare } from "./shares.ts";

interface Limit {
  beyond: Beyond;
  intents: readonly Intent[];
  pattern: { test(said: string): boolean };
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
      /^(?!.*\b(?:beat|outperform\w*) (?:(?:the|our|my|his|her) )*ACC\b)(?!.*\b(?:contributions?|contributed|deposits?|deposited|added|put in)\b).*\b(?:benchmark|beat|beating|outperform\w*|underperform\w*|(?:vs|versus|against|compared (?:to|with)|than) (?:the )?(?:market|index|s&p|sp500|nasdaq|dow|SYM|peers?|average))\b/,
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
    intents: [
      ...(["quotes", "symbol_performance", "portfolio_ranking", "performance"] as const),
      ...(["cash_balance", "account_value"] as const),
    ],
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
    pattern:
      /\b(?:average|median|typical)\b|\bmean (?:\w+ )?(?:gain|loss|return|value|balance|size|price|amount)\b/,
  },
  {
    beyond: "quote_detail",
    intents: ["quotes", "symbol_performance", "positions"],
    pattern:
      /\b(?:bids?|(?:bid|the|and|or|SYM) ask|ask (?:price|size)|asking price|spread|volume|market cap\w*|float|beta|p ?e(?: ratio)?|pe|price to earnings|earnings per share|eps|yields?|yielding|dividends?|expense ratio|(?:52|fifty 2) ?week|year (?:high|low)|all time (?:high|low)|(?:day|daily|today|PER) (?:high|low|range)|highs? (?:and|or) lows?|high low|intraday (?:high|low|range)|previous close|opening price|open price|(?<!\b(?:i|we|they|he|she|you) )opened)\b/,
  },
  {
    beyond: "schedule",
    intents: ["transfers"],
    pattern:
      /\b(?:recurring|automatic|scheduled|repeating|standing|next|upcoming|future)\b|^when (?:will|does|is|should|can)\b/,
  },
  {
    beyond: "settlement",
    intents: ["cash_balance"],
    pattern: /\bwhen\b.*\bsettles?\b|\bsettle(?:s|ment) (?:date|day)\b/,
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
      /\bdollars?\b|\b(?:contributions?|contributed|deposits?)\b.*\b(?:market|growth|gains?|performance)\b|\b(?:growth|gains?|market)\b.*\b(?:contributions?|deposits?)\b|\bhow much (?:money )?(?:did|have|has|am|was)\b.*\b(?:make|made|making|earn|earned|lose|lost|gain|gained)\b|\bprofits?\b|\b(?:made|make|lost|lose|earned) (?:me |us )?(?:any )?money\b/,
  },
  {
    beyond: "weight",
    intents: ["symbol_performance", "cash_balance", "positions", "account_value"],
    pattern:
      /\bhow much of\b.*\bin percent\b|^(?!.*\b(?:gain|loss|up|down|change|return)\b.*\b(?:percent|%) in\b).*\b(?:percent|%|(?<!\b(?:per|a|each|every) )share|fraction|proportion|portion|slice|part(?! in\b)) (?:of|is|in)\b(?!.*\b(?:gain|loss|up|down|below|above|ahead|behind)\b)|\b(?:weight|weighting|allocation)\b|\bSYM (?:makes?|making) up\b/,
  },
  { beyond: "weight", intents: ["symbol_performance"], pattern: { test: asksShare } },
  { beyond: "weight", intents: ["cash_balance"], pattern: { test: asksCashShare } },
  {
    beyond: "condition",
    intents: ["portfolio_ranking"],
    pattern: { test: (said) => /\d ?(?:%|percent)/.test(said) && asksShare(said) },
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
    .filter((one) => !answered(one, clause.said, params));
  if (intent === "performance" && isAnnualized(clause)) {
    return [...found.filter((one) => one !== "average"), "annualized"];
  }
  if (intent === "positions" && asksContents(clause)) return [...found, "contents"];
  // The day on which an option expires is none of the statement's.
  const isPastDay = past.has(intent) && isPast(clause) && params.terms !== true;
  return [...new Set(isPastDay ? [...found, "other_day" as const] : found)];
}

/** A return a year over more than one, which only a stretch of years has. */
const isAnnualized = ({ period, text }: Clause): boolean =>
  period?.rate === true && /\b(?:annuali[sz]ed|average|mean|compound\w*)\b/i.test(text);

/** Worked out after all. */
const answered = (
  one: Beyond,
  said: string,
  { measure, above, below, at_least, at_most, units, reconcile, timeframe }: Params,
): boolean =>
  (one === "average" && (measure === "average" || averageCost.test(said))) ||
  (one === "dollars" && timeframe === "1D") ||
  (one === "enough" && amountToCover(said) !== undefined) ||
  (one === "condition" && (above ?? below ?? at_least ?? at_most ?? units) !== undefined) ||
  (one === "reason" && reconcile === true);

/** A cost a share is one on average. */
const averageCost =
  /\b(?:paid|pay|paying|costs?|price|basis|bought|buy|purchased?|entry|in at|per share|a share)\b/;

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
