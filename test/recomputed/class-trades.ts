import { type ClassLine, percentOf } from "./class-line.ts";
import { type Fraction, larger, none, smaller, total } from "./fraction.ts";
import { settled } from "./whole-cents.ts";

/** Class trades in whole cents, by mode; those of a deposit too. */
export type Trades = Record<"target" | "band" | "contribution", Map<string, Fraction>>;

/** A class in dollars. Cash reaches from its floor to at least its floor. */
interface Room {
  name: string;
  value: Fraction;
  target: Fraction;
  least: Fraction | undefined;
  most: Fraction | undefined;
  outside: boolean;
}

function roomsOf(
  lines: readonly ClassLine[],
  values: readonly Fraction[],
  sum: Fraction,
  floor: Fraction,
): Room[] {
  const others = total(lines.filter(({ name }) => name !== "cash").map(({ target }) => target));
  return lines.map(({ name, target, min, max }, at) => {
    const value = values[at] ?? none;
    const least = min && percentOf(min, sum);
    const most = max && percentOf(max, sum);
    if (name !== "cash") {
      const outside = isOutside(value, least, most);
      return { name, value, target: percentOf(target, sum), least, most, outside };
    }
    const raised = most && larger(most, floor);
    return {
      ...{ name, value, outside: isOutside(value, least, raised) },
      target: larger(sum.minus(percentOf(others, sum)), floor),
      ...{ least: larger(least ?? floor, floor), most: raised },
    };
  });
}

const isOutside = (value: Fraction, least?: Fraction, most?: Fraction): boolean =>
  (least?.isOver(value) ?? false) || (most?.isUnder(value) ?? false);

export function tradesOf(
  lines: readonly ClassLine[],
  before: Fraction,
  deposit: Fraction,
  floor: Fraction,
  smallest: Fraction,
): Trades {
  const sum = before.plus(deposit);
  const names = lines.map(({ name }) => name);
  const values = lines.map(({ value }) => value);
  const contribution = deposit.is0()
    ? new Map<string, Fraction>()
    : settled(names, depositOf(roomsOf(lines, values, sum, floor), deposit), smallest);
  const arrived = values.map((value, at) => value.plus(contribution.get(names[at] ?? "") ?? none));
  const rooms = roomsOf(lines, arrived, sum, floor);
  const band = settled(names, bandTrades(rooms), smallest);
  const target = rooms.some(({ outside }) => outside)
    ? settled(names, targetTrades(rooms, sum), smallest)
    : band;
  return { contribution, band, target };
}

function depositOf(rooms: readonly Room[], deposit: Fraction): Fraction[] {
  const gap = rooms.map(({ name, least, value }) =>
    name === "cash" ? smaller(deposit, larger((least ?? none).minus(value), none)) : none,
  );
  const rest = deposit.minus(total(gap));
  const lacks = rooms.map(({ target, value }, at) =>
    larger(target.minus(value).minus(gap[at] ?? none), none),
  );
  return gap.map((own, at) => own.plus(portion(rest, lacks)[at] ?? none));
}

const portion = (amount: Fraction, by: readonly Fraction[]): Fraction[] => {
  const sum = total(by);
  return by.map((one) => (sum.is0() ? none : amount.times(one).over(sum)));
};

function targetTrades(rooms: readonly Room[], sum: Fraction): Fraction[] {
  const cash = rooms.find(({ name }) => name === "cash")?.target ?? none;
  const others = total(rooms.filter(({ name }) => name !== "cash").map(({ target }) => target));
  const left = larger(sum.minus(cash), none);
  const moves = rooms.map(({ name, target, value }) =>
    name === "cash" ? none : (others.is0() ? none : target.times(left).over(others)).minus(value),
  );
  const balance = total(moves).negated();
  return moves.map((move, at) => (rooms[at]?.name === "cash" ? balance : move));
}

function bandTrades(rooms: readonly Room[]): Fraction[] {
  const edges = rooms.map(({ value, least, most }) => {
    if (most?.isUnder(value)) return most.minus(value);
    return least?.isOver(value) ? least.minus(value) : none;
  });
  const surplus = total(edges).negated();
  const at = (index: number) => (rooms[index]?.value ?? none).plus(edges[index] ?? none);
  if (!surplus.below0()) {
    const lacks = rooms.map(({ target }, index) => larger(target.minus(at(index)), none));
    return edges.map((edge, index) => edge.plus(portion(surplus, lacks)[index] ?? none));
  }
  const steps = [
    ({ target }: Room, value: Fraction) => value.minus(target),
    ({ least }: Room, value: Fraction) => value.minus(least ?? none),
    ({ name }: Room, value: Fraction) => (name === "cash" ? none : value),
  ];
  let need = surplus.negated();
  let values = rooms.map((_, index) => at(index));
  for (const step of steps) {
    const spare = rooms.map((room, index) => larger(step(room, values[index] ?? none), none));
    const taken = smaller(need, total(spare));
    values = values.map((value, index) => value.minus(portion(taken, spare)[index] ?? none));
    need = need.minus(taken);
  }
  return rooms.map(({ name, value }, index) => {
    const move = (values[index] ?? none).minus(value);
    return name === "cash" ? move.minus(need) : move;
  });
}
