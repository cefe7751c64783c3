import type { Page } from "@advisor/domain/page";
import type { Clock } from "@advisor/domain/world";
import type { ConsumedCapacity } from "@aws-sdk/client-dynamodb";
import type { ServiceClient } from "../aws/connection.ts";
import { type Attributes, fromAttributes } from "./attributes.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";
import {
  batchKeysInput,
  getInput,
  putInput,
  queryInput,
  type TableQuery,
  type TableUpdate,
  type TableWrite,
  updateInput,
} from "./expression.ts";
import type { Key } from "./keys.ts";
import { type DynamoOperations, dynamoOperations } from "./operations.ts";
import { expiresAttribute } from "./table-definition.ts";
import { failedConditions } from "./table-fault.ts";

export type TableItem = Record<string, unknown>;

/** A write whose condition failed: its index in the list, and the existing item. */
export interface FailedWrite {
  index: number;
  found: TableItem | undefined;
}

/** Receives the consumed capacity of every call, for measurements. */
export type CapacityMeter = (call: "get" | "query" | "write", capacity: ConsumedCapacity[]) => void;

export interface Table {
  get(key: Key, options?: { eventual: boolean }): Promise<TableItem | undefined>;
  /** Up to 100 items in one read, in the order of the keys; undefined for missing ones. */
  getMany(keys: Key[], options?: { eventual: boolean }): Promise<(TableItem | undefined)[]>;
  /** Returns a full page if there are enough items, even when DynamoDB responds with shorter pages. */
  query(query: TableQuery): Promise<Page<TableItem>>;
  /** Returns undefined on success; a failed condition is returned, not thrown. */
  write(write: TableWrite): Promise<FailedWrite | undefined>;
  /** Returns the item after the update, or the failed condition. */
  update(update: TableUpdate): Promise<{ now: TableItem } | FailedWrite>;
  /** Applies all writes or none; returns the failed ones, if any. */
  writeAll(writes: TableWrite[]): Promise<FailedWrite[] | undefined>;
}

interface Options {
  name: string;
  client: ServiceClient;
  clock: Clock;
  meter?: CapacityMeter;
}

type TableDeps = Pick<Options, "name" | "clock" | "meter"> & { call: DynamoOperations };

/** The only access to DynamoDB. Throws Fault `storage_unavailable` when it does not respond. */
export function openTable({ client, ...options }: Options): Table {
  const deps: TableDeps = { ...options, call: dynamoOperations(client) };
  const { name, clock, meter, call } = deps;
  const seconds = () => Math.floor(clock.now() / 1_000);
  const measured = measuring(deps);

  return {
    async get(key, options) {
      const input = getInput(name, key, options?.eventual ?? false, measured);
      const answer = await call.GetItem(input);
      if (answer.ConsumedCapacity !== undefined) meter?.("get", [answer.ConsumedCapacity]);
      return live(answer.Item, seconds());
    },

    getMany: (keys, options) => getMany(deps, keys, options?.eventual ?? false),

    async query(query) {
      const items: TableItem[] = [];
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
      if ("put" in write) return put(deps, write);
      const answer = await update(deps, write, "NONE");
      return "now" in answer ? undefined : answer;
    },

    update: (write) => update(deps, write, "ALL_NEW"),

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
  deps: TableDeps,
  write: Extract<TableWrite, { put: Key }>,
): Promise<FailedWrite | undefined> {
  const { name, call, clock, meter } = deps;
  const input = putInput(name, write, Math.floor(clock.now() / 1_000));
  const command = { ...input, ReturnConsumedCapacity: measuring(deps) };
  try {
    const { ConsumedCapacity } = await call.PutItem(command);
    if (ConsumedCapacity !== undefined) meter?.("write", [ConsumedCapacity]);
    return undefined;
  } catch (error) {
    return refusals(error)[0];
  }
}

async function update(
  deps: TableDeps,
  write: Exclude<TableWrite, { put: Key }>,
  ReturnValues: "NONE" | "ALL_NEW",
): Promise<{ now: TableItem } | FailedWrite> {
  const { name, call, meter } = deps;
  const input = { ...updateInput(name, write), ReturnValues };
  const command = { ...input, ReturnConsumedCapacity: measuring(deps) };
  try {
    const { Attributes, ConsumedCapacity } = await call.UpdateItem(command);
    if (ConsumedCapacity !== undefined) meter?.("write", [ConsumedCapacity]);
    return { now: plain(Attributes) ?? {} };
  } catch (error) {
    return refusals(error)[0];
  }
}

/** The failed conditions, at least one; rethrows every other failure. */
function refusals(error: unknown): [FailedWrite, ...FailedWrite[]] {
  const [first, ...more] = failedConditions(error).map(({ index, found }) => ({
    index,
    found: plain(found),
  }));
  if (first === undefined) throw error;
  return [first, ...more];
}

const measuring = ({ meter }: TableDeps) =>
  meter === undefined ? undefined : ("INDEXES" as const);

async function getMany(
  deps: TableDeps,
  keys: Key[],
  eventual: boolean,
): Promise<(TableItem | undefined)[]> {
  const { name, call, clock, meter } = deps;
  const measured = measuring(deps);
  const found = new Map<string, TableItem>();
  let left: Record<string, object> = { [name]: batchKeysInput(keys, eventual) };
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

/** DynamoDB's pages may be shorter or longer than asked: the cursor points after the last item kept. */
function pageOf(query: TableQuery, items: TableItem[], more: boolean): Page<TableItem> {
  const kept = items.slice(0, query.limit);
  const last = kept.at(-1);
  const ended = last === undefined || (!more && kept.length === items.length);
  return { items: kept, next_cursor: ended ? null : encodeCursor(last, query) };
}

/** The item, unless it has expired: DynamoDB may take days to delete it. */
function live(item: Attributes | undefined, seconds: number): TableItem | undefined {
  const expires = item?.[expiresAttribute];
  const last = expires !== undefined && "N" in expires ? Number(expires.N) : Infinity;
  return last <= seconds ? undefined : plain(item);
}

function plain(item: Attributes | undefined): TableItem | undefined {
  if (item === undefined) return undefined;
  const { [expiresAttribute]: _, ...rest } = fromAttributes(item);
  return rest;
}
