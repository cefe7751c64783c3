import { marshall, unmarshall } from "@aws-sdk/util-dynamodb";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fromAttributes, toAttributes } from "./attributes.ts";

/** Excluded because the SDK treats an object with its own `constructor` key as a class instance. */
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

test("an item survives encoding and decoding unchanged", () => {
  void fc.assert(
    fc.property(item, (one) => {
      expect(fromAttributes(JSON.parse(JSON.stringify(toAttributes(one))))).toEqual({ ...one });
    }),
  );
});

test("items are encoded and decoded exactly like the AWS SDK does it", () => {
  void fc.assert(
    fc.property(item, (one) => {
      const theirs = marshall(one, { removeUndefinedValues: true });
      expect(toAttributes(one)).toEqual(withText(theirs));
      expect(fromAttributes(toAttributes(one))).toEqual(
        unmarshall(theirs, { wrapNumbers: Number }),
      );
    }),
  );
});

test("undefined values are dropped, and values DynamoDB cannot represent are rejected", () => {
  expect(toAttributes({ a: undefined, b: { c: undefined }, d: [undefined, 1] })).toEqual({
    b: { M: {} },
    d: { L: [{ N: "1" }] },
  });
  for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, () => 1, 1n]) {
    expect(() => toAttributes({ bad })).toThrow("cannot be stored");
  }
});

/** The SDK leaves bytes raw until it serializes the request; ours are base64 already. */
const withText = (attributes: unknown): unknown =>
  JSON.parse(
    JSON.stringify(attributes, (name, one) =>
      name === "B" && one instanceof Uint8Array ? Buffer.from(one).toString("base64") : one,
    ),
  );
