import type * as Account from "../../account.ts";
import { sum, zero } from "../../decimal.ts";
import { type PlannedWashSale, planWashSales, recentPurchases } from "../../lots/wash-plan.ts";
import { dollarsExact } from "../../money.ts";
import type { Leg, WashReview, WashSale } from "../comparison.ts";
import { toDollars, toNumber } from "../number.ts";
import { gainOf, type Market } from "./sale-order.ts";
import type { SoldLot } from "./sell-lots.ts";

/** The effect of the wash-sale rule on each loss in a list of trades. */
export function plannedWashSales(
  cuts: readonly SoldLot[],
  { snapshot, today }: Pick<Market, "snapshot" | "today">,
): PlannedWashSale[] {
  if (recentPurchases(snapshot, today).size === 0) return [];
  const sold = cuts.flatMap(({ candidate, quantity }) => {
    const { lot, holding } = candidate;
    return lot === undefined ? [] : [{ holding, lot, quantity, gain: gainOf(candidate, quantity) }];
  });
  return planWashSales(sold, snapshot, today);
}

/** The total disallowed loss of one sale; undefined when there is none. */
export function washSaleOf(
  washed: readonly PlannedWashSale[],
  accounts: readonly Account.Info[],
): WashSale | undefined {
  const clear_on = washed
    .flatMap((one) => one.clear_on ?? [])
    .toSorted()
    .at(-1);
  if (clear_on === undefined) return undefined;
  const nameOf = namesOf(accounts);
  const bought = [
    ...Map.groupBy(
      washed.flatMap(({ replacements }) => replacements),
      ({ account_id, symbol, lot_id, bought }) => [account_id, symbol, lot_id, bought].join("\n"),
    ).values(),
  ];
  return {
    disallowed_usd: toDollars(sum(washed.map((one) => one.disallowed))),
    lost_usd: toDollars(sum(washed.map((one) => one.lost))),
    replacements: bought.flatMap((group) => {
      const [one] = group;
      if (one === undefined) return [];
      const { account_id, symbol, lot_id, bought: on } = one;
      const quantity = toNumber(group.reduce((total, part) => total.plus(part.quantity), zero));
      return {
        account_id,
        account: nameOf(account_id),
        symbol,
        lot: lot_id,
        bought: on,
        quantity,
      };
    }),
    clear_on,
  };
}

/** The purchases that a person must judge, each account and day once. */
export function washReviewOf(
  washed: readonly PlannedWashSale[],
  accounts: readonly Account.Info[],
): WashReview {
  const nameOf = namesOf(accounts);
  const bought = new Map(
    washed
      .flatMap(({ review }) => review)
      .map((one) => [[one.account_id, one.symbol, one.bought].join("\n"), one]),
  );
  return [...bought.values()].map(({ symbol, account_id, bought }) => ({
    symbol,
    account: nameOf(account_id),
    bought,
  }));
}

function namesOf(accounts: readonly Account.Info[]): (id: string) => string {
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? id;
}

type Washed = Pick<Leg, "wash_sale" | "wash_review">;

/** The wash-sale part of a leg; empty where the rule does not apply. */
export function washSaleFields(
  washed: readonly PlannedWashSale[],
  accounts: readonly Account.Info[],
): Washed {
  if (washed.length === 0) return {};
  const wash_sale = washSaleOf(washed, accounts);
  const wash_review = washReviewOf(washed, accounts);
  return {
    ...(wash_sale === undefined ? {} : { wash_sale }),
    ...(wash_review.length === 0 ? {} : { wash_review }),
  };
}

/** The same in sentences, for the note of a sale. */
export const washSaleTexts = ({ wash_sale, wash_review }: Washed): string[] => [
  ...(wash_sale === undefined ? [] : [washSaleText(wash_sale)]),
  ...(wash_review === undefined ? [] : [washReviewText(wash_review)]),
];

/** States the uncertainty: these purchases make neither a wash sale nor a loss that is safe. */
export function washReviewText(review: WashReview): string {
  const bought = review.map(
    ({ symbol, bought, account }) => `${symbol} bought ${bought} in ${account}`,
  );
  return `${bought.join(", ")} may be substantially identical. The law does not settle that, so the wash-sale rule may disallow the loss: have it reviewed.`;
}

/** After a purchase without a lot. */
const fromTrades = "(from its trades)";

/** Describes a wash sale in a sentence or two. */
export function washSaleText({
  disallowed_usd,
  lost_usd,
  replacements,
  clear_on,
}: WashSale): string {
  const by = replacements
    .map(({ quantity, bought, account, lot }) =>
      [`${quantity} bought ${bought} in ${account}`, ...(lot === null ? [fromTrades] : [])].join(
        " ",
      ),
    )
    .join(", ");
  const gone = lost_usd > 0 ? ` ${dollarsExact(zero.plus(lost_usd))} of it is lost for good.` : "";
  return `The wash-sale rule disallows ${dollarsExact(zero.plus(disallowed_usd))} of the loss, replaced by ${by}.${gone} A sale from ${clear_on} on would keep it.`;
}
