import type { Comparison, Leg } from "@advisor/domain/ips-check/comparison";
import { today } from "./days.ts";
import type { FileHousehold, FilePolicy } from "./file.ts";
import { cents, type Fraction, none, read, total } from "./fraction.ts";
import type { Checked } from "./policy-check.ts";
import { type Cut, disallowedOf, gainsOf, isTaxed } from "./sales.ts";
import type { Worth } from "./worth.ts";

/** The lines of the proposed trades against what they must keep: lots, cents, balances, gains, wash sales. */
export function legFaults(file: FileHousehold, said: Comparison, right: Checked): string[] {
  return (["target", "band"] as const).flatMap((mode) => {
    const rows = said.suggestions.filter((one) => one.mode === mode);
    const legs = rows.flatMap((row) => row.legs.map((leg) => ({ leg, name: row.class })));
    const cut = legs.map(({ leg }) => cutsOfLeg(leg, right.held));
    const washed = disallowedOf(file, cut.flat());
    return [
      ...legs.flatMap(({ leg }, at) => saleFaults(leg, cut[at] ?? [], washed)),
      ...tooMuch(cut.flat()),
      ...balanceFaults(legs.map(({ leg }) => leg)),
      ...restrictedFaults(
        file.ips.find(({ id }) => id === said.ips_id),
        cut.flat(),
      ),
      ...limitFaults(said, right, mode, legs),
    ].map((line) => `${mode}: ${line}`);
  });
}

function holdingOf(leg: Leg, held: readonly Worth[]): Worth | undefined {
  return held.find(
    (one) =>
      one.account.id === leg.account_id &&
      one.security.name === (leg.symbol ?? leg.unlisted?.security_id),
  );
}

function cutsOfLeg(leg: Leg, held: readonly Worth[]): Cut[] {
  const one = leg.side === "sell" && leg.quantity !== null ? holdingOf(leg, held) : undefined;
  if (one === undefined) return [];
  return leg.lots.flatMap(({ id, quantity }) => {
    const lot = one.row.lots.find((each) => each.id === id);
    return lot === undefined ? [] : [{ one, lot, quantity: read(String(quantity)) }];
  });
}

const exact = (value: number): Fraction => read(value.toFixed(6));
const same = (what: string, said: number | null, right: number | null): string[] =>
  said === right ? [] : [`${what} ${said} instead of ${right}`];

function saleFaults(
  leg: Leg,
  cuts: readonly Cut[],
  washed: ReturnType<typeof disallowedOf>,
): string[] {
  const [one] = cuts;
  if (one === undefined || leg.quantity === null) return [];
  const name = `${leg.account_id} ${leg.symbol}`;
  const unit = (one.one.price ?? none).times(one.one.multiplier);
  const proceeds = total(cuts.map(({ quantity }) => quantity)).times(unit);
  const { short, long } = gainsOf(cuts);
  const isKnown = isTaxed(one.one) && leg.est_st_gain !== null;
  const own = washed.filter(({ cut }) => cuts.some(({ lot }) => lot === cut.lot));
  return [
    ...same(`${name} units`, leg.quantity, total(cuts.map(({ quantity }) => quantity)).toNumber()),
    ...same(`${name} proceeds`, leg.proceeds, cents(proceeds)),
    ...(isKnown ? same(`${name} short-term`, leg.est_st_gain, cents(short)) : []),
    ...(isKnown ? same(`${name} long-term`, leg.est_lt_gain, cents(long)) : []),
    ...same(
      `${name} disallowed`,
      leg.wash_sale?.disallowed_usd ?? 0,
      cents(total(own.map(({ disallowed }) => disallowed))),
    ),
    ...same(
      `${name} lost`,
      leg.wash_sale?.lost_usd ?? 0,
      cents(total(own.map(({ lost }) => lost))),
    ),
    ...cuts.flatMap(({ lot, quantity }) => {
      const isWhole = !lot.quantity.includes(".");
      return isWhole && !quantity.minus(quantity.truncated(0)).is0()
        ? [`${name} sells a part of a share`]
        : [];
    }),
  ];
}

function tooMuch(cuts: readonly Cut[]): string[] {
  const lots = new Set(cuts.map(({ lot }) => lot));
  return [...lots].flatMap((lot) => {
    const sold = total(cuts.filter((cut) => cut.lot === lot).map(({ quantity }) => quantity));
    const once = cuts.filter((cut) => cut.lot === lot).length === 1;
    return sold.isOver(read(lot.quantity)) || !once
      ? [`lot ${lot.id} is sold more than once or beyond what it holds`]
      : [];
  });
}

/** Money stays in its account. */
function balanceFaults(legs: readonly Leg[]): string[] {
  return [...new Set(legs.map(({ account_id }) => account_id))].flatMap((id) => {
    const own = legs.filter(({ account_id }) => account_id === id);
    const sum = (side: Leg["side"]) =>
      cents(total(own.filter((leg) => leg.side === side).map(({ proceeds }) => exact(proceeds))));
    return same(`${id} sells`, sum("sell"), sum("buy"));
  });
}

function restrictedFaults(policy: FilePolicy | undefined, cuts: readonly Cut[]): string[] {
  const rules = (policy?.constraints.restricted ?? []).filter(({ until }) => today <= until);
  return cuts
    .filter(({ one }) => rules.some(({ symbol }) => one.security.spellings.includes(symbol)))
    .map(({ one }) => `${one.security.name} is restricted and sold`);
}

/** A class that is traded because of a breach ends inside its limits, or a conflict names the class. */
function limitFaults(
  said: Comparison,
  right: Checked,
  mode: "target" | "band",
  legs: { leg: Leg; name: string }[],
): string[] {
  if (said.suggestions.some((one) => one.mode === "contribution")) return [];
  const named = new Set(
    said.conflicts.filter((one) => one.mode === mode).map((one) => one.class ?? ""),
  );
  return right.lines.flatMap(({ name, value, min, max }) => {
    if (named.has(name)) return [];
    const row = said.classes.find((one) => one.class === name);
    if (row?.status !== "above_max" && row?.status !== "below_min") return [];
    const own = legs.filter((one) => one.name === name);
    const moved = total(
      own.map(({ leg }) =>
        leg.side === "buy" ? exact(leg.proceeds) : exact(leg.proceeds).negated(),
      ),
    );
    const planned = right.trades[mode].get(name);
    if (planned === undefined) return [];
    const cent = read("1").over(right.sum);
    const share = (change: Fraction) => value.plus(change).times(read("100")).over(right.sum);
    const isOutside = (after: Fraction) =>
      (max !== undefined && after.isOver(max.plus(cent))) ||
      (min !== undefined && after.isUnder(min.minus(cent)));
    return isOutside(share(moved)) && !isOutside(share(planned))
      ? [
          `${name} ends at ${share(moved).toNumber()}, outside ${min?.toNumber()} to ${max?.toNumber()}`,
        ]
      : [];
  });
}
