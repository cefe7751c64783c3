import type * as Account from "../../account.ts";
import { type Decimal, sum, zero } from "../../decimal.ts";
import type { Term } from "../../lots/lots.ts";
import type { PlannedWashSale } from "../../lots/wash-plan.ts";
import { dollarsExact } from "../../money.ts";
import type { Leg } from "../comparison.ts";
import { toDollars, toNumber } from "../number.ts";
import { gainOf } from "./sale-order.ts";
import type { Sale } from "./sales.ts";
import { lineOf, type SoldLot, totalProceeds } from "./sell-lots.ts";
import { washSaleFields, washSaleTexts } from "./wash-sale-fields.ts";

/** One leg per account, holding and tax note, in sale order. */
export function saleLegs(
  { cuts, rounding }: Pick<Sale, "cuts" | "rounding">,
  washed: readonly PlannedWashSale[],
  accounts: readonly Account.Info[],
): Leg[] {
  const groups = [...Map.groupBy(cuts, ({ candidate }) => lineOf(candidate)).values()];
  const byLot = Map.groupBy(washed, ({ sold }) => sold.lot);
  return groups.map((group, index) => {
    const own = group.flatMap(({ candidate: { lot } }) => (lot && byLot.get(lot)) ?? []);
    const left = index === groups.length - 1 ? rounding : zero;
    return saleLeg(group, left, washSaleFields(own, accounts));
  });
}

/** A leg for a purchase, or for cash that an account keeps or spends. */
export const plainLeg = (
  account: Account.Info,
  side: Leg["side"],
  amount: Decimal,
  rest: Pick<Leg, "symbol" | "note">,
): Leg => ({
  account_id: account.id,
  account: account.name,
  side,
  symbol: rest.symbol,
  quantity: null,
  lots: [],
  proceeds: toDollars(amount),
  est_st_gain: null,
  est_lt_gain: null,
  note: rest.note,
});

function saleLeg(
  cuts: readonly SoldLot[],
  rounding: Decimal,
  washed: ReturnType<typeof washSaleFields>,
): Leg {
  const [first] = cuts;
  if (!first) throw new Error("A group of cuts is never empty.");
  const { account, holding, tax } = first.candidate;
  const isKnown = tax.term !== undefined;
  const quantity = sum(cuts.map((one) => one.quantity));
  return {
    account_id: account.id,
    account: account.name,
    side: "sell",
    symbol: holding.symbol,
    ...(holding.symbol === null
      ? { unlisted: { security_id: holding.security_id, name: holding.name } }
      : {}),
    quantity: toNumber(quantity),
    lots: cuts.flatMap(({ candidate, quantity }) =>
      candidate.lot ? [{ id: candidate.lot.id, quantity: toNumber(quantity) }] : [],
    ),
    proceeds: toDollars(totalProceeds(cuts)),
    est_st_gain: isKnown ? toDollars(gainsOf(cuts, "short")) : null,
    est_lt_gain: isKnown ? toDollars(gainsOf(cuts, "long")) : null,
    ...washed,
    note:
      [tax.note, ...washSaleTexts(washed), roundingNote(rounding, quantity)]
        .filter((note) => note !== null)
        .join(" ") || null,
  };
}

function roundingNote(rounding: Decimal, quantity: Decimal): string | null {
  if (rounding.eq(0)) return null;
  const units = quantity.eq(quantity.round(0)) ? "Whole units" : "Units as they are held";
  return `${units}: ${dollarsExact(rounding.abs())} ${rounding.gt(0) ? "less" : "more"} than the trade.`;
}

const gainsOf = (cuts: readonly SoldLot[], term: Term): Decimal =>
  sum(
    cuts
      .filter(({ candidate }) => candidate.tax.term === term)
      .map(({ candidate, quantity }) => gainOf(candidate, quantity) ?? zero),
  );
