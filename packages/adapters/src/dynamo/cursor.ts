import { Fault } from "@advisor/domain/fault";
import * as z from "zod";
import { type Attributes, toAttributes } from "./attributes.ts";
import type { TableQuery } from "./expression.ts";

type List = Pick<TableQuery, "pk" | "index">;

/** DynamoDB's key limits: 1 to 2,048 bytes for a partition key, 1 to 1,024 for a sort key. */
const partitionKey = keyOf(2_048);
const sortKey = keyOf(1_024);

const InTable = z.object({ pk: partitionKey, sk: sortKey });
const InIndex = InTable.extend({ gsi_pk: partitionKey, gsi_sk: sortKey });

/** A cursor that continues a list after this item; opaque to callers. */
export const encodeCursor = (item: object, { index }: List): string =>
  Buffer.from(JSON.stringify((index === undefined ? InTable : InIndex).parse(item))).toString(
    "base64url",
  );

/** Throws Fault `invalid_cursor` unless the cursor belongs to the same partition. */
export function decodeCursor(cursor: string, list: List): Attributes {
  const position = decoded(cursor, list);
  if (position === undefined) {
    throw new Fault(
      "invalid",
      "invalid_cursor",
      "The cursor is not one of this list. Leave it out to start again.",
    );
  }
  return toAttributes(position);
}

function decoded(cursor: string, { pk, index }: List): z.infer<typeof InTable> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (index === undefined) return InTable.extend({ pk: z.literal(pk) }).parse(value);
    return InIndex.extend({ gsi_pk: z.literal(pk) }).parse(value);
  } catch {
    return undefined;
  }
}

function keyOf(bytes: number) {
  return z
    .string()
    .min(1)
    .refine((text) => Buffer.byteLength(text) <= bytes);
}
