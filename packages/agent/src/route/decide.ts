import type { Clause } from "./clause.ts";
import type { Intent, RoutedPart } from "./routed.ts";
import { accountValue } from "./rules/account-value.ts";
import { activity } from "./rules/activity.ts";
import { cashBalance } from "./rules/cash-balance.ts";
import type { Claim, Rule } from "./rules/claim.ts";
import { facts } from "./rules/facts.ts";
import {
  advice,
  execution,
  notFinance,
  otherHousehold,
  tradingTools,
} from "./rules/out-of-scope.ts";
import { performance } from "./rules/performance.ts";
import { portfolioRanking } from "./rules/portfolio-ranking.ts";
import { positions } from "./rules/positions.ts";
import { positionsList } from "./rules/positions-list.ts";
import { quotes } from "./rules/quotes.ts";
import { symbolPerformance } from "./rules/symbol-performance.ts";
import { transfers } from "./rules/transfers.ts";

/** Of two claims with one score the earlier rule's wins. */
const rules: readonly Rule[] = [
  otherHousehold,
  advice,
  execution,
  tradingTools,
  facts,
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
  if (claim === undefined || claim.score < enough) {
    const confidence = claim?.score ?? 0;
    return { intent: "clarify", params: {}, confidence, assumed: [], missing: "intent", text };
  }
  const { intent, params, score: confidence, assumed = [], scope } = claim;
  const missing = claim.missing ?? missingAccount(clause, intent);
  if (missing !== undefined) {
    return { intent: "clarify", params, confidence, assumed, missing, text };
  }
  return { intent, params, confidence, assumed, ...(scope === undefined ? {} : { scope }), text };
}

const missingAccount = (clause: Clause, intent: Intent): "account" | undefined =>
  clause.account?.kind === "several" && !withoutAccount.has(intent) ? "account" : undefined;

const withoutAccount: ReadonlySet<Intent> = new Set(["quotes", "facts", "out_of_scope", "clarify"]);
