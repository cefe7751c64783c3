import type { Clause } from "../clause.ts";
import { groupingIn } from "../grouping.ts";
import { limit } from "../limit.ts";
import type { Params } from "../routed.ts";
import {
  asksShare,
  cashIncluded,
  ofAccountValue,
  ofEach,
  ofWholeAccount,
  shareSizes,
} from "../shares.ts";
import * as slots from "../slots.ts";
import { accountOf, type Claim, given, type Rule, withoutOf } from "./claim.ts";
import { nth } from "./portfolio-ranking.ts";
import { meantSymbolPerformance } from "./symbol-performance.ts";

/** What a holding, each of them or a class is of all that is held. */
export const shares: Rule = (clause) => {
  const { said, symbols } = clause;
  if (!asksShare(said) || ofOther.test(said.replace(cashIncluded, ""))) return undefined;
  if (symbols.length > 0) return ofSymbol(clause);
  const grouping = groupingIn(said);
  if (grouping?.of === "each" && !ofHeld.test(grouping.rest)) return ofAccounts(clause);
  const isOfEach = ofEach(said);
  if (!isOfEach && slots.assetClass(said) === undefined) return undefined;
  return ofHoldings(clause, isOfEach);
};

/** "what percent of the total is each trust": what accounts are of all of them, with cash. */
const ofAccounts = (clause: Clause): Claim => ({
  intent: "account_value",
  score: 0.988,
  params: { ...accountOf(clause), ...withoutOf(clause), per: "account", beyond: ["weight"] },
  certain: true,
});
const ofHeld =
  /\b(?:positions?|holdings?|stocks?|etfs?|funds?|bonds?|options?|investments?|securities|names?|symbols?|stakes?)\b/;

const ofSymbol = (clause: Clause): Claim => {
  const claim = meantSymbolPerformance(clause, 0.986);
  return {
    ...claim,
    params: { ...claim.params, ...shareSizes(clause.said) },
    certain: true,
  };
};

/** Of an account's value, a class is asked as a symbol is: with its cash. */
const withCash = (said: string, isOfEach: boolean): Pick<Params, "with_cash"> =>
  ofAccountValue(said) || (!isOfEach && ofWholeAccount(said)) ? { with_cash: true } : {};

/** Cash and accounts have shares of their own, and what has moved is on another record. */
const ofOther =
  /\b(?:cash|settled|deposits?|withdrawals?|transfers?|trades?|bought|sold|buys?|sells?|which accounts?|largest account|biggest account|should|would|if)\b/;

const ofHoldings = (clause: Clause, isOfEach: boolean): Claim => {
  const { said } = clause;
  return {
    intent: "portfolio_ranking",
    score: 0.986,
    params: {
      ...accountOf(clause),
      ...withoutOf(clause),
      ...given({
        asset_class: isOfEach ? slots.classOf(said) : slots.assetClass(said),
        limit: limit(said),
        nth: nth(said),
        total: isOfEach ? undefined : true,
      }),
      ...shareSizes(said),
      share: true,
      ...withCash(said, isOfEach),
      direction: slots.direction(said) ?? "best",
      basis: "market_value",
    },
    certain: true,
  };
};
