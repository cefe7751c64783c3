import * as z from "zod";
import { Day } from "../day.ts";
import { Multiple, Percent, Points, Units, Usd } from "../figure.ts";

/** Dollars, rounded half away from zero to cents. (Percentages of a comparison are not rounded.) */
const Money = Usd;

export const ClassRow = z.object({
  class: z.string(),
  value: Money,
  /** Null when the total is not positive. */
  weight_pct: Percent.nullable(),
  /** Null without a valid policy; 0 for a class the policy does not name. */
  target_pct: Percent.nullable(),
  min_pct: Percent.nullable(),
  max_pct: Percent.nullable(),
  /** `default_5_25` when at least one edge is a default; null without a band. */
  band_source: z.enum(["policy", "default_5_25"]).nullable(),
  drift_pp: Points.nullable(),
  drift_usd: Money.nullable(),
  /** `unclassified`: the policy does not name the class. Null when nothing could be compared. */
  status: z.enum(["above_max", "below_min", "in_band", "unclassified"]).nullable(),
});
export type ClassRow = z.infer<typeof ClassRow>;

/**
 * What the wash-sale rule would do to the losses of a sale if it were carried out on the day of the
 * comparison.
 */
export const WashSale = z.object({
  /**
   * The part of the loss that is disallowed now; it is added to the basis of the replacement
   * shares.
   */
  disallowed_usd: Money,
  /**
   * The part of `disallowed_usd` whose replacement was bought in an IRA or similar account: lost
   * permanently.
   */
  lost_usd: Money,
  replacements: z.array(
    z.object({
      account_id: z.string(),
      account: z.string(),
      symbol: z.string(),
      /** Null for a purchase that only the account's trades on file show. */
      lot: z.string().nullable(),
      bought: Day,
      quantity: Units,
    }),
  ),
  /** From this day on, a sale would keep the whole loss, as far as the purchases on file show. */
  clear_on: Day,
});
export type WashSale = z.infer<typeof WashSale>;

/**
 * Purchases within 30 days that may be substantially identical to what is sold at a loss: funds on
 * the same index, and other share classes and options of the same company. A person must judge them.
 */
export const WashReview = z.array(
  z.object({ symbol: z.string(), account: z.string(), bought: Day }),
);
export type WashReview = z.infer<typeof WashReview>;

export const Leg = z.object({
  account_id: z.string(),
  /** The account's name. */
  account: z.string(),
  /**
   * In the class `cash`, "buy" means that the account keeps the money and "sell" that it spends it.
   */
  side: z.enum(["sell", "buy"]),
  /**
   * Null for cash, for holdings without a ticker, and for purchases that are left to the advisor.
   */
  symbol: z.string().nullable(),
  /** What is sold, where it has no ticker; absent otherwise. */
  unlisted: z.object({ security_id: z.string(), name: z.string() }).optional(),
  /** Shares or contracts to sell; null for purchases and cash, which are stated in dollars. */
  quantity: Units.nullable(),
  lots: z.array(z.object({ id: z.string(), quantity: Units })),
  /**
   * What the sale brings in or the purchase costs. Within a mode, each account's sells equal its
   * buys.
   */
  proceeds: Money,
  /**
   * Null in tax-sheltered accounts, for purchases, and when the basis is unknown; `note` says
   * which.
   */
  est_st_gain: Money.nullable(),
  est_lt_gain: Money.nullable(),
  /** Absent when nothing is disallowed. The estimated gains are before this adjustment. */
  wash_sale: WashSale.optional(),
  /** Absent when there is nothing to review. */
  wash_review: WashReview.optional(),
  note: z.string().nullable(),
});
export type Leg = z.infer<typeof Leg>;

export const Mode = z.enum(["target", "band", "contribution"]);
export type Mode = z.infer<typeof Mode>;

