import { beyond } from "./beyond.ts";
import type { Clause } from "./clause.ts";
import type { Intent, Params, RoutedPart } from "./routed.ts";
import { accountValue } from "./rules/account-value.ts";
import { activity } from "./rules/activity.ts";
import { byAccount } from "./rules/by-account.ts";
import { byClass } from "./rules/by-class.ts";
import { cashBalance } from "./rules/cash-balance.ts";
import { type Claim, daysOf, type Rule } from "./rules/claim.ts";
import { facts } from "./rules/facts.ts";
import { heldKinds } from "./rules/held-kinds.ts";
import {
  advice,
  execution,
  hypothetical,
  notFinance,
  notOnFile,
  otherHousehold,
  tradingTools,
} from "./rules/out-of-scope.ts";
import { performance } from "./rules/performance.ts";
import { portfolioRanking } from "./rules/portfolio-ranking.ts";
import { positions } from "./rules/positions.ts";
import { positionsList } from "./rules/positions-list.ts";
import { quotes } from "./rules/quotes.ts";
import { shares } from "./rules/shares.ts";
import { symbolPerformance } from "./rules/symbol-performance.ts";
import { themes } from "./rules/themes.ts";
import { totalCost } from "./rules/total-cost.ts";
import { transfers } from "./rules/transfers.ts";
import { ofAccountValue, ofWholeAccount } from "./shares.ts";

/** Of two claims with one score the earlier rule's wins. */
const rules: readonly Rule[] = [
  otherHousehold,
  advice,
  execution,
  hypothetical,
  notOnFile,
  tradingTools,
  byAccount,
  byClass,
  totalCost,
  facts,
  themes,
  shares,
  heldKinds,
  transfers,
  activity,
  portfolioRanking,
  symbolPerformance,
  positions,
  quotes,
  cashBalance,
  performance,
  accountValue,
  positionsList,
  notFinance,
];

/** What every rule that knows the clause makes of it, the surest first. */
export const claims = (clause: Clause): Claim[] =>
  rules
    .map((rule) => rule(clause))
    .filter((claim) => claim !== undefined)
    .toSorted((a, b) => b.score - a.score);

/** From here on a clause asks for something of its own. */
export const enough = 0.6;

/** The part that a claim answers, or the question back that it needs first. */
export function partOf(clause: Clause, claim: Claim | undefined): RoutedPart {
  const { text } = clause;
  if (claim?.intent !== "out_of_scope" && pointsAtNone(clause)) {
    const confidence = claim?.score ?? 0;
    const of = pointing(clause, claim);
    return {
      intent: "clarify",
      params: {},
      confidence,
      assumed: [],
      missing: "symbol",
      ...of,
      text,
    };
  }
  if (claim === undefined || claim.score < enough) {
    const confidence = claim?.score ?? 0;
    return { intent: "clarify", params: {}, confidence, assumed: [], missing: "intent", text };
  }
  const { intent, params, score: confidence, assumed = [], scope } = claim;
  const missing =
    claim.missing ??
    missingHousehold(clause, intent) ??
    missingAccount(clause, intent) ??
    missingPeriod(clause, intent);
  if (missing !== undefined) {
    const of = missing === "symbol" ? pointing(clause, claim) : {};
    return { intent: "clarify", params, confidence, assumed, missing, ...of, text };
  }
  return {
    intent,
    params: { ...params, ...limitsOf(clause, intent, params) },
    confidence,
    assumed,
    ...(scope === undefined ? {} : { scope }),
    text,
  };
}

/** "how much is that stock worth", "is it up or down", where none was spoken of. */
const pointsAtNone = ({ symbols, account, said }: Clause): boolean =>
  symbols.length === 0 &&
  account === undefined &&
  /\b(?:that|this) (?:stock|share|etf|company|ticker)\b|^(?:(?:and|so) )?(?:what|how much) is (?:that|this) (?:1|one) worth\b|^(?:(?:and|so) )?(?:how much|what) did (?:i|we|they|he|she) (?:pay|get) for (?:it|that)$|^(?:(?:and|so) )?is it (?:up|down)(?: or (?:up|down))?(?: PER)?$/.test(
    said,
  );

/** "and what is that stock trading at": asked of what the part before may name. */
const pointing = ({ said }: Clause, claim: Claim | undefined): Pick<RoutedPart, "ofNamed"> =>
  claim !== undefined && ofOneSymbol.has(claim.intent) && points.test(said)
    ? { ofNamed: claim.intent }
    : {};
const ofOneSymbol: ReadonlySet<Intent> = new Set([
  ...(["quotes", "positions", "symbol_performance"] as const),
]);
const points =
  /\b(?:it|its|(?:that|this|the same) (?:1|one|stock|share|etf|fund|company|ticker|symbol|position|holding))\b/;

const isWithCash = (said: string): boolean => ofAccountValue(said) || ofWholeAccount(said);

/** What the intent's sources do not hold of what the clause asks for, and the days it asks about. */
export function limitsOf(
  clause: Clause,
  intent: Intent,
  params: Params,
): Pick<Params, "beyond" | "from" | "to" | "with_cash"> {
  const found = beyond(clause, intent, params);
  if (found.length === 0) return {};
  const isOfSymbol = intent === "symbol_performance" && found.includes("weight");
  return {
    ...(found.includes("other_day") ? daysOf(clause) : {}),
    ...(isOfSymbol && isWithCash(clause.said) ? { with_cash: true as const } : {}),
    beyond: found,
  };
}

/** "harborview position" may name what is held, and not whose it is. */
const missingHousehold = (
  { stranger, said }: Clause,
  intent: Intent,
): "household" | "symbol" | undefined => {
  if (!stranger || withoutAccount.has(intent)) return undefined;
  return /\b(?:position|holding)$/.test(said) ? "symbol" : "household";
};

const missingAccount = (clause: Clause, intent: Intent): "account" | undefined =>
  clause.account?.kind === "several" && !withoutAccount.has(intent) ? "account" : undefined;

/** A date that was not understood is asked about: the answer without it would be another one's. */
const missingPeriod = ({ said, period }: Clause, intent: Intent): "period" | undefined =>
  dated.has(intent) && period === undefined && strayDate.test(said) ? "period" : undefined;

const dated: ReadonlySet<Intent> = new Set(["activity", "transfers", "performance"]);
const strayDate =
  /(?<![\w$])(?:tomorrow|weekends?|next (?:day|week|month|quarter|year)|\d{1,2}(?:st|nd|rd|th)|\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}|christmas|thanksgiving|easter|halloween)(?!\w)/;

const withoutAccount: ReadonlySet<Intent> = new Set(["quotes", "facts", "out_of_scope", "clarify"]);
