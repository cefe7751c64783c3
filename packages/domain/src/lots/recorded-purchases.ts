import type { Section } from "../brokerage/dataset.ts";
import { daysBetween } from "../day.ts";
import { type Decimal, decimal, max, min, sum, zero } from "../decimal.ts";
import type * as Holding from "../holding.ts";
import type * as Household from "../household.ts";
import { symbolNormalizer } from "../portfolio/symbol.ts";
import { compareText } from "../text/compare-text.ts";
import { countsAsPurchase } from "./wash-sale.ts";

type Activity = Section<"activity">;
type Purchase = NonNullable<Household.Snapshot["purchases"]>[number];

/** A lot may be dated by the settlement, or by another time zone. */
const sameTradeDays = 3;

const made = new WeakMap<Household.Snapshot, { activity: Activity; found: Household.Snapshot }>();

/**
 * Adds the purchases that the accounts' trades show and no lot does, such as those in an account
 * without lots. Cached by snapshot, which is returned as it is when there are none.
 */
export function withRecordedPurchases(
  snapshot: Household.Snapshot,
  activity: Activity | undefined,
): Household.Snapshot {
  if (activity === undefined) return snapshot;
  const before = made.get(snapshot);
  if (before?.activity === activity) return before.found;
  const purchases = recordedPurchases(snapshot, activity);
  const found = purchases.length === 0 ? snapshot : { ...snapshot, purchases };
  made.set(snapshot, { activity, found });
  return found;
}

function recordedPurchases(
  { accounts, holdings }: Household.Snapshot,
  { trades }: Activity,
): Purchase[] {
  const spelled = symbolNormalizer([...holdings, ...trades].flatMap(({ symbol }) => symbol ?? []));
  const place = (account: string, symbol: string) => `${account}\n${spelled(symbol)}`;
  const byName = new Map(accounts.map((account) => [account.name, account]));
  const heldAt = Map.groupBy(holdings, ({ account_id, symbol, security_id }) =>
    place(account_id, symbol ?? security_id),
  );
  const byPlace = Map.groupBy(trades, ({ account, symbol }) => place(account, symbol));
  return [...byPlace.values()].flatMap((own) => {
    const [first] = own;
    const account = byName.get(first?.account ?? "");
    if (first === undefined || account === undefined) return [];
    const symbol = spelled(first.symbol);
    const held = heldAt.get(place(account.id, symbol)) ?? [];
    const left = withoutSales(own, lotsOf(held));
    return withinHeld(left, held, account.as_of).map(({ bought, quantity }) => ({
      account_id: account.id,
      ...{ symbol, bought, quantity: quantity.toFixed() },
    }));
  });
}

interface RemainingLot {
  bought: string;
  quantity: Decimal;
}

/** Oldest first. */
const lotsOf = (held: readonly Holding.Info[]): RemainingLot[] =>
  held
    .flatMap(({ lots }) =>
      lots.flatMap(({ acquired, quantity, source }) =>
        acquired !== null && countsAsPurchase(source)
          ? [{ bought: acquired, quantity: decimal(quantity) }]
          : [],
      ),
    )
    .toSorted((a, b) => compareText(a.bought, b.bought));

/** What was bought, without what the lots have and what was sold again. Oldest first. */
function withoutSales(trades: Activity["trades"], lots: RemainingLot[]): RemainingLot[] {
  const inOrder = trades.toSorted((a, b) => a.timestamp.localeCompare(b.timestamp));
  const buys: RemainingLot[] = [];
  for (const { side, timestamp, quantity } of inOrder) {
    const bought = timestamp.slice(0, 10);
    let units = decimal(quantity);
    if (side === "BUY") {
      const near = lots.filter((lot) => Math.abs(daysBetween(lot.bought, bought)) <= sameTradeDays);
      for (const lot of near) units = takeFrom(lot, units);
      buys.push({ bought, quantity: units });
    } else {
      for (const buy of buys) units = takeFrom(buy, units);
    }
  }
  return buys.filter((buy) => buy.quantity.gt(0));
}

/** Takes units from a quantity, and returns the units that it does not cover. */
function takeFrom(from: RemainingLot, units: Decimal): Decimal {
  const taken = min(from.quantity, units);
  from.quantity = from.quantity.minus(taken);
  return units.minus(taken);
}

/**
 * Limits purchases up to the day of the account's data to the units whose lots have no date: the
 * others are in the lots or were sold since. Newest first, because the oldest are sold first.
 */
function withinHeld(
  left: readonly RemainingLot[],
  held: readonly Holding.Info[],
  as_of: string,
): RemainingLot[] {
  if (held.length === 0) return [...left];
  const dated = held.flatMap(({ lots }) => lots.filter(({ acquired }) => acquired !== null));
  const total = sum(held.map(({ quantity }) => decimal(quantity)));
  let free = max(total.minus(sum(dated.map(({ quantity }) => decimal(quantity)))), zero);
  return left
    .toReversed()
    .map(({ bought, quantity }) => {
      if (bought > as_of) return { bought, quantity };
      const counted = min(quantity, free);
      free = free.minus(counted);
      return { bought, quantity: counted };
    })
    .filter(({ quantity }) => quantity.gt(0));
}
