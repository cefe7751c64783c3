import { claimedDays } from "../days.ts";
import { measureOfField } from "../measures.ts";
import { fieldNames } from "../rows/named-field.ts";
import type { UnitKind } from "../units.ts";
import type { DayCell, Evidence, Origin } from "./cell.ts";
import { comparedSides, withoutSides } from "./compared-sides.ts";
import { derivedFields, type RowContext, rowContextOf, withOuter } from "./derived.ts";
import { accountsIn, householdsIn } from "./households.ts";
import type { Label } from "./label.ts";
import { Names } from "./names.ts";
import { nestedName, sourceOf } from "./nested.ts";
import { isRecord, isUnfiltered, namesAsked, namesOfAll } from "./query.ts";
import { namesOfRow, type RowName } from "./row-names.ts";
import { currenciesOf, type RowUnits, unitIn, unitsOf } from "./row-units.ts";
import { isAbsentFromRows, plainDecimal, type TextLine, textCells } from "./text-cells.ts";
import { titleReader } from "./titled.ts";
import { type ListedCell, totalsOverAccounts } from "./totals-over-accounts.ts";

/** Reads tool results row by row, and texts line by line. */
export function evidenceOf(known: readonly unknown[]): Evidence {
  const names = new Names();
  const read: Reading = { cells: [], days: [], texts: [], named: [], names };
  for (const [result, one] of known.flat().entries()) {
    visit(one, {
      ...{ read, result },
      ...{ labels: [], selected: [], within: [] },
      prefixes: new Map(),
      record: {},
      units: {},
      currencies: {},
      lists: [],
      row: [],
      ...{ source: undefined, around: {}, mode: undefined },
      isDerived: false,
      isOfAll: false,
    });
  }
  nameOnlyEquity(read);
  names.index([...new Map(read.named.map((one) => [`${one.kind} ${one.name}`, one])).values()]);
  const canonical = canonicalNames(names);
  const withTitle = titleReader(names);
  const cells = read.cells.map((cell) => ({
    ...cell,
    labels: withTitle(canonical(cell.labels), cell.record ?? {}),
    within: canonical(cell.within ?? none),
    beside: canonical(cell.beside ?? none),
    selected: canonical(cell.selected ?? none),
  }));
  const texts = read.texts.map((one) => ({ ...one, labels: canonical(one.labels) }));
  return {
    cells: [
      ...cells,
      ...totalsOverAccounts(cells),
      ...texts.flatMap((one) => textCells(one, names)).filter(isAbsentFromRows(cells)),
    ],
    days: read.days.map(({ record, ...one }) => ({
      ...one,
      labels: withTitle(canonical(one.labels), record),
    })),
    ...{
      names,
      households: householdsIn(cells),
      accounts: accountsIn(cells),
      fields: fieldNames(cells),
    },
  };
}

const none: readonly Label[] = [];

/** If only one equity class is held, it is also called equities or stocks. */
function nameOnlyEquity({ named, names }: Reading): void {
  const own = named.filter(({ kind, name }) => kind === "class" && /_equity$/.test(name));
  const [only, ...others] = new Set(own.map(({ name }) => name));
  if (only === undefined || others.length > 0) return;
  const spoken = [only, "equities", "equity", "stocks"];
  names.add("class", spoken);
  named.push(...spoken.map((name) => ({ kind: "class" as const, name })));
}

/** The cells of a row share their labels, which are looked up once. */
function canonicalNames(names: Names): (labels: readonly Label[]) => readonly Label[] {
  const known = new Map<readonly Label[], readonly Label[]>();
  return (labels) => {
    const found = known.get(labels) ?? labels.map((label) => names.label(label));
    known.set(labels, found);
    return found;
  };
}

interface Reading {
  cells: ListedCell[];
  days: (DayCell & Pick<Visit, "record">)[];
  texts: TextLine[];
  named: RowName[];
  names: Names;
}

