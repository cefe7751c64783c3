import type { Decimal } from "@advisor/domain/decimal";
import type { By, Comparison, Side } from "../../route/comparison/comparison.ts";
import { classNames, listed, price, quantity, signedUsd, usd } from "../format.ts";

/** How one of the two is spoken of. */
export interface Name {
  said: string;
  /** "Karen has", "the IRAs hold", "the Roth holds". */
  as: "person" | "one" | "many";
}

/** What each of the two is called, and what both share. */
export interface Names {
  names: readonly [Name, Name];
  /** "VXUS", where both are of it. */
  thing: string | undefined;
  /** " in Karen's Roth IRA", " in IRAs": where both are. */
  where: string;
}

export function namesOf({ sides, by }: Pick<Comparison, "sides" | "by">): Names {
  const [a, b] = sides;
  const isSameThing = thingOf(a) === thingOf(b);
  const isSamePlace = JSON.stringify(a.accounts) === JSON.stringify(b.accounts);
  const arePersons = isOfPeople(by) && areAlike(sides);
  const nameOf = (side: Side): Name => {
    const place = placeOf(side, arePersons);
    const own = isSameThing ? undefined : thingOf(side);
    if (own === undefined) return place;
    return { said: isSamePlace || place.said === "" ? own : `${own} in ${place.said}`, as: "one" };
  };
  const { kind } = a;
  return {
    names: [nameOf(a), nameOf(b)],
    thing: isSameThing ? thingOf(a) : undefined,
    where:
      isSamePlace && a.accounts !== undefined
        ? ` in ${placeOf(a, false).said}`
        : arePersons && kind !== undefined
          ? ` in ${manyOf(kind)}`
          : "",
  };
}

/** "Karen has more": where what she has is meant, and not what her accounts have done. */
const isOfPeople = (by: By): boolean => by === "value" || by === "shares" || by.endsWith("cash");

/** Two persons by the same kind of accounts; where each has one of them, the accounts are named. */
const areAlike = (sides: readonly [Side, Side]): boolean =>
  sides.every(({ person }) => person !== undefined) &&
  sides[0].kind === sides[1].kind &&
  !sides.every(({ accounts, kind }) => accounts?.length === 1 && kind !== undefined);

const thingOf = ({ symbol, asset_class, cash }: Side): string | undefined =>
  symbol ?? (asset_class === undefined ? (cash ? "cash" : undefined) : classNames[asset_class]);

function placeOf({ accounts = [], person, kind }: Side, isPerson: boolean): Name {
  if (person !== undefined && isPerson) return { said: person, as: "person" };
  const isOne = accounts.length === 1;
  if (person === undefined || (isOne && kind !== undefined)) {
    return { said: listed(accounts), as: isOne ? "one" : "many" };
  }
  return { said: `${person}'s ${kind === undefined ? "own accounts" : manyOf(kind)}`, as: "many" };
}

/** "IRAs", "retirement accounts", for the kind that was heard. */
function manyOf(kind: string): string {
  const said = kindSaid(kind);
  return /(?:IRA|\))$/.test(said) ? `${said}s` : `${said} accounts`;
}

/** "Roth IRA" for what is heard as "roth ira". */
export const kindSaid = (kind: string): string =>
  kind
    .split(" ")
    .map((word) => written.get(word) ?? word)
    .join(" ");
const written: ReadonlyMap<string, string> = new Map([
  ["ira", "IRA"],
  ["roth", "Roth"],
  ["sep", "SEP"],
  ["hsa", "HSA"],
  ["401k", "401(k)"],
  ["403b", "403(b)"],
  ["457b", "457(b)"],
]);

/** What is compared, as it stands in "The ... of AAPL is above that of MSFT". */
export const nouns: Readonly<Record<By, string>> = {
  value: "value",
  cash: "cash",
  settled_cash: "settled cash",
  unsettled_cash: "unsettled cash",
  gain: "unrealized gain",
  gain_pct: "unrealized gain in percent",
  day: "change on the day",
  day_pct: "change on the day in percent",
  shares: "number of shares",
  positions: "number of positions",
  price: "price",
  cost: "cost",
  average_cost: "average cost a share",
};

/** A figure as it is shown. */
export function shown(by: By, figure: Decimal): string {
  if (by.endsWith("pct")) return `${figure.gt(0) ? "+" : ""}${figure.toFixed(2)} %`;
  if (by === "shares") return `${quantity(figure)} share${figure.abs().eq(1) ? "" : "s"}`;
  if (by === "positions") return quantity(figure);
  if (by === "gain" || by === "day") return signedUsd(figure);
  return by === "price" ? price(figure.toNumber()) : usd(figure);
}

/** How far two figures are apart. */
export function gapSaid(by: By, gap: Decimal): string {
  if (by.endsWith("pct")) return `${gap.toFixed(2)} percentage points`;
  return by === "shares" || by === "positions" ? shown(by, gap) : usd(gap);
}

export const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;

/** " of VXUS", where both sides are of it. */
export const ofThing = ({ thing }: Names): string => (thing === undefined ? "" : ` of ${thing}`);
