import { Fault } from "@advisor/domain/fault";
import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import { marshall, unmarshall } from "@aws-sdk/util-dynamodb";
import * as z from "zod";

const Cursor = z.object({
  partition: z.string(),
  keys: z.partialRecord(z.enum(["pk", "sk", "gsi_pk", "gsi_sk"]), z.string().max(2_048)),
});

/** A place in a list, opaque to callers. */
export const encodeCursor = (last: Record<string, AttributeValue>, partition: string): string =>
  Buffer.from(JSON.stringify({ partition, keys: unmarshall(last) })).toString("base64url");

/** Fault `invalid_cursor` unless the cursor came from a list over the same partition. */
export function decodeCursor(cursor: string, partition: string): Record<string, AttributeValue> {
  const keys = parsed(cursor, partition);
  if (keys === undefined) {
    throw new Fault(
      "invalid",
      "invalid_cursor",
      "The cursor is not one of this list. Leave it out to start again.",
    );
  }
  return marshall(keys);
}

function parsed(cursor: string, partition: string): Partial<Record<string, string>> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    const { keys, ...stated } = Cursor.parse(value);
    const own = keys.gsi_pk ?? keys.pk;
    return stated.partition === partition && own === partition ? keys : undefined;
  } catch {
    return undefined;
  }
}
