import type { Portfolio } from "@advisor/domain/portfolio/portfolio";
import { today } from "./days.ts";
import { differs, orNull, percent } from "./differs.ts";
import type { FileHousehold } from "./file.ts";
import { cents, type Fraction, read, total } from "./fraction.ts";
import { cashOf, costAndGain, isLong, settledOf, type Worth, worthOf } from "./worth.ts";

export function holdingsFaults(file: FileHousehold, said: Portfolio): string[] {
  const held = worthOf(file);
  const values = held.flatMap(({ value }) => value ?? []);
  const sum = total([...values, ...file.accounts.map(cashOf)]);
  const known = held.map(costAndGain).filter(({ gain }) => gain !== undefined);
  return [
    ...differs("total", said.totals.total_value, cents(sum)),
    ...differs("cash", said.totals.total_cash, cents(total(file.accounts.map(cashOf)))),
    ...differs("listed", said.totals.listed_value, cents(total(values))),
    ...differs(
      "cost",
      said.totals.cost,
      known.length === 0 ? null : cents(total(known.flatMap(({ cost }) => cost ?? []))),
    ),
    ...differs(
      "gain",
      said.totals.unrealized_pl,
      known.length === 0 ? null : cents(total(known.flatMap(({ gain }) => gain ?? []))),
    ),
    ...differs(
      "unvested",
      said.unvested?.map((one) => [one.account_id, one.symbol, one.vests, one.quantity, one.value]),
      file.unvested?.map(({ account_id, symbol, vests, quantity, price }) => [
        ...[account_id, symbol, vests ?? null, read(quantity).toNumber()],
        price === undefined ? null : cents(read(quantity).times(read(price.amount))),
      ]),
    ),
    ...differs("reconciled", said.reconciliation, {
      reconciled: true,
      stated: cents(sum),
      computed: cents(sum),
      gap: 0,
    }),
    ...file.accounts.flatMap((account) => {
      const own = held.filter((one) => one.account === account);
      const row = said.accounts.find(({ account_id }) => account_id === account.id);
      const value = total([cashOf(account), ...own.flatMap((one) => one.value ?? [])]);
      return [
        ...differs(`${account.id} value`, row?.value, cents(value)),
        ...differs(`${account.id} settled`, row?.settled_cash, cents(settledOf(account))),
        ...own.flatMap((one) => rowFaults(one, sum, row)),
      ];
    }),
  ];
}

function rowFaults(
  one: Worth,
  sum: Fraction,
  group: Portfolio["accounts"][number] | undefined,
): string[] {
  const { row: file, security } = one;
  const name = `${file.account_id} ${security.name}`;
  const row = group?.holdings.find((each) => (each.symbol ?? each.name) === security.name);
  if (row === undefined) return [`${name} is missing`];
  const { cost, gain } = costAndGain(one);
  const ratio =
    gain === undefined || cost === undefined || cost.is0()
      ? null
      : gain.over(cost.size()).rounded(4).toNumber() + 0;
  const long = file.lots.filter((lot) => isLong(lot, today)).map(({ quantity }) => read(quantity));
  return [
    ...differs(`${name} quantity`, row.quantity, one.quantity.toNumber()),
    ...differs(`${name} value`, row.value, orNull(one.value)),
    ...differs(
      `${name} weight`,
      row.weight_pct,
      one.value === undefined ? null : percent(one.value, sum),
    ),
    ...differs(`${name} cost`, row.cost, orNull(cost)),
    ...differs(`${name} gain`, row.unrealized_pl, orNull(gain)),
    ...differs(`${name} gain ratio`, row.unrealized_pl_pct, ratio),
    ...differs(`${name} long`, row.lots.long_term_quantity, total(long).toNumber()),
  ];
}