interface Visit extends RowUnits {
  read: Reading;
  labels: readonly Label[];
  selected: readonly Label[];
  within: readonly Label[];
  /** The names of the objects that fields of other rows begin with: `first` of `first_weight_pct`. */
  prefixes: ReadonlyMap<string, readonly Label[]>;
  record: Readonly<Record<string, unknown>>;
  /** The names of the lists that contain the value. */
  lists: readonly string[];
  result: number;
  row: readonly RowName[];
  source: Origin["source"];
  around: RowContext;
  mode: string | undefined;
  isDerived: boolean;
  isOfAll: boolean;
}

const originOf = ({ source, row }: Visit, field: string): Origin => ({ source, row, field });

function visit(value: unknown, at: Visit, field = ""): void {
  if (typeof value === "number" && Number.isFinite(value)) push(plainDecimal(value), at, field);
  else if (typeof value === "string") visitText(value, at, field);
  else if (Array.isArray(value)) {
    push(String(value.length), at, field, "count");
    for (const item of value) visit(item, { ...at, lists: [...at.lists, field] }, field);
  } else if (isRecord(value)) visitRow(value, at, field);
}

function push(value: string, at: Visit, field: string, unit?: UnitKind): void {
  const isCash = /(^|_)cash$/.test(field);
  if (isCash) at.read.named.push(cashName);
  const [prefix = ""] = /^[a-z]+(?=_)/.exec(field) ?? [];
  const of = at.prefixes.get(prefix) ?? none;
  const added = [...(isCash ? [cash] : []), ...of, ...pairOf(at)];
  at.read.cells.push({
    ...{ value, field, unit: unit ?? unitIn(field, at), measure: measureOfField(field) },
    labels: added.length > 0 ? [...at.labels, ...added] : at.labels,
    ...{ selected: at.selected, record: at.record },
    within: of.length === 0 ? at.within : [...at.within, ...of],
    beside:
      of.length === 0 ? none : [...at.prefixes.values()].flat().filter((one) => !of.includes(one)),
    ...{ list: at.lists.at(-1) ?? "", result: at.result },
    origin: originOf(at, field),
    isDerived: at.isDerived,
    ...(at.mode !== undefined && { mode: at.mode }),
    ...(at.isOfAll && { isOfAll: true }),
  });
}

const cash: Label = { kind: "class", name: "class cash" };
const cashName: RowName = { kind: "class", name: "cash" };

const labelsOf = (groups: readonly (readonly RowName[])[], names: Names): Label[] =>
  groups.flatMap((group) => {
    const [first] = group;
    return first === undefined
      ? []
      : names.add(
          first.kind,
          group.map(({ name }) => name),
        );
  });

function visitRow(row: Record<string, unknown>, at: Visit, field: string): void {
  if (typeof row.unit === "string" && typeof row.value === "number") {
    pushFigure(row, row.value, row.unit, at);
  } else if (typeof row.op === "string") {
    for (const bar of [row.value, row.values]) visit(bar, { ...at, units: {} });
  } else visitFields(row, at, field);
}

function visitFields(row: Record<string, unknown>, at: Visit, field: string): void {
  const units = unitsOf(row, field, at.units);
  const [own, asked] = [namesOfRow(row), namesAsked(row.query)];
  const rowNames = [...own, ...asked];
  at.read.named.push(...rowNames.flat());
  const [ofRow, ofQuery] = [labelsOf(own, at.read.names), labelsOf(asked, at.read.names)];
  const around = at.labels.filter((one) => !isOtherSelected(one, ofRow, at.selected));
  const labels = [...around, ...ofRow, ...ofQuery, ...(field === "cash" ? [cash] : [])];
  const selected = [...at.selected, ...ofQuery];
  const inner = {
    ...{
      ...at,
      labels,
      selected,
      within: at.labels,
      record: withOuter(row, at.record),
      units,
      currencies: { ...at.currencies, ...currenciesOf(row) },
    },
    row: [...at.row, ...rowNames.flatMap((group) => group.slice(0, 1))],
    source: sourceOf(row, at.source, field),
    around: rowContextOf(row, at.around),
    mode: typeof row.mode === "string" ? row.mode : at.mode,
    prefixes: prefixesOf(row, at),
    isOfAll: at.isOfAll || isUnfiltered(row),
  };
  if (typeof row.title === "string") at.read.names.quote(row.title);
  const sides = comparedSides(row);
  const totals = ofTotals(row, inner);
  const fields = Object.entries(sides.length === 0 ? row : withoutSides(row));
  for (const [name, item] of fields.filter(([name]) => !chartFields.has(name)))
    visit(item, name === "totals" ? totals : inner, nestedName(name, field, row.mode));
  for (const side of sides) visitFields(side, at, field);
  const derived = { ...inner, isDerived: true };
  for (const [name, item] of Object.entries(derivedFields(row, inner.around)))
    visit(item, derived, name);
}

