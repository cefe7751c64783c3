import { marshall, unmarshall } from "@aws-sdk/util-dynamodb";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { attributesOf, itemOf } from "./attributes.ts";

/** The SDK takes an object with a `constructor` of its own for an instance of a class. */
const name = fc
  .string({ minLength: 1 })
  .filter((text) => text !== "__proto__" && text !== "constructor");
const plain = { noNullPrototype: true };
const leaf = fc.oneof(
  fc.string({ unit: "binary" }).map((text) => text.toWellFormed()),
  fc.integer(),
  fc.double({ noNaN: true, min: -1e15, max: 1e15 }).map((value) => value + 0),
  fc.boolean(),
  fc.constant(null),
  fc.uint8Array(),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(leaf, fc.array(tie("value")), fc.dictionary(name, tie("value"), plain)),
}));
const item = fc.dictionary(name, value, plain);

test("an item is read as it was written", () => {
  void fc.assert(
    fc.property(item, (one) => {
      expect(itemOf(JSON.parse(JSON.stringify(attributesOf(one))))).toEqual({ ...one });
    }),
  );
});

test("an item is written and read as the SDK does it", () => {
  void fc.assert(
    fc.property(item, (one) => {
      const theirs = marshall(one, { removeUndefinedValues: true });
      expect(attributesOf(one)).toEqual(withText(theirs));
      expect(itemOf(attributesOf(one))).toEqual(unmarshall(theirs, { wrapNumbers: Number }));
    }),
  );
});

test("what is undefined is not stored, and what cannot be kept as it is, is refused", () => {
  expect(attributesOf({ a: undefined, b: { c: undefined }, d: [undefined, 1] })).toEqual({
    b: { M: {} },
    d: { L: [{ N: "1" }] },
  });
  for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, () => 1, 1n]) {
    expect(() => attributesOf({ bad })).toThrow("cannot be stored");
  }
});

/** The SDK keeps bytes until it writes the request. */
const withText = (attributes: unknown): unknown =>
  JSON.parse(
    JSON.stringify(attributes, (name, one) =>
      name === "B" && one instanceof Uint8Array ? Buffer.from(one).toString("base64") : one,
    ),
  );
