import { type Decimal, decimal, sum } from "@advisor/domain/decimal";
import type { Params } from "../../route/routed.ts";
import { listed, table, usd } from "../format.ts";
import { daysAsked } from "../picked.ts";

interface Row {
  timestamp: string;
  account: string;
  symbol?: string;
  method?: string;
}

interface Kinds<Own> {
  /** What the rows are, without their days. */
  what: string;
  kindOf(row: Own): string;
  sizeOf(row: Own): Decimal;
  /** False for what has not come about, which is told and never ranked. */
  isDone(row: Own): boolean;
  /** The most is the most often where the question does not say which. */
  byCount: boolean;
}

interface Group<Own> {
  label: string;
  rows: readonly Own[];
}

/** Records told apart, each group with what it comes to; undefined where they are not to be. */
export function writeGroups<Own extends Row>(
  rows: readonly Own[],
  params: Params,
  kinds: Kinds<Own>,
): { text: string; figures: number[] } | undefined {
  const { per, stretches } = params;
  if (rows.length === 0) return undefined;
  if (stretches !== undefined) return written(ofStretches(rows, stretches), params, kinds, "Days");
  const head = per === undefined ? undefined : heads[per];
  return head === undefined ? undefined : written(groupsOf(rows, per), params, kinds, head);
}

const heads: Partial<Record<NonNullable<Params["per"]>, string>> = {
  account: "Account",
  symbol: "Symbol",
  method: "Method",
  month: "Month",
  quarter: "Quarter",
  year: "Year",
};

const ofStretches = <Own extends Row>(
  rows: readonly Own[],
  stretches: NonNullable<Params["stretches"]>,
): Group<Own>[] =>
  stretches.map(({ from, to }) => ({
    label: from === to ? from : `${from} to ${to}`,
    rows: rows.filter(({ timestamp }) => {
      const day = timestamp.slice(0, 10);
      return from <= day && day <= to;
    }),
  }));

/** In the order of the rows, which come newest first. */
const groupsOf = <Own extends Row>(rows: readonly Own[], per: Params["per"]): Group<Own>[] =>
  [...Map.groupBy(rows, (row) => labelOf(row, per))].map(([label, own]) => ({ label, rows: own }));

function labelOf(row: Row, per: Params["per"]): string {
  const { timestamp, account, symbol = "", method = "" } = row;
  if (per === "method") return method;
  if (per === "account") return account;
  if (per === "symbol") return symbol;
  const [year = "", month = ""] = timestamp.split("-");
  if (per === "year") return year;
  const place = Number(month);
  return per === "quarter" ? `Q${Math.ceil(place / 3)} ${year}` : `${months[place - 1]} ${year}`;
}
const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

function written<Own extends Row>(
  groups: readonly Group<Own>[],
  params: Params,
  kinds: Kinds<Own>,
  head: string,
): { text: string; figures: number[] } {
  const { kindOf, sizeOf } = kinds;
  const all = groups.flatMap(({ rows }) => rows);
  const names = [...new Set(all.map(kindOf))];
  const shown = groups.length > 1 ? [...groups, { label: "Together", rows: all }] : groups;
  const sums = shown.map(({ label, rows }) => ({
    label,
    cells: names.map((name) => {
      const own = rows.filter((row) => kindOf(row) === name);
      return { count: own.length, whole: sum(own.map(sizeOf)).round(2) };
    }),
  }));
  const isOfStretches = params.stretches !== undefined;
  const lead = isOfStretches
    ? difference(sums, names, params.measure === "count")
    : endOf(groups, params, kinds);
  const cellOf = ({ count, whole }: Cell) => (count === 0 ? "none" : `${usd(whole)} (${count})`);
  const rows = sums.map(({ label, cells }) => [label, ...cells.map(cellOf)]);
  const by = isOfStretches ? "" : `${daysAsked(params)} by ${head.toLowerCase()}`;
  const told = `${capitalized(kinds.what)}${by}, with how many:`;
  return {
    text: [lead.text, told, table([head, ...names.map(capitalized)], rows)]
      .filter(Boolean)
      .join("\n\n"),
    figures: [
      ...lead.figures,
      ...sums.flatMap(({ cells }) =>
        cells.flatMap(({ count, whole }) => [count, whole.toNumber()]),
      ),
    ],
  };
}

const capitalized = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;

/** "The most: August 2026, $1,500.00."; a group without any is in no row, and so never the least. */
function endOf<Own extends Row>(
  groups: readonly Group<Own>[],
  { direction, measure }: Params,
  { sizeOf, isDone, byCount }: Kinds<Own>,
): { text: string; figures: number[] } {
  if (direction === undefined) return { text: "", figures: [] };
  const isCount = measure === "count" || (measure === undefined && byCount);
  const sized = groups.map(({ label, rows }) => {
    const done = rows.filter(isDone);
    return { label, count: done.length, whole: sum(done.map(sizeOf)).round(2) };
  });
  const figureOf = ({ count, whole }: (typeof sized)[number]) =>
    isCount ? count : whole.toNumber();
  const figures = sized.map(figureOf);
  const end = direction === "best" ? Math.max(...figures) : Math.min(...figures);
  const at = sized.filter((one) => figureOf(one) === end);
  const [first] = at;
  if (first === undefined) return { text: "", figures: [] };
  const figure = isCount ? `${end}` : usd(first.whole);
  const each = at.length > 1 ? " each" : "";
  const lead = direction === "best" ? "The most" : "Of those with any, the least";
  return {
    text: `${lead}: ${listed(at.map(({ label }) => label))}, ${figure}${each}.`,
    figures: [end],
  };
}

/** What one kind comes to in one group. */
interface Cell {
  count: number;
  whole: Decimal;
}

/** "Completed deposits: $1,500.00 less from A than from B." */
function difference(
  sums: readonly { label: string; cells: readonly Cell[] }[],
  names: readonly string[],
  isCount: boolean,
): { text: string; figures: number[] } {
  const [a, b, ...more] = sums.slice(0, -1);
  if (a === undefined || b === undefined || more.length > 0) return { text: "", figures: [] };
  const none = { count: 0, whole: sum([]) };
  const told = names.map((name, at) => {
    const { text, figure } = gap(a.cells[at] ?? none, b.cells[at] ?? none, isCount);
    const than = figure === 0 ? "as" : "than";
    const of = `${text} from ${a.label} ${than} from ${b.label}`;
    return { text: `${capitalized(name)}: ${of}.`, figure };
  });
  return {
    text: told.map(({ text }) => text).join(" "),
    figures: told.map(({ figure }) => figure),
  };
}

/** "$1,500.00 less", "2 more", "the same" */
function gap(first: Cell, second: Cell, isCount: boolean): { text: string; figure: number } {
  const apart = isCount ? decimal(first.count - second.count) : first.whole.minus(second.whole);
  const size = apart.abs();
  if (size.eq(0)) return { text: "the same", figure: 0 };
  const fewer = isCount ? "fewer" : "less";
  const text = `${isCount ? size.toFixed() : usd(size)} ${apart.gt(0) ? "more" : fewer}`;
  return { text, figure: size.toNumber() };
}
