import { type ClassLine, percentOf } from "./class-line.ts";
import { type Trades, tradesOf } from "./class-trades.ts";
import { today } from "./days.ts";
import { daysAfter } from "./dice.ts";
import type { FileAccount, FileHousehold, FilePolicy } from "./file.ts";
import { type Fraction, larger, none, read, smaller, total } from "./fraction.ts";
import { standing } from "./standing.ts";
import { largestRemainder } from "./whole-cents.ts";
import type { Worth } from "./worth.ts";

export interface Checked {
  accounts: FileAccount[];
  held: Worth[];
  sum: Fraction;
  lines: ClassLine[];
  available: Fraction;
  cash: Fraction;
  unsettled: Fraction;
  floor: Fraction;
  trades: Trades;
}

/** What a policy says of a file's household; `order` is that of the classes, for cents that tie. */
export function policyCheck(
  file: FileHousehold,
  policy: FilePolicy,
  order: readonly string[],
  deposit: Fraction,
): Checked {
  const { own, inFunds, least, ...facts } = standing(file, policy, order);
  const owed = own.plus(sharedPart(file, policy));
  const floorAt = (whole: Fraction) => larger(owed, percentOf(least, whole));
  return {
    ...facts,
    floor: floorAt(facts.sum),
    trades: tradesOf(
      facts.lines,
      facts.sum,
      deposit,
      floorAt(facts.sum.plus(deposit)).plus(inFunds),
      read(policy.rebalance.min_trade ?? "100"),
    ),
  };
}

interface Payer {
  id: string;
  sum: Fraction;
  room: Fraction;
}

/**
 * What a policy carries of the needs that no account is named for: they fall due once, where there
 * is most room above the floor, and what no policy has room for by total value.
 */
function sharedPart(file: FileHousehold, policy: FilePolicy): Fraction {
  const payers = payersOf(file);
  const shared = file.needs
    .filter(({ due, account_id }) => account_id === null && due <= daysAfter(today, 90))
    .toSorted((a, b) => a.due.localeCompare(b.due));
  return total(
    shared.map(({ amount }) =>
      payers.length === 0 ? read(amount) : (paid(payers, read(amount)).get(policy.id) ?? none),
    ),
  );
}

function payersOf(file: FileHousehold): Payer[] {
  return file.ips
    .filter(({ effective }) => effective <= today)
    .flatMap((policy) => {
      const { held, sum, available, own, least } = standing(file, policy, []);
      const isUnpriced = held.length > 0 && held.every(({ value }) => value === undefined);
      if (isUnpriced || !sum.above0()) return [];
      const there = larger(available, percentOf(least, sum));
      return [{ id: policy.id, sum, room: larger(there.minus(own), none).truncated(2) }];
    })
    .toSorted((a, b) => b.room.compare(a.room) || (a.id < b.id ? -1 : 1));
}

/** Takes what is paid out of the room that is left for later needs. */
function paid(payers: Payer[], amount: Fraction): ReadonlyMap<string, Fraction> {
  let left = amount;
  const fromRoom = payers.map((payer) => {
    const part = smaller(payer.room, left);
    payer.room = payer.room.minus(part);
    left = left.minus(part);
    return part;
  });
  const worth = total(payers.map(({ sum }) => sum));
  const rest = largestRemainder(
    payers.map((_, at) => String(at)),
    payers.map(({ sum }) => left.times(sum).over(worth)),
  );
  return new Map(payers.map(({ id }, at) => [id, (fromRoom[at] ?? none).plus(rest[at] ?? none)]));
}