export const Suggestion = z.object({
  mode: Mode,
  class: z.string(),
  /**
   * Positive buys, negative sells. The rows of a mode sum to 0; those of `contribution` to the
   * deposit.
   */
  trade_usd: Money,
  legs: z.array(Leg),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const Cash = z.object({
  /** Settled cash and cash-class funds; this is compared with the floor. */
  available: Money,
  /** All cash and cash-class funds, including unsettled cash; the weight is computed from this. */
  total: Money,
  /** Null without a policy that can be compared. */
  floor: Money.nullable(),
  /** By how much `available` falls short of the floor. */
  shortfall: Money.nullable(),
  /**
   * The part of the shortfall that unsettled cash will cover, and when it settles; absent when
   * there is none.
   */
  settlement_gap: z.object({ amount: Money, settles: Day.nullable() }).optional(),
  /** Due within 90 days or overdue, by date; includes pending withdrawals. */
  needs: z.array(
    z.object({
      kind: z.string(),
      amount: Money,
      /** The whole need, where the household's other policies carry the rest of it. */
      whole_usd: Money.optional(),
      due: Day.nullable(),
      note: z.string(),
    }),
  ),
});
export type Cash = z.infer<typeof Cash>;

export const Issuer = z.object({
  issuer_id: z.string().nullable(),
  name: z.string(),
  symbols: z.array(z.string()),
  value: Money,
  direct_pct: Percent.nullable(),
  look_through_pct: Percent.nullable(),
  limit_pct: Percent.nullable(),
  /** True when the direct weight is above the limit. */
  breach: z.boolean(),
  /** 0 without a breach, null without a limit. */
  excess_pp: Points.nullable(),
  excess_if_reinvested_usd: Money.nullable(),
  /** Also null when selling and withdrawing cannot bring the issuer below its limit. */
  excess_if_withdrawn_usd: Money.nullable(),
});
export type Issuer = z.infer<typeof Issuer>;

export const Sector = z.object({
  sector: z.string(),
  value: Money,
  weight_pct: Percent.nullable(),
  limit_pct: Percent.nullable(),
  breach: z.boolean(),
});
export type Sector = z.infer<typeof Sector>;

export const Prohibited = z.object({
  symbol: z.string().nullable(),
  name: z.string(),
  account_id: z.string(),
  /** Null when the holding cannot be valued. */
  value: Money.nullable(),
  /** The entry in the policy's list that prohibits it. */
  rule: z.string(),
});
export type Prohibited = z.infer<typeof Prohibited>;

export const PolicyFault = z.object({
  code: z.enum(["targets_sum", "band_order", "duplicate_class"]),
  class: z.string().nullable(),
});
export type PolicyFault = z.infer<typeof PolicyFault>;

export const Conflict = z.object({
  code: z.enum([
    "reserve_exceeds_cash_max",
    "reserve_unfunded",
    "distribution_unfunded",
    "restricted",
    "legs_incomplete",
    "cash_cannot_cross",
    "whole_units",
    "gain_limit_exceeded",
  ]),
  message: z.string(),
  mode: Mode.optional(),
  class: z.string().optional(),
  symbol: z.string().optional(),
  account_id: z.string().optional(),
  amount: Money.optional(),
});
export type Conflict = z.infer<typeof Conflict>;

const Unvalued = z.object({
  account_id: z.string(),
  symbol: z.string().nullable(),
  name: z.string(),
  reason: z.enum(["no_price", "no_fx_rate"]),
});

export const Quality = z.object({
  code: z.enum([
    "stale_price",
    "dates_differ",
    "asset_class_mix",
    "unvalued",
    "scope_account_missing",
    "beside_partly_valued",
    "fund_fault",
  ]),
  message: z.string(),
  account_id: z.string().optional(),
  symbol: z.string().optional(),
  /** The date of the price. */
  date: Day.optional(),
  stale: z.literal(true).optional(),
});
export type Quality = z.infer<typeof Quality>;

/**
 * How a household compares with one policy, and trades that would bring it back in line. A
 * proposal: nothing is traded.
 */
export const Comparison = z.object({
  ips_id: z.string().nullable(),
  ips_name: z.string().nullable(),
  status: z.enum(["ok", "no_ips", "ips_invalid", "not_computable"]),
  as_of: Day,
  scope: z.object({
    account_ids: z.array(z.string()),
    beside: z.array(
      z.object({
        account_id: z.string(),
        name: z.string(),
        reason: z.enum(["held_away", "education", "other_policy"]),
        /** Null when nothing in the account can be valued. */
        value: Money.nullable(),
      }),
    ),
  }),
  /** Null without cash and without a price of anything held. */
  total_value: Money.nullable(),
  /** Percentage of positions in scope that have a value, by count. */
  coverage_pct: Percent,
  /**
   * Total of the classes with a positive value, divided by the household's total: 1.02 with 2%
   * borrowed.
   */
  leverage: Multiple.nullable(),
  classes: z.array(ClassRow),
  suggestions: z.array(Suggestion),
  /** The larger of purchases and sales divided by the total, for each list of trades. */
  turnover_pct: z.object({ target: Percent.nullable(), band: Percent.nullable() }),
  cash: Cash,
  concentration: z.array(Issuer),
  /** Direct holdings by sector, compared with `max_sector_pct`; a breach is marked on its row. */
  sectors: z.array(Sector),
  prohibited: z.array(Prohibited),
  faults: z.array(PolicyFault),
  conflicts: z.array(Conflict),
  unvalued: z.array(Unvalued),
  assumptions: z.array(z.string()),
  data_quality: z.array(Quality),
  sources: z.array(z.string()),
  /** Follow-ups that the product can offer, such as a task to agree on a policy. */
  offers: z.array(z.object({ kind: z.literal("task"), title: z.string() })),
});
export type Comparison = z.infer<typeof Comparison>;
