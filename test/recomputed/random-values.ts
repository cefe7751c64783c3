import { statement } from "./days.ts";
import { type Dice, daysAfter, many } from "./dice.ts";
import type { FileAccount, FileHousehold } from "./file.ts";

/** Values at the ends of quarters and on days between, with money that came and went. */
export function values(dice: Dice, accounts: readonly FileAccount[]): Partial<FileHousehold> {
  const days = [
    "2023-12-31",
    "2024-02-29",
    "2024-12-31",
    "2025-06-30",
    "2025-12-31",
    "2026-03-31",
    "2026-06-30",
    "2026-09-30",
    statement,
  ];
  const measured = accounts.filter(() => dice.chance(85));
  if (measured.length === 0) return {};
  const valuations = measured.flatMap(({ id }) => {
    const from = dice.chance(25) ? dice.between(1, 5) : 0;
    const closes = dice.chance(12) ? dice.between(from + 1, days.length - 1) : undefined;
    let worth = dice.between(2_000, 900_000);
    return days.slice(from, closes === undefined ? undefined : closes + 1).flatMap((day, at) => {
      worth = Math.max(50, worth * (1 + dice.between(-25, 30) / 100));
      const closed = closes !== undefined && from + at === closes;
      const own = { account_id: id, day, value: closed ? "0" : worth.toFixed(2) };
      return dice.chance(10) && !closed && at > 0
        ? [own, { ...own, day: daysAfter(day, -11), value: (worth * 1.01).toFixed(2) }]
        : [own];
    });
  });
  const someDay = () =>
    dice.chance(35) ? dice.one(days.slice(1)) : daysAfter("2024-01-10", dice.between(0, 1_025));
  const flow = () => ({
    account_id: dice.one(measured).id,
    day: someDay(),
    type: dice.one(["deposit", "deposit", "withdrawal"]),
    amount: dice.amount(10, 9_000),
    status: dice.chance(85) ? "completed" : "pending",
  });
  const flows = many(dice.between(0, 6), flow);
  const [first] = flows;
  // Money that comes and goes on one day, in one account or from one to another.
  if (first !== undefined && dice.chance(35)) flows.push({ ...flow(), day: first.day });
  return {
    valuations,
    transfers: flows,
    fees: many(dice.between(0, 4), () => ({
      account_id: dice.one(measured).id,
      day: someDay(),
      amount: dice.amount(1, 400),
    })),
  };
}
