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
  const { add, remove, when, absent, below }: Partial<TableUpdate> = "update" in write ? write : {};
  const { unlessAfter = undefined } = "merge" in write ? write : {};
  const { names, values, terms, listed } = placeholders();
  const UpdateExpression = [
    ...clause(
      "SET",
      terms("s", write.set, (name, value) => `${name} = ${value}`),
    ),
    ...clause(
      "ADD",
      terms("a", add, (name, value) => `${name} ${value}`),
    ),
    ...clause("REMOVE", listed("r", remove)),
  ].join(" ");
  const conditions = [
    ...("update" in write ? ["attribute_exists(pk)"] : []),
    ...terms("w", when, (name, value) => `${name} = ${value}`),
    ...terms("b", below, (name, value) => `${name} < ${value}`),
    ...listed("x", absent).map((name) => `attribute_not_exists(${name})`),
    ...terms(
      "u",
      unlessAfter,
      (name, value) => `(attribute_not_exists(${name}) OR ${name} <= ${value})`,
    ),
  ];
  const sent = toAttributes(values);
  return {
    TableName,
    Key: toAttributes("update" in write ? write.update : write.merge),
    UpdateExpression,
    ConditionExpression: conditions.length === 0 ? undefined : conditions.join(" AND "),
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: Object.keys(sent).length === 0 ? undefined : sent,
    ReturnValuesOnConditionCheckFailure: "ALL_OLD",
  };
}

/** The names and values of an expression, which its terms refer to by placeholders. */
function placeholders() {
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const listed = (letter: string, fields: readonly string[] = []): string[] =>
    fields.map((field, index) => {
      const name = `#${letter}${index}`;
      names[name] = field;
      return name;
    });
  return {
    names,
    values,
    /** The placeholders of names. */
    listed,
    /** A term for each field and its value. */
    terms: (
      letter: string,
      fields: object = {},
      term: (name: string, value: string) => string,
    ): string[] => {
      const all = Object.values(fields);
      return listed(letter, Object.keys(fields)).map((name, index) => {
        const value = `:${letter}${index}`;
        values[value] = all[index];
        return term(name, value);
      });
    },
  };
}

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