/** A filter by several names gives all of them to its rows, of which each has only its own. */
const isOtherSelected = (
  { kind, name }: Label,
  own: readonly Label[],
  selected: readonly Label[],
): boolean =>
  selected.some((one) => one.name === name) &&
  own.some((one) => one.kind === kind) &&
  own.every((one) => one.name !== name);

/** The totals of rows that all have a name have it, too. */
function ofTotals(row: Record<string, unknown>, inner: Visit): Visit {
  const named = labelsOf(namesOfAll(row), inner.read.names);
  return {
    ...inner,
    labels: [...inner.labels, ...named],
    selected: [...inner.selected, ...named],
  };
}

/** An intermediate figure, such as a total or a threshold, has its own unit. */
function pushFigure(row: Record<string, unknown>, value: number, unit: string, at: Visit): void {
  const labels = labelsOfFigure(row, at);
  const field = row.name === "total value with cash" ? "total_value" : "";
  push(plainDecimal(value), { ...at, labels, units: { [field]: unit } }, field);
}

/** A figure of a row with several objects is about all of them, such as an overlap. */
const pairOf = ({ prefixes, record }: Visit): readonly Label[] =>
  prefixes.size > 0 && [...prefixes.keys()].every((name) => name in record)
    ? [...prefixes.values()].flat()
    : none;

/** The objects of a row that have names of securities. */
function prefixesOf(row: Record<string, unknown>, { read, prefixes }: Visit): Visit["prefixes"] {
  const own = Object.entries(row).flatMap(([name, value]) => {
    const groups = isRecord(value)
      ? namesOfRow(value).filter(([one]) => one?.kind === "security")
      : [];
    return groups.length === 0 ? [] : [[name, labelsOf(groups, read.names)] as const];
  });
  return own.length < 2 ? prefixes : new Map(own);
}

/** The denominator of a share is only partly limited by the query's filter. */
function labelsOfFigure({ name }: Record<string, unknown>, { labels }: Visit): readonly Label[] {
  if (typeof name !== "string") return labels;
  if (/^(?:total value|value of all)\b/.test(name)) return [];
  return name === "value in all accounts"
    ? labels.filter(({ kind }) => kind !== "account")
    : labels;
}

/** The chart of a result repeats its figures under field names without units. */
const chartFields = new Set(["chart"]);

/** A query's period, such as past_30d. */
const period = /^past_(\d+)[dwmy]$/;

/** A decimal stored as text is a figure; any other text may state figures in words. */
function visitText(text: string, at: Visit, field: string): void {
  const days = claimedDays(text);
  for (const { day } of days) {
    at.read.days.push({
      ...{ day, field, labels: at.labels, origin: originOf(at, field), record: at.record },
      ...(text.length > 10 && { text }),
    });
  }
  const [, span] = period.exec(text) ?? [];
  if (span !== undefined) push(span, { ...at, labels: [] }, "", "time");
  else if (/^-?\d+(\.\d+)?$/.test(text)) push(text, at, field);
  else {
    const origin = originOf(at, field);
    const isOfRows = "rows" in at.record && (field === "text" || field === "notes");
    for (const line of text.split("\n"))
      at.read.texts.push({ text: line, labels: at.labels, origin, isOfRows, result: at.result });
  }
}
