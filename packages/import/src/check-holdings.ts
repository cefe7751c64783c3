import { decimal, sum } from "@advisor/domain/decimal";
import { checkLots } from "@advisor/domain/lots/lots";
import { type FileFault, type Path, unknownAccount } from "./fault.ts";
import {
  duplicateFaults,
  independentFaults,
  type LocatedValue,
  type ParsedHousehold,
} from "./view.ts";

type Row = ParsedHousehold["holdings"]["fit"][number];

/** Faults that the schema cannot detect: references, sums, signs. */
export function holdingFaults({ holdings, accounts }: ParsedHousehold): FileFault[] {
  const known = new Set(accounts.ids.map(({ value }) => value));
  const statements = new Map(accounts.fit.map(({ value }) => [value.id, value.as_of]));
  return [
    ...holdings.fit.flatMap((row) =>
      independentFaults(row, [
        ...ownFaults(row, known),
        ...priceFaults(row),
        ...mixFaults(row),
        ...lotFaults(row, statements.get(row.value.account_id)),
      ]),
    ),
    ...duplicateFaults(holdings.fit.flatMap(nameOf), "the holding"),
  ];
}

function nameOf({ value, path, broken }: Row): LocatedValue<string>[] {
  if (["account_id", "symbol", "security_id"].some((field) => broken.has(field))) return [];
  const name = value.security_id ?? value.symbol;
  return name === null ? [] : [{ value: `${name} in ${value.account_id}`, path }];
}

function ownFaults({ value, path }: Row, known: ReadonlySet<string>): FileFault[] {
  const { account_id, symbol, security_id, multiplier } = value;
  const faults: FileFault[] = [];
  if (!known.has(account_id)) faults.push(unknownAccount(account_id, path));
  if (symbol === null && security_id === undefined)
    faults.push({
      path,
      problem: "has neither symbol nor security_id",
      remedy: "add one of them",
    });
  if (decimal(multiplier).lte(0))
    faults.push({
      path: [...path, "multiplier"],
      problem: `${multiplier} is not positive`,
      remedy: "use 1 for shares, 100 for US options",
    });
  return faults;
}

export function priceFaults({
  value: { price },
  path,
}: {
  value: Pick<Row["value"], "price">;
  path: Path;
}): FileFault[] {
  if (price === null) return [];
  const at = (field: string) => [...path, "price", field];
  const faults: FileFault[] = [];
  if (decimal(price.amount).lt(0))
    faults.push({
      path: at("amount"),
      problem: `${price.amount} is negative`,
      remedy: "write the price of one unit; a short has a negative quantity",
    });
  if (price.currency !== "USD" && price.fx_rate === null)
    faults.push({
      path: at("fx_rate"),
      problem: `${price.currency} has no rate`,
      remedy: `add the US dollars for one ${price.currency}`,
    });
  if (price.fx_rate !== null && decimal(price.fx_rate).lte(0))
    faults.push({
      path: at("fx_rate"),
      problem: `${price.fx_rate} is not positive`,
      remedy: `write the US dollars for one ${price.currency}`,
    });
  return faults;
}

function mixFaults({ value, path }: Row): FileFault[] {
  const { asset_class_mix: mix } = value;
  if (mix === null) return [];
  const place = [...path, "asset_class_mix"];
  const total = sum(mix.map(({ weight }) => decimal(weight)));
  const classes = mix.map((part) => ({ value: part.class, path: place }));
  return [
    ...(total.eq(1)
      ? []
      : [
          {
            path: place,
            problem: `the weights add up to ${total.toFixed()}`,
            remedy: "make them add up to 1",
          },
        ]),
    ...duplicateFaults(classes, "the class"),
  ];
}

/** A holding without lots has an unknown cost basis, which is allowed. */
function lotFaults({ value, path }: Row, statement: string | undefined): FileFault[] {
  const { lots, quantity } = value;
  if (lots.length === 0) return [];
  const at = (index: number, field: string) => [...path, "lots", index, field];
  const ids = lots.flatMap(({ id }, n) =>
    id === undefined ? [] : [{ value: id, path: at(n, "id") }],
  );
  const faults = duplicateFaults(ids, "the lot");
  for (const [index, lot] of lots.entries()) {
    if (decimal(lot.quantity).times(quantity).lt(0))
      faults.push({
        path: at(index, "quantity"),
        problem: `${lot.quantity} has the other sign than the holding's ${quantity}`,
        remedy: "correct one of them",
      });
    if (statement !== undefined && lot.acquired !== null && lot.acquired > statement)
      faults.push({
        path: at(index, "acquired"),
        problem: `${lot.acquired} is after the account's statement of ${statement}`,
        remedy: "correct one of them",
      });
    if (lot.cost_per_share !== null && decimal(lot.cost_per_share).lt(0))
      faults.push({
        path: at(index, "cost_per_share"),
        problem: `${lot.cost_per_share} is negative`,
        remedy: "write what one share cost, or leave it out",
      });
  }
  if (checkLots({ quantity, lots: lots.map((lot) => ({ ...lot, id: lot.id ?? "" })) }))
    faults.push({
      path: [...path, "quantity"],
      problem: `${quantity} is held, the lots add up to ${sum(lots.map((lot) => decimal(lot.quantity))).toFixed()}`,
      remedy: "correct the quantity, or add the missing lots",
    });
  return faults;
}
