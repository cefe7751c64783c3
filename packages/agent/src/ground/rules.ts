import type { StatedClaim } from "./stated-claim.ts";

interface Rule {
  digits: string;
  unit: "time" | "usd" | "percent" | "any";
  /** What the sentence must mention. */
  words: RegExp;
  /** The source of the rule, as shown with the answer. */
  source: string;
}

const washSales = "26 USC 1091(a), wash sales: 30 days before or after the sale";
const holdingPeriod = "26 USC 1222, long-term after more than one year";
const applicableAge = "26 USC 401(a)(9)(C)(v), age at which required distributions begin";
const capitalLosses = "26 USC 1211(b), capital losses against other income";
const earlyWithdrawal = "26 USC 72(t), additional tax on early withdrawals";
const missedDistribution = "26 USC 4974, tax on a missed required distribution";

const rule = (digits: string, unit: Rule["unit"], words: RegExp, source: string): Rule => ({
  digits,
  unit,
  words,
  source,
});

/** Figures stated by tax law or by our own calculation rules. */
const rules: readonly Rule[] = [
  rule(
    "30",
    "time",
    /wash|replace\w*|disallow\w*|before|after|either side|each way|window/i,
    washSales,
  ),
  rule("31", "time", /wash|wait\w*|repurchas\w*|buy\w* back|clear/i, washSales),
  rule("61", "time", /wash|window/i, washSales),
  rule("1", "time", /long-term|short-term|held|holding period/i, holdingPeriod),
  rule("12", "time", /long-term|short-term|held|holding period|months? of/i, holdingPeriod),
  rule("365", "time", /long-term|short-term|held/i, holdingPeriod),
  rule("365", "time", /year|day count/i, "Returns count 365 days a year (XIRR)"),
  rule(
    "90",
    "time",
    /needs?|cash|due|falls?|withdraw\w*|liquidity|within|upcoming|next/i,
    "The policy check counts cash needs within 90 days",
  ),
  rule("60", "time", /rollover|roll over/i, "26 USC 408(d)(3), rollover within 60 days"),
  rule("10", "time", /inherited/i, "26 USC 401(a)(9)(H), inherited accounts within 10 years"),
  rule("73", "any", /\brmds?\b|required|distribution/i, applicableAge),
  rule("75", "any", /\brmds?\b|required|distribution/i, applicableAge),
  rule("59.5", "any", /penalty|withdraw\w*/i, earlyWithdrawal),
  rule("3000", "usd", /loss/i, capitalLosses),
  rule("1500", "usd", /loss/i, capitalLosses),
  rule("25", "percent", /\brmds?\b|excise|penalty/i, missedDistribution),
  rule("10", "percent", /\brmds?\b|corrected/i, missedDistribution),
  rule("10", "percent", /penalty/i, earlyWithdrawal),
];

/** The source of a rule that states this figure, if the sentence is about that rule. */
export const ruleOf = ({ claim, said }: StatedClaim): string | undefined =>
  rules.find(
    ({ digits, unit, words }) =>
      digits === claim.digits &&
      claim.scale === 1 &&
      (unit === claim.unit || unit === "any") &&
      words.test(said),
  )?.source;

/** "100% of it" and "the targets do not add up to 100" state no figure. */
export const isHundredPercent = ({ claim, lead }: StatedClaim): boolean =>
  claim.digits === "100" &&
  claim.scale === 1 &&
  (claim.unit === "percent" || (claim.unit === "any" && /\b(?:add|sum)\w* up to $/i.test(lead)));
