import type { Access } from "../../stacks/access.ts";
import type { Call } from "../store/proxy.ts";

/** An operation on the table, and its partition. */
export interface Done {
  action: string;
  partition: string;
}

interface Keyed {
  pk?: { S?: string };
}

/** A call as the actions a policy would allow: a transaction counts as its writes. */
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

/**
 * The actual operations, as patterns of the policy; an operation that no pattern allows is listed
 * unchanged.
 */
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

/** Matches a pattern like IAM's StringLike. */
const like = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^$()|[\]{}\\]/g, "\\$&").replaceAll("*", ".*")}$`).test(text);
