import type * as z from "zod";
import type { Key } from "../../dynamo/keys.ts";
import type { Table, TableItem } from "../../dynamo/table.ts";

/** A value from the dataset with its date. */
export interface StoredValue<Value> {
  as_of: string;
  value: Value;
}

/** Stores the value as one JSON string, so that a long list is cheap to write and read. */
export const packItem = (key: Key, as_of: string, value: unknown): Key & TableItem => ({
  ...key,
  as_of,
  json: JSON.stringify(value),
});

export const readPacked = async <Value>(
  table: Table,
  key: Key,
  schema: z.ZodType<Value>,
): Promise<StoredValue<Value> | undefined> =>
  parsePacked(await table.get(key, { eventual: true }), schema);

export const parsePacked = <Value>(
  item: TableItem | undefined,
  schema: z.ZodType<Value>,
): StoredValue<Value> | undefined =>
  item && { as_of: String(item.as_of), value: schema.parse(JSON.parse(String(item.json))) };
