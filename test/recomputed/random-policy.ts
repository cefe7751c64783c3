import { statement, today } from "./days.ts";
import type { Dice } from "./dice.ts";
import type { FileAccount, FileHolding, FilePolicy } from "./file.ts";

export function policy(
  dice: Dice,
  accounts: readonly FileAccount[],
  holdings: readonly FileHolding[],
  id: string,
): FilePolicy {
  const names = ["us_equity", "intl_equity", "fixed_income", "alternatives", "cash"].filter(
    (name) => name === "us_equity" || dice.chance(name === "cash" ? 90 : 75),
  );
  let left = 1_000;
  const targets = names.map((name, at) => {
    const last = at === names.length - 1;
    const target = last ? left : dice.between(0, Math.floor((left * 2) / (names.length - at)));
    const size = Math.min(left, target);
    left -= size;
    const edge = (by: number) => (Math.max(0, size + by) / 10).toFixed(1);
    return {
      class: name,
      target: (size / 10).toFixed(1),
      ...(dice.chance(75) ? { min: edge(-dice.between(0, 80)) } : {}),
      ...(dice.chance(75) ? { max: edge(dice.between(0, 80)) } : {}),
    };
  });
  return {
    id,
    name: "Policy",
    effective: dice.chance(97) ? "2026-01-01" : "2027-01-01",
    ...(dice.chance(20)
      ? {
          scope: [
            ...new Set([
              dice.one(accounts).id,
              ...accounts.map((one) => one.id).filter(() => dice.chance(80)),
            ]),
          ],
        }
      : {}),
    targets,
    constraints: {
      ...(dice.chance(80) ? { max_single_issuer_pct: dice.one(["5", "10", "12.5"]) } : {}),
      ...(dice.chance(50) ? { max_sector_pct: "25" } : {}),
      ...(dice.chance(25) ? { prohibited: ["tobacco"] } : {}),
      ...(dice.chance(25)
        ? {
            restricted: [
              {
                symbol: dice.one(holdings.flatMap(({ symbol }) => symbol ?? [])) ?? "X",
                until: dice.one([today, statement, "2027-01-29"]),
              },
            ],
          }
        : {}),
      ...(dice.chance(40)
        ? {
            liquidity_reserve: dice.chance(50)
              ? { amount: dice.amount(100, 60_000) }
              : { months: "6", monthly_spend: dice.amount(100, 7_000) },
          }
        : {}),
      ...(dice.chance(40) ? { max_annual_realized_gain: dice.amount(0, 20_000) } : {}),
    },
    rebalance: {
      mode: dice.one(["band", "target"]),
      ...(dice.chance(60) ? { min_trade: dice.one(["0", "50", "2500"]) } : {}),
    },
  };
}
