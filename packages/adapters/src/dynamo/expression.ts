import type {
  AttributeValue,
  GetItemCommandInput,
  KeysAndAttributes,
  Put,
  QueryCommandInput,
  ReturnConsumedCapacity,
  Update,
} from "@aws-sdk/client-dynamodb";
import { marshall } from "@aws-sdk/util-dynamodb";
import { expiry } from "./definition.ts";
import type { byAdvisor, Key } from "./keys.ts";

/**
 * A change of one item. `when` is checked together with the change; an expired item that the store
 * has not removed yet does not keep another from being new.
 */
export type Write =
  | { put: Key & Record<string, unknown>; when: "new" | "any" }
  | { update: Key; set: Record<string, unknown>; remove?: string[]; when: When };

/** Attributes that must hold exactly these values. */
export type When = Readonly<Record<string, string | number | boolean | null>>;

export interface Query {
  pk: string;
  prefix?: string;
  /** Only sort keys from the first to the second, both included. Not together with `prefix`. */
  between?: readonly [string, string];
  index?: typeof byAdvisor;
  backwards?: boolean;
  limit: number;
  cursor?: string | undefined;
  /** Keeps the items whose card has this value. */
  card?: { field: string; value: string } | undefined;
}

const marshalled = (item: Record<string, unknown>) =>
  marshall(item, { removeUndefinedValues: true });

export const keysInput = (keys: Key[]): KeysAndAttributes => ({
  Keys: keys.map((key) => marshalled({ ...key })),
  ConsistentRead: true,
});

export const getInput = (
  TableName: string,
  key: Key,
  eventual: boolean,
  ReturnConsumedCapacity: ReturnConsumedCapacity | undefined,
): GetItemCommandInput => ({
  TableName,
  Key: marshalled({ ...key }),
  ConsistentRead: !eventual,
  ReturnConsumedCapacity,
});

export const putInput = (
  TableName: string,
  write: Extract<Write, { put: Key }>,
  seconds: number,
): Put & { TableName: string; Item: Record<string, AttributeValue> } => ({
  TableName,
  Item: marshalled(write.put),
  ...(write.when === "any"
    ? {}
    : {
        ConditionExpression: "attribute_not_exists(pk) OR #expires <= :now",
        ExpressionAttributeNames: { "#expires": expiry },
        ExpressionAttributeValues: marshalled({ ":now": seconds }),
        ReturnValuesOnConditionCheckFailure: "ALL_OLD",
      }),
});

export function updateInput(
  TableName: string,
  write: Extract<Write, { update: Key }>,
): Update & { TableName: string; Key: Record<string, AttributeValue> } {
  const sets = Object.entries(write.set);
  const whens = Object.entries(write.when);
  const removes = write.remove ?? [];
  const set = sets.map((_, index) => `#s${index} = :s${index}`).join(", ");
  const remove = removes.map((_, index) => `#r${index}`).join(", ");
  return {
    TableName,
    Key: marshalled({ ...write.update }),
    UpdateExpression: `SET ${set}${remove === "" ? "" : ` REMOVE ${remove}`}`,
    ConditionExpression: [
      "attribute_exists(pk)",
      ...whens.map((_, index) => `#w${index} = :w${index}`),
    ].join(" AND "),
    ExpressionAttributeNames: {
      ...named(
        "#s",
        sets.map(([key]) => key),
      ),
      ...named("#r", removes),
      ...named(
        "#w",
        whens.map(([key]) => key),
      ),
    },
    ExpressionAttributeValues: marshalled({
      ...named(
        ":s",
        sets.map(([, value]) => value),
      ),
      ...named(
        ":w",
        whens.map(([, value]) => value),
      ),
    }),
    ReturnValuesOnConditionCheckFailure: "ALL_OLD",
  };
}

const named = <Value>(prefix: string, values: Value[]): Record<string, Value> =>
  Object.fromEntries(values.map((value, index) => [`${prefix}${index}`, value]));

export function queryInput(
  TableName: string,
  query: Query,
  start: Record<string, AttributeValue> | undefined,
  ReturnConsumedCapacity: ReturnConsumedCapacity | undefined,
): QueryCommandInput {
  const { index, prefix, between, card } = query;
  const [pk, sk] = index === undefined ? ["pk", "sk"] : ["gsi_pk", "gsi_sk"];
  const range =
    prefix !== undefined
      ? { text: " AND begins_with(#sk, :from)", values: { ":from": prefix } }
      : between !== undefined
        ? {
            text: " AND #sk BETWEEN :from AND :to",
            values: { ":from": between[0], ":to": between[1] },
          }
        : { text: "", values: {} };
  return {
    TableName,
    IndexName: index,
    ConsistentRead: index === undefined,
    KeyConditionExpression: `#pk = :pk${range.text}`,
    FilterExpression: card === undefined ? undefined : "card.#card = :card",
    ExpressionAttributeNames: {
      "#pk": pk,
      ...(range.text === "" ? {} : { "#sk": sk }),
      ...(card === undefined ? {} : { "#card": card.field }),
    },
    ExpressionAttributeValues: marshalled({
      ":pk": query.pk,
      ...range.values,
      ...(card === undefined ? {} : { ":card": card.value }),
    }),
    ScanIndexForward: query.backwards !== true,
    Limit: query.limit,
    ExclusiveStartKey: start,
    ReturnConsumedCapacity,
  };
}
