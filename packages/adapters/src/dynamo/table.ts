import type { Page } from "@advisor/domain/page";
import type { Clock } from "@advisor/domain/world";
import type { ConsumedCapacity, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { type Attributes, itemOf } from "./attributes.ts";
import { type Operations, storeCalls } from "./calls.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";
import { expiry } from "./definition.ts";
import {
  getInput,
  keysInput,
  putInput,
  type Query,
  queryInput,
  type Update,
  updateInput,
  type Write,
} from "./expression.ts";
import type { Key } from "./keys.ts";
import { broken } from "./table-fault.ts";

export type Item = Record<string, unknown>;

/** A write that did not hold: its place in the list, and the item that was found there instead. */
export interface Refused {
  index: number;
  found: Item | undefined;
}

/** Sees the capacity of every call, for measurements. */
export type Meter = (call: "get" | "query" | "write", capacity: ConsumedCapacity[]) => void;

export interface Table {
  get(key: Key, options?: { eventual: boolean }): Promise<Item | undefined>;
  /** The items of up to a hundred keys, in one read, in the order of the keys; undefined where there is none. */
  getMany(keys: Key[], options?: { eventual: boolean }): Promise<(Item | undefined)[]>;
  /** A full page where there is one, whatever pages the store answers with. */
  query(query: Query): Promise<Page<Item>>;
  /** Undefined when it was written; a condition that did not hold is an answer, not an error. */
  write(write: Write): Promise<Refused | undefined>;
  /** A write that answers with the item as it is after it, or with what refused it. */
  update(update: Update): Promise<{ now: Item } | Refused>;
  /** All of the writes or none; the refused ones, when there are any. */
  writeAll(writes: Write[]): Promise<Refused[] | undefined>;
}

interface Options {
  name: string;
  client: DynamoDBClient;
  clock: Clock;
  meter?: Meter;
}

type TableDeps = Pick<Options, "name" | "clock" | "meter"> & { call: Operations };

/** The one way to DynamoDB. Throws Fault `storage_unavailable` when it does not answer. */
export function openTable({ client, ...options }: Options): Table {
  const given: TableDeps = { ...options, call: storeCalls(client) };
  const { name, clock, meter, call } = given;
  const seconds = () => Math.floor(clock.now() / 1_000);
  const measured = measuring(given);

  return {
    async get(key, options) {
      const input = getInput(name, key, options?.eventual ?? false, measured);
      const answer = await call.GetItem(input);
      if (answer.ConsumedCapacity !== undefined) meter?.("get", [answer.ConsumedCapacity]);
      return live(answer.Item, seconds());
    },

    getMany: (keys, options) => getMany(given, keys, options?.eventual ?? false),

    async query(query) {
      const items: Item[] = [];
      let start = query.cursor === undefined ? undefined : decodeCursor(query.cursor, query);
      do {
        const input = queryInput(name, query, start, measured);
        const answer = await call.Query(input);
        if (answer.ConsumedCapacity !== undefined) meter?.("query", [answer.ConsumedCapacity]);
        const read = (answer.Items ?? []).map((item) => live(item, seconds()));
        items.push(...read.filter((item) => item !== undefined));
        start = answer.LastEvaluatedKey;
      } while (start !== undefined && items.length < query.limit);
      return pageOf(query, items, start !== undefined);
    },

    async write(write) {
      if ("put" in write) return put(given, write);
      const answer = await update(given, write, "NONE");
      return "now" in answer ? undefined : answer;
    },

    update: (write) => update(given, write, "ALL_NEW"),

    async writeAll(writes) {
      const TransactItems = writes.map((write) =>
        "put" in write
          ? { Put: putInput(name, write, seconds()) }
          : { Update: updateInput(name, write) },
      );
      try {
        const command = { TransactItems, ReturnConsumedCapacity: measured };
        const answer = await call.TransactWriteItems(command);
        meter?.("write", answer.ConsumedCapacity ?? []);
        return undefined;
      } catch (error) {
        return refusals(error);
      }
    },
  };
}

async function put(
  given: TableDeps,
  write: Extract<Write, { put: Key }>,
): Promise<Refused | undefined> {
  const { name, call, clock, meter } = given;
  const input = putInput(name, write, Math.floor(clock.now() / 1_000));
  const command = { ...input, ReturnConsumedCapacity: measuring(given) };
  try {
    const { ConsumedCapacity } = await call.PutItem(command);
    if (ConsumedCapacity !== undefined) meter?.("write", [ConsumedCapacity]);
    return undefined;
  } catch (error) {
    return refusals(error)[0];
  }
}

async function update(
  given: TableDeps,
  write: Exclude<Write, { put: Key }>,
  ReturnValues: "NONE" | "ALL_NEW",
): Promise<{ now: Item } | Refused> {
  const { name, call, meter } = given;
  const input = { ...updateInput(name, write), ReturnValues };
  const command = { ...input, ReturnConsumedCapacity: measuring(given) };
  try {
    const { Attributes, ConsumedCapacity } = await call.UpdateItem(command);
    if (ConsumedCapacity !== undefined) meter?.("write", [ConsumedCapacity]);
    return { now: plain(Attributes) ?? {} };
  } catch (error) {
    return refusals(error)[0];
  }
}

/** The conditions that did not hold, at least one; every other failure is thrown on. */
function refusals(error: unknown): [Refused, ...Refused[]] {
  const [first, ...more] = broken(error).map(({ index, found }) => ({
    index,
    found: plain(found),
  }));
  if (first === undefined) throw error;
  return [first, ...more];
}

const measuring = ({ meter }: TableDeps) =>
  meter === undefined ? undefined : ("INDEXES" as const);

async function getMany(
  given: TableDeps,
  keys: Key[],
  eventual: boolean,
): Promise<(Item | undefined)[]> {
  const { name, call, clock, meter } = given;
  const measured = measuring(given);
  const found = new Map<string, Item>();
  let left: Record<string, object> = { [name]: keysInput(keys, eventual) };
  while (Object.keys(left).length > 0) {
    const command = { RequestItems: left, ReturnConsumedCapacity: measured };
    const answer = await call.BatchGetItem(command);
    meter?.("get", answer.ConsumedCapacity ?? []);
    for (const read of answer.Responses?.[name] ?? []) {
      const item = live(read, Math.floor(clock.now() / 1_000));
      if (item !== undefined) found.set(`${item.pk}\n${item.sk}`, item);
    }
    left = answer.UnprocessedKeys ?? {};
  }
  return keys.map(({ pk, sk }) => found.get(`${pk}\n${sk}`));
}

/** A store's pages may be short or run over: the next one begins behind the last item that is kept. */
function pageOf(query: Query, items: Item[], more: boolean): Page<Item> {
  const kept = items.slice(0, query.limit);
  const last = kept.at(-1);
  const ended = last === undefined || (!more && kept.length === items.length);
  return { items: kept, next_cursor: ended ? null : encodeCursor(last, query) };
}

/** The item, unless it has expired: the store may take days to remove it. */
function live(item: Attributes | undefined, seconds: number): Item | undefined {
  const expires = item?.[expiry];
  const last = expires !== undefined && "N" in expires ? Number(expires.N) : Infinity;
  return last <= seconds ? undefined : plain(item);
}

function plain(item: Attributes | undefined): Item | undefined {
  if (item === undefined) return undefined;
  const { [expiry]: _, ...rest } = itemOf(item);
  return rest;
}
