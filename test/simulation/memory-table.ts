import { fromAttributes } from "@advisor/adapters/dynamo/attributes";
import { decodeCursor, encodeCursor } from "@advisor/adapters/dynamo/cursor";
import type { TableQuery, TableUpdate, TableWrite } from "@advisor/adapters/dynamo/expression";
import type { FailedWrite, Table, TableItem } from "@advisor/adapters/dynamo/table";
import { expiresAttribute } from "@advisor/adapters/dynamo/table-definition";
import type { Page } from "@advisor/domain/page";
import type { Clock } from "@advisor/domain/world";

/** Called with what every write made of an item. */
type Heard = (after: TableItem, before: TableItem | undefined) => void;

/**
 * An in-memory table with the conditions, transactions and pages of the real one; the same contract
 * tests run on both. A call takes effect when it is made.
 */
export function memoryTable(clock: Pick<Clock, "now">, observe: Heard = () => undefined): Table {
  const partitions = new Map<string, Map<string, TableItem>>();
  const listed = new Map<string, TableItem>();
  const seconds = () => Math.floor(clock.now() / 1_000);
  const at = ({ pk, sk }: Place): TableItem | undefined => partitions.get(pk)?.get(sk);

  function store(after: TableItem): void {
    const { pk, sk } = placeOf(after);
    const before = at({ pk, sk });
    const partition = partitions.get(pk) ?? new Map<string, TableItem>();
    partitions.set(pk, partition.set(sk, after));
    if (after.gsi_pk === undefined) listed.delete(`${pk}\n${sk}`);
    else listed.set(`${pk}\n${sk}`, after);
    observe(after, before);
  }

  function writeAll(writes: TableWrite[]): FailedWrite[] | undefined {
    const places = writes.map(targetOf);
    const named = new Set(places.map(({ pk, sk }) => `${pk}\n${sk}`));
    if (named.size < writes.length || writes.length > 100) throw new Error("ValidationException");
    const found = places.map(at);
    const refused = writes.flatMap((write, index) =>
      holds(write, found[index], seconds()) ? [] : [{ index, found: plain(found[index]) }],
    );
    if (refused.length > 0) return refused;
    for (const [index, write] of writes.entries()) store(changed(write, found[index]));
    return undefined;
  }

  /** Pages like the store does: a page filled to its limit may have more after it. */
  function page(query: TableQuery): Page<TableItem> {
    const rows = inOrder(query, rowsOf(query));
    const { limit } = query;
    const items: TableItem[] = [];
    let from = 0;
    do {
      const read = rows.slice(from, from + limit);
      from += read.length;
      items.push(...read.filter((row) => live(row, seconds()) && shown(query, row)).map(plainOf));
      if (read.length < limit) break;
    } while (items.length < limit);
    const more = from > 0 && from % limit === 0;
    const kept = items.slice(0, limit);
    const last = kept.at(-1);
    const ended = last === undefined || (!more && kept.length === items.length);
    return { items: kept, next_cursor: ended ? null : encodeCursor(last, query) };
  }

  const rowsOf = ({ pk, index }: TableQuery): TableItem[] =>
    index === undefined
      ? [...(partitions.get(pk)?.values() ?? [])]
      : [...listed.values()].filter(({ gsi_pk }) => gsi_pk === pk).map(projected);

  return {
    get: async (key) => livePlain(at(key), seconds()),
    getMany: async (keys) => keys.map((key) => livePlain(at(key), seconds())),
    query: async (query) => page(query),
    write: async (write) => writeAll([write])?.[0],
    async update(update) {
      const refused = writeAll([update])?.[0];
      return refused ?? { now: plainOf(at(update.update) ?? {}) };
    },
    writeAll: async (writes) => writeAll(writes),
  };
}

interface Place {
  pk: string;
  sk: string;
}

const placeOf = ({ pk, sk }: TableItem): Place => ({ pk: String(pk), sk: String(sk) });

const targetOf = (write: TableWrite): Place => {
  if ("put" in write) return write.put;
  return "update" in write ? write.update : write.merge;
};

function holds(write: TableWrite, item: TableItem | undefined, seconds: number): boolean {
  if ("put" in write) return write.when === "any" || item === undefined || expired(item, seconds);
  if ("update" in write) return item !== undefined && allows(write, item);
  return Object.entries(write.unlessAfter ?? {}).every(
    ([name, value]) => item?.[name] === undefined || String(item[name]) <= value,
  );
}

const allows = ({ when, absent = [], below = {} }: TableUpdate, item: TableItem): boolean =>
  Object.entries(when).every(([name, value]) => item[name] === value) &&
  absent.every((name) => item[name] === undefined) &&
  Object.entries(below).every(([name, most]) => Number(item[name] ?? Number.NaN) < most);

function changed(write: TableWrite, item: TableItem | undefined): TableItem {
  if ("put" in write) return defined(write.put);
  const after = { ...item, ...targetOf(write), ...defined(write.set) };
  const { add = {}, remove = [] }: Partial<TableUpdate> = "update" in write ? write : {};
  const added = Object.entries(add).map(([name, n]) => [name, Number(item?.[name] ?? 0) + n]);
  const left = Object.entries({ ...after, ...Object.fromEntries(added) });
  return Object.fromEntries(left.filter(([name]) => !remove.includes(name)));
}

/** Applies a query's bounds and position to a partition. */
function inOrder(query: TableQuery, rows: TableItem[]): TableItem[] {
  const { prefix = "", between, backwards = false, cursor } = query;
  const inTable = query.index === undefined;
  const sortKey = (row: TableItem) => String(inTable ? row.sk : row.gsi_sk);
  const full = (row: TableItem) => [sortKey(row), row.pk, row.sk].join("\n");
  const sign = backwards ? -1 : 1;
  const compare = (a: TableItem, b: TableItem) => sign * order(full(a), full(b));
  const start = cursor === undefined ? undefined : fromAttributes(decodeCursor(cursor, query));
  return rows
    .filter((row) => sortKey(row).startsWith(prefix))
    .filter((row) => between === undefined || isBetween(sortKey(row), between))
    .filter((row) => start === undefined || compare(row, start) > 0)
    .toSorted(compare);
}

const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const isBetween = (text: string, [from, to]: readonly [string, string]): boolean =>
  text >= from && text <= to;

const shown = ({ card }: TableQuery, row: TableItem): boolean =>
  card === undefined ||
  (typeof row.card === "object" &&
    row.card !== null &&
    new Map(Object.entries(row.card)).get(card.field) === card.value);

const projected = ({ pk, sk, gsi_pk, gsi_sk, card }: TableItem): TableItem => ({
  ...{ pk, sk, gsi_pk, gsi_sk, card },
});

const expired = (item: TableItem, seconds: number): boolean =>
  typeof item[expiresAttribute] === "number" && item[expiresAttribute] <= seconds;

const live = (item: TableItem, seconds: number): boolean => !expired(item, seconds);

const livePlain = (item: TableItem | undefined, seconds: number): TableItem | undefined =>
  item === undefined || expired(item, seconds) ? undefined : plainOf(item);

const plain = (item: TableItem | undefined): TableItem | undefined =>
  item === undefined ? undefined : plainOf(item);

function plainOf(item: TableItem): TableItem {
  const { [expiresAttribute]: _, ...rest } = defined(item);
  return rest;
}

/** A deep copy; undefined values are not stored. */
const defined = (item: object): TableItem =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, copied(value)]],
    ),
  );

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value;
  return defined(value);
}
