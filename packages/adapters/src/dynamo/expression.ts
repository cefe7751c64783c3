import { type Attributes, toAttributes } from "./attributes.ts";
import type { advisorIndex, Key } from "./keys.ts";
import { expiresAttribute } from "./table-definition.ts";

/**
 * A change to one item. `when` is checked atomically with the change. An expired item that DynamoDB
 * has not deleted yet counts as absent.
 */
export type TableWrite =
  | { put: Key & Record<string, unknown>; when: "new" | "any" }
  | TableUpdate
  /** Sets attributes on the item, creating it if needed, unless an attribute in `unlessAfter` already has a later value. */
  | { merge: Key; set: Record<string, unknown>; unlessAfter?: Readonly<Record<string, string>> };

export interface TableUpdate {
  update: Key;
  set: Record<string, unknown>;
  /** Increments; a missing attribute counts as 0. */
  add?: Record<string, number>;
  remove?: string[];
  when: ExactValues;
  /** Attributes that must not exist. */
  absent?: string[];
  /** Attributes that must exist and be less than these values. */
  below?: Record<string, number>;
}

/** Attributes that must equal these values. */
export type ExactValues = Readonly<Record<string, string | number | boolean | null>>;

export interface TableQuery {
  pk: string;
  prefix?: string;
  /** Range of sort keys, inclusive. Cannot be combined with `prefix`. */
  between?: readonly [string, string];
  index?: typeof advisorIndex;
  backwards?: boolean;
  limit: number;
  cursor?: string | undefined;
  /** Only items whose `card` (the fields a list shows) has this value. */
  card?: { field: string; value: string } | undefined;
}

/** DynamoDB's `ReturnConsumedCapacity`: set when the response should report what the call cost. */
export type CapacityReport = "INDEXES" | undefined;

export const batchKeysInput = (keys: Key[], eventual: boolean) => ({
  Keys: keys.map(toAttributes),
  ConsistentRead: !eventual,
});

export const getInput = (
  TableName: string,
  key: Key,
  eventual: boolean,
  ReturnConsumedCapacity: CapacityReport,
) => ({
  TableName,
  Key: toAttributes(key),
  ConsistentRead: !eventual,
  ReturnConsumedCapacity,
});

export const putInput = (
  TableName: string,
  write: Extract<TableWrite, { put: Key }>,
  seconds: number,
) => ({
  TableName,
  Item: toAttributes(write.put),
  ...(write.when === "any"
    ? {}
    : {
        ConditionExpression: "attribute_not_exists(pk) OR #expires <= :now",
        ExpressionAttributeNames: { "#expires": expiresAttribute },
        ExpressionAttributeValues: toAttributes({ ":now": seconds }),
        ReturnValuesOnConditionCheckFailure: "ALL_OLD",
      }),
});

export function updateInput(TableName: string, write: Exclude<TableWrite, { put: Key }>) {
  const valued = valuedFields(write);
  const { remove = [], absent = [] }: Partial<TableUpdate> = "update" in write ? write : {};
  const values = Object.entries(valued).flatMap(([letter, fields]) =>
    Object.values(fields).map((value, index) => [`:${letter}${index}`, value]),
  );
  const fields = Object.entries(valued).map(([letter, group]) => [letter, Object.keys(group)]);
  const names = [...fields, ["r", remove], ["x", absent]].flatMap(([letter, group = []]) =>
    [...group].map((field, index) => [`#${letter}${index}`, field]),
  );
  const conditions = [
    ...("update" in write ? ["attribute_exists(pk)"] : []),
    ...terms("w", valued.w, " = "),
    ...terms("b", valued.b, " < "),
    ...absent.map((_, index) => `attribute_not_exists(#x${index})`),
    ...Object.keys(valued.u).map((_, n) => `(attribute_not_exists(#u${n}) OR #u${n} <= :u${n})`),
  ];
  return {
    TableName,
    Key: toAttributes("update" in write ? write.update : write.merge),
    UpdateExpression: [
      ...clause("SET", terms("s", valued.s, " = ")),
      ...clause("ADD", terms("a", valued.a, " ")),
      ...clause(
        "REMOVE",
        remove.map((_, index) => `#r${index}`),
      ),
    ].join(" "),
    ConditionExpression: conditions.length === 0 ? undefined : conditions.join(" AND "),
    ExpressionAttributeNames: Object.fromEntries(names),
    ExpressionAttributeValues:
      values.length === 0 ? undefined : toAttributes(Object.fromEntries(values)),
    ReturnValuesOnConditionCheckFailure: "ALL_OLD",
  };
}

/** Fields and their values, grouped by the letter that prefixes their placeholders in an expression. */
const valuedFields = (write: Exclude<TableWrite, { put: Key }>) => {
  const { add = {}, when = {}, below = {} }: Partial<TableUpdate> = "update" in write ? write : {};
  const { unlessAfter = {} } = "merge" in write ? write : {};
  return { s: write.set, a: add, w: when, b: below, u: unlessAfter };
};

const terms = (letter: string, fields: object, between: string): string[] =>
  Object.keys(fields).map((_, index) => `#${letter}${index}${between}:${letter}${index}`);

const clause = (word: string, of: string[]): string[] =>
  of.length === 0 ? [] : [`${word} ${of.join(", ")}`];

export function queryInput(
  TableName: string,
  query: TableQuery,
  start: Attributes | undefined,
  ReturnConsumedCapacity: CapacityReport,
) {
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
    ExpressionAttributeValues: toAttributes({
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
