import type { Access } from "../../stacks/access.ts";
import type { Call } from "../store/proxy.ts";

/** One thing that was done with the table, and to which partition. */
export interface Done {
  action: string;
  partition: string;
}

interface Keyed {
  pk?: { S?: string };
}

/** A call in the terms of a policy: a transaction is allowed as the writes that it is made of. */
export function doneBy({ operation, body }: Call): Done[] {
  const { Key, Item, RequestItems, TransactItems, IndexName, ExpressionAttributeValues } =
    body as Body;
  switch (operation) {
    case "GetItem":
    case "UpdateItem":
      return [done(operation, Key)];
    case "PutItem":
      return [done(operation, Item)];
    case "BatchGetItem":
      return Object.values(RequestItems ?? {}).flatMap(({ Keys }) =>
        Keys.map((key) => done(operation, key)),
      );
    case "TransactWriteItems":
      return (TransactItems ?? []).map(({ Put, Update }) =>
        Put === undefined ? done("UpdateItem", Update?.Key) : done("PutItem", Put.Item),
      );
    case "Query":
      return [
        {
          action: IndexName === undefined ? operation : `${operation} ${IndexName}`,
          partition: ExpressionAttributeValues?.[":pk"]?.S ?? "",
        },
      ];
    default:
      throw new Error(`nobody may do ${operation}`);
  }
}

interface Body {
  Key?: Keyed;
  Item?: Keyed;
  RequestItems?: Record<string, { Keys: Keyed[] }>;
  TransactItems?: { Put?: { Item: Keyed }; Update?: { Key: Keyed } }[];
  IndexName?: string;
  ExpressionAttributeValues?: Record<string, { S?: string }>;
}

const done = (action: string, key: Keyed | undefined): Done => ({
  action,
  partition: key?.pk?.S ?? "",
});

/** What was done, in the patterns of what is allowed; what no pattern allows stands as it is. */
export function used(all: readonly Done[], allowed: Access): Record<string, string[]> {
  const patterns = new Map(Object.entries(allowed));
  const seen = all.map(({ action, partition }) => ({
    action,
    pattern: patterns.get(action)?.find((pattern) => like(pattern, partition)) ?? partition,
  }));
  return Object.fromEntries(
    Object.entries(Object.groupBy(seen, ({ action }) => action)).map(([action, some = []]) => [
      action,
      [...new Set(some.map(({ pattern }) => pattern))].sort(),
    ]),
  );
}

/** As IAM's StringLike reads a pattern. */
const like = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^$()|[\]{}\\]/g, "\\$&").replaceAll("*", ".*")}$`).test(text);
