import { decimal, sum } from "@advisor/domain/decimal";
import type { Cell } from "../evidence/cell.ts";
import type { Label, Mention } from "../evidence/label.ts";
import type { BandStatus, Member } from "./member.ts";
import { membersOf } from "./members-of-query.ts";

/** The things that sentences count and compare. A set without all of its rows is empty. */
export interface CountableSets {
  accounts: readonly Member[];
  positions: readonly Member[];
  classes: readonly Member[];
  /** Whose stocks are held directly. */
  issuers: readonly Member[];
  /** The institutions that own a stock. */
  owners: readonly Member[];
  /** The securities with a quote. */
  quotes: readonly Member[];
  /** What each fund holds, by the name of the fund. */
  funds: ReadonlyMap<string, readonly Member[]>;
}

export const isMemberNamed = (member: Member, { labels }: Mention): boolean =>
  labels.some(({ name }) => member.has.has(name) || member.name === name);

export function countableSets(cells: readonly Cell[]): CountableSets {
  const own = cells.filter(({ isDerived }) => isDerived !== true);
  const classes = classesOf(own);
  const funds = fundsOf(own);
  const accounts = own.filter(
    (cell) =>
      cell.list === "accounts" && cell.field === "value" && labelOf(cell, "security") === "",
  );
  const byName = unique(accounts, (cell) => labelOf(cell, "account"));
  const total = sum(byName.map(([, { value }]) => decimal(value)));
  const isWhole = own.some(
    ({ field, value, labels }) =>
      field === "total_value" && total.eq(value) && labels.every(({ kind }) => kind === "other"),
  );
  const others = {
    ...{ classes, funds },
    issuers: membersOf(own, "security", ({ list }) => list === "concentration"),
    owners: membersOf(own, "security", ({ list }) => list === "owners"),
    quotes: membersOf(own, "security", ({ list }) => list === "quotes"),
  };
  if (!isWhole) {
    const isLine = ({ list, isOfAll }: Cell) => isOfAll === true && list === "rows";
    return {
      ...others,
      accounts: membersOf(own, "account", (cell) => isLine(cell) && !isOf(cell, "security")),
      positions: membersOf(own, "security", isLine),
    };
  }
  const held = own.filter((cell) => cell.list === "holdings" && labelOf(cell, "account") !== "");
  const inAccounts = Map.groupBy(held, (cell) => labelOf(cell, "account"));
  return {
    ...others,
    positions: positionsOf(held),
    accounts: byName.map(([name, { value }]) => ({
      ...{ name, value: Number(value), weight: (100 * Number(value)) / Number(total) },
      has: new Set((inAccounts.get(name) ?? []).flatMap(names)),
    })),
  };
}

function positionsOf(held: readonly Cell[]): Member[] {
  const rows = Map.groupBy(
    held,
    (cell) => `${labelOf(cell, "security")}|${labelOf(cell, "account")}`,
  );
  return [...rows].flatMap(([name, row]) => {
    const first = row.find(({ field }) => field === "quantity");
    if (first === undefined || name.startsWith("|")) return [];
    const [value, weight, gain] = ["value", "weight_pct", "unrealized_pl"].map((field) =>
      figure(row, field),
    );
    return { name, value, weight, gain, has: new Set(names(first)) };
  });
}

const places: Readonly<Record<string, BandStatus>> = {
  ...{ above_max: "above", below_min: "below", in_band: "in" },
};

/**
 * The classes of a policy by their status; empty with several policies, whose classes have the same
 * names.
 */
function classesOf(cells: readonly Cell[]): Member[] {
  const rows = cells.filter(
    ({ field, record, unit }) =>
      /^weight(?:_pct)?$/.test(field) && unit === "percent" && String(record?.status) in places,
  );
  const found = Map.groupBy(rows, (cell) => labelOf(cell, "class"));
  found.delete("");
  return [...found].map(([name, own]) => {
    const stated = new Set(own.map(({ record }) => places[String(record?.status)]));
    const value = Number(own[0]?.value);
    const isOne = stated.size === 1 && own.every((cell) => Number(cell.value) === value);
    const place = isOne ? [...stated][0] : undefined;
    return { name, has: new Set([name]), value, weight: value, place };
  });
}

function fundsOf(cells: readonly Cell[]): Map<string, Member[]> {
  const funds = new Map<string, Member[]>();
  for (const { field, labels, within = [], value } of cells) {
    const [fund] = within.filter(({ kind }) => kind === "security");
    const own = labels.filter(
      ({ kind, name }) => kind === "security" && within.every((one) => one.name !== name),
    );
    if (!/weight/.test(field) || fund === undefined || own.length === 0) continue;
    const held = {
      name: own[0]?.name ?? "",
      value: Number(value),
      has: new Set(own.map(({ name }) => name)),
    };
    funds.set(fund.name, [...(funds.get(fund.name) ?? []), held]);
  }
  return funds;
}

const labelOf = ({ labels }: Cell, kind: Label["kind"]): string =>
  labels.find((label) => label.kind === kind)?.name ?? "";

const isOf = (cell: Cell, kind: Label["kind"]): boolean => labelOf(cell, kind) !== "";

const names = ({ labels }: Cell): string[] => labels.map(({ name }) => name);

const figure = (cells: readonly Cell[], field: string): number | undefined => {
  const found = cells.find((cell) => cell.field === field);
  return found === undefined ? undefined : Number(found.value);
};

const unique = (cells: readonly Cell[], keyOf: (cell: Cell) => string): [string, Cell][] => [
  ...new Map(cells.map((cell) => [keyOf(cell), cell] as const)),
];
