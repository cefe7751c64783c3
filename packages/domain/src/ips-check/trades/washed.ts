import type * as Account from "../../account.ts";
import { sum, zero } from "../../decimal.ts";
import { type PlannedWashSale, planWashSales } from "../../lots/wash-plan.ts";
import { dollars } from "../../money.ts";
import type { WashSale } from "../comparison.ts";
import { money, number } from "../number.ts";
import type { SoldLot } from "./cut.ts";
import { gainOf, type Market } from "./sale-order.ts";

/** The loss that the wash-sale rule disallows for each lot in a list of trades. */
export function disallowedLosses(
  cuts: readonly SoldLot[],
  { snapshot, today }: Pick<Market, "snapshot" | "today">,
): PlannedWashSale[] {
  const sold = cuts.flatMap(({ candidate, quantity }) => {
    const { lot, holding } = candidate;
    return lot === undefined ? [] : [{ holding, lot, quantity, gain: gainOf(candidate, quantity) }];
  });
  return planWashSales(sold, snapshot, today).filter(({ disallowed }) => disallowed.gt(0));
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
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  const bought = [
    ...Map.groupBy(
      washed.flatMap(({ replacements }) => replacements),
      ({ account_id, symbol, lot_id }) => [account_id, symbol, lot_id].join("\n"),
    ).values(),
  ];
  return {
    disallowed_usd: money(sum(washed.map((one) => one.disallowed))),
    lost_usd: money(sum(washed.map((one) => one.lost))),
    replacements: bought.flatMap((group) => {
      const [one] = group;
      if (one === undefined) return [];
      const { account_id, symbol, lot_id, bought: on } = one;
      const quantity = number(group.reduce((total, part) => total.plus(part.quantity), zero));
      return {
        account_id,
        account: names.get(account_id) ?? account_id,
        symbol,
        lot: lot_id,
        bought: on,
        quantity,
      };
    }),
    clear_on,
  };
}

/** Describes a wash sale in a sentence or two. */
export function washSaleText({
  disallowed_usd,
  lost_usd,
  replacements,
  clear_on,
}: WashSale): string {
  const by = replacements
    .map(({ quantity, bought, account }) => `${quantity} bought ${bought} in ${account}`)
    .join(", ");
  const gone = lost_usd > 0 ? ` ${dollars(zero.plus(lost_usd))} of it is lost for good.` : "";
  return `The wash-sale rule disallows ${dollars(zero.plus(disallowed_usd))} of the loss, replaced by ${by}.${gone} A sale from ${clear_on} on would keep it.`;
}
