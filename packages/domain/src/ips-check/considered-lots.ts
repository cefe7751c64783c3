import * as z from "zod";
import * as Account from "../account.ts";
import { addDays, Day, nextYear } from "../day.ts";
import { type Decimal, decimal, sum } from "../decimal.ts";
import { Units, Usd, UsdPerUnit } from "../figure.ts";
import type * as Household from "../household.ts";
import type * as Lot from "../lot.ts";
import { isLongTerm } from "../lots/lots.ts";
import type { Comparison } from "./comparison.ts";
import { sellsHolding } from "./leg-holding.ts";
import { toDollars } from "./number.ts";
import { isRestricted } from "./trades/pick-fund.ts";
import { type Candidate, gainOf, saleOrder } from "./trades/sale-order.ts";
import { cashClass, classWeights, valueAccounts } from "./value.ts";

/**
 * Why a lot was not sold: the policy forbids it, the wash-sale rule would disallow its loss, its
 * gain is still short-term, its gain is larger than that of the lots sold, its basis is unknown,
 * its class is not sold, or other lots were enough.
 */
const Why = z.enum([
  ...["restricted", "wash_sale", "short_term", "more_gain", "no_basis"],
  ...["class_not_sold", "enough"],
] as const);
type Why = z.infer<typeof Why>;

/** A lot that could have been sold in a proposal and was not sold, or only partly. */
export const ConsideredLot = z.object({
  account: z.string(),
  symbol: z.string().nullable(),
  name: z.string(),
  sheltered: z.boolean(),
  acquired: Day.nullable(),
  cost_per_share: UsdPerUnit.nullable(),
  /** The unsold quantity, and its value. */
  quantity: Units,
  amount: Usd,
  /** The gain of selling it today; null in tax-sheltered accounts and without a basis. */
  gain: Usd.nullable(),
  term: z.enum(["short", "long"]).nullable(),
  why: Why,
  /** The day on which a short-term lot becomes long-term. */
  long_term_from: Day.nullable(),
});
export type ConsideredLot = z.infer<typeof ConsideredLot>;

/** The first lots, and how many more there are. */
export const ConsideredLots = z.object({ lots: z.array(ConsideredLot), more: z.int() });

const most = 12;

/**
 * The lots that the sales of one mode did not use: taxable lots of the classes sold, in sale order,
 * then losses of classes that are not sold, then lots whose sale costs no tax.
 */
export function consideredLots(
  check: Comparison,
  mode: "band" | "target",
  snapshot: Household.Snapshot,
): z.infer<typeof ConsideredLots> {
  const own = check.suggestions.filter((one) => one.mode === mode);
  const sold = own.filter(({ trade_usd, class: of }) => trade_usd < 0 && of !== cashClass);
  if (sold.length === 0) return { lots: [], more: 0 };
  const accounts = snapshot.accounts.filter(({ id }) => check.scope.account_ids.includes(id));
  const { valued } = valueAccounts(accounts, snapshot.holdings);
  const soldClasses = new Set(sold.map((one) => one.class));
  const named = valued.flatMap(({ holding }) => classWeights(holding).map((one) => one.class));
  const candidates = saleOrder({
    ...{ accounts, valued, snapshot, today: check.as_of, classes: new Set(named) },
  });
  const taken = takenFrom(own.flatMap(({ legs }) => legs));
  const policy = snapshot.household.ips.find(({ id }) => id === check.ips_id);
  const left = candidates.flatMap((one): UnsoldLot[] => {
    const quantity = one.quantity.minus(taken(one));
    const isOf = soldClasses.has(one.class);
    const isWanted = isOf || (one.tax.kind === "loss" && one.class !== cashClass);
    if (!isWanted || quantity.lte(0)) return [];
    const isBlocked =
      policy !== undefined && isRestricted(one.holding, policy.constraints, check.as_of);
    return [{ one, quantity, why: isBlocked ? "restricted" : whyOf(one, isOf, quantity) }];
  });
  const rank = ({ one, why }: UnsoldLot): number =>
    one.tax.kind === "sheltered" ? 2 : Number(why === "class_not_sold");
  const lots = left.toSorted((a, b) => rank(a) - rank(b)).map((one) => rowOf(one, check.as_of));
  return { lots: lots.slice(0, most), more: Math.max(0, lots.length - most) };
}

function whyOf({ tax, quantity: whole }: Candidate, isOf: boolean, left: Decimal): Why {
  if (!isOf) return "class_not_sold";
  return left.lt(whole) ? "enough" : whys[tax.kind];
}

/** The quantity that the legs sell of a lot, or of a holding whose lots do not add up. */
function takenFrom(legs: Comparison["suggestions"][number]["legs"]) {
  const sells = legs.filter(({ side }) => side === "sell");
  return ({ lot, holding }: Candidate): Decimal => {
    const own = sells.filter((leg) => sellsHolding(leg, holding));
    const parts =
      lot === undefined
        ? own.filter(({ lots }) => lots.length === 0)
        : own.flatMap(({ lots }) => lots.filter(({ id }) => id === lot.id));
    return sum(parts.map(({ quantity }) => decimal(quantity ?? 0)));
  };
}

interface UnsoldLot {
  one: Candidate;
  quantity: Decimal;
  why: Why;
}

function rowOf({ one, quantity, why }: UnsoldLot, today: Day): ConsideredLot {
  const { holding, account, lot, unit } = one;
  const sheltered = Account.sheltered(account);
  const gain = sheltered ? undefined : gainOf(one, quantity);
  const isShort = !sheltered && lot !== undefined && isLongTerm(lot, today) === false;
  return {
    account: account.name,
    symbol: holding.symbol,
    name: holding.name,
    sheltered,
    ...basisOf(lot),
    quantity: quantity.toNumber(),
    amount: toDollars(quantity.times(unit)),
    gain: gain === undefined ? null : toDollars(gain),
    term: gain === undefined ? null : isShort ? "short" : "long",
    why,
    long_term_from: isShort && lot.acquired !== null ? addDays(nextYear(lot.acquired), 1) : null,
  };
}

const basisOf = (lot: Lot.Info | undefined) => ({
  acquired: lot?.acquired ?? null,
  cost_per_share: lot?.cost_per_share == null ? null : Number(lot.cost_per_share),
});

const whys = {
  sheltered: "enough",
  loss: "enough",
  long_gain: "more_gain",
  short_gain: "short_term",
  washed_loss: "wash_sale",
  unknown: "no_basis",
} as const satisfies Record<Candidate["tax"]["kind"], Why>;
