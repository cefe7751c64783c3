import { statement, today } from "./days.ts";
import { type Dice, daysAfter, many } from "./dice.ts";
import type { FileAccount, FileHolding, FileLot } from "./file.ts";
import { type Listed, securities } from "./securities.ts";

/** The same security has the same price in every account. */
export function holdingsOf(dice: Dice, accounts: readonly FileAccount[]): FileHolding[] {
  const prices = new Map(
    securities.map(({ name }) => [
      name,
      dice.chance(4) ? "0" : dice.amount(1, 600, dice.between(2, 4)),
    ]),
  );
  const rates = new Map([
    ["INR", `0.0${dice.between(100, 199)}`],
    ["EUR", dice.amount(1, 2, 4)],
  ]);
  // Often one security is traded in most accounts, so that a sale in one replaces shares of another.
  const traded = dice.chance(45) ? dice.one(securities.filter(isListed)) : undefined;
  return accounts.flatMap(({ id }) => {
    const chosen = many(dice.between(1, 9), () => dice.one(securities));
    if (traded !== undefined && dice.chance(80)) chosen.push(traded);
    const held = new Map(chosen.map((one) => [one.name, one]));
    return [...held.values()].map((one) =>
      holding(
        dice,
        id,
        one,
        { amount: prices.get(one.name) ?? "1", rates },
        one === traded ? 65 : 30,
      ),
    );
  });
}

const isListed = ({ kind }: Listed): boolean => kind === "stock" || kind === "etf";

function holding(
  dice: Dice,
  account_id: string,
  listed: Listed,
  { amount, rates }: { amount: string; rates: ReadonlyMap<string, string> },
  recent: number,
): FileHolding {
  const { spellings, name, kind, issuer, sector, multiplier = "1", currency } = listed;
  const mayBeShort = kind === "stock" || kind === "option";
  const sign = mayBeShort && dice.chance(7) ? "-" : "";
  const quantity = sign + (dice.chance(70) ? String(dice.between(1, 400)) : dice.amount(1, 300, 4));
  const lots = dice.chance(88) ? lotsOf(dice, quantity, recent) : [];
  const symbol = dice.one(spellings);
  const foreign = currency && { currency, fx_rate: rates.get(currency), fx_date: statement };
  return {
    ...{ account_id, name, kind, quantity, multiplier, lots },
    ...(symbol === null ? { security_id: name } : { symbol }),
    ...(issuer && { issuer_id: issuer }),
    ...(sector && { sector }),
    ...classOf(listed),
    ...(dice.chance(95) && { price: { amount, date: statement, ...foreign } }),
  };
}

/** One class, several with their weights, or none that is known. */
function classOf({ mix }: Listed): Partial<FileHolding> {
  const [first, ...others] = Object.entries(mix);
  if (first === undefined) return {};
  if (others.length === 0) return { asset_class: first[0] };
  return {
    asset_class_mix: [first, ...others].map(([name, weight]) => ({ class: name, weight })),
  };
}

/** `recent` is how many percent of the lots are about 30 days old. */
function lotsOf(dice: Dice, quantity: string, recent: number): FileLot[] {
  const sign = quantity.startsWith("-") ? "-" : "";
  const places = quantity.split(".")[1]?.length ?? 0;
  let left = Number(quantity.replace("-", "")) * 10 ** places;
  const count = dice.between(1, 4);
  const sizes = many(count, (at) => {
    const size = at === count - 1 ? left : Math.min(left, dice.between(0, Math.round(left)));
    left -= size;
    return Math.round(size);
  }).filter((size) => size > 0);
  return sizes.map((size, at) => ({
    id: `lot_${at + 1}`,
    quantity: sign + (size / 10 ** places).toFixed(places),
    ...(dice.chance(92) ? { acquired: acquired(dice, recent) } : {}),
    ...(dice.chance(92) ? { cost_per_share: dice.amount(1, 700, dice.one([0, 2, 4])) } : {}),
    source: dice.one(["purchase", "purchase", "purchase", "drip", "transfer", "inherited", "gift"]),
  }));
}

const acquired = (dice: Dice, recent: number): string =>
  dice.chance(recent)
    ? daysAfter(today, -dice.one([1, 2, 10, 29, 30, 31, 45]))
    : dice.chance(15)
      ? dice.one(["2025-11-20", "2025-11-21", "2024-02-29", "2025-11-22"])
      : daysAfter(today, -dice.between(60, 3_000));
