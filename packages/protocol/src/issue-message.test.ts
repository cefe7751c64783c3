import { expect, test } from "vitest";
import * as z from "zod";
import { issueMessage } from "./issue-message.ts";

const Shape = z.strictObject({
  text: z.string().min(1).max(3),
  whole: z.int().min(1).max(100),
  above: z.number().positive(),
  flag: z.boolean(),
  list: z.array(z.string()).min(1).max(2),
  kind: z.enum(["up", "down"]),
  only: z.literal("trading"),
  at: z.iso.datetime(),
  either: z.union([z.string(), z.number()]),
  like: z.string().regex(/^x/, "must begin with x"),
  record: z.record(z.string(), z.string()),
  step: z.number().multipleOf(5),
  lines: z.string().regex(/^\d+$/),
  form: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("a") }),
    z.object({ kind: z.literal("b") }),
  ]),
});

test("a discriminator with a default names its values only", () => {
  const shape = z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("a").default("a") }),
    z.object({ kind: z.literal("b") }),
  ]);
  const { error } = shape.safeParse({ kind: "c" }, { error: issueMessage });
  expect(error?.issues.map(({ message }) => message)).toEqual(['must be one of "a", "b"']);
});

const good = {
  text: "a",
  whole: 1,
  above: 1,
  flag: true,
  list: ["a"],
  kind: "up",
  only: "trading",
  at: "2026-12-03T16:00:00Z",
  either: "a",
  like: "x",
  record: {},
  step: 5,
  lines: "7",
  form: { kind: "a" },
};

const words = (changes: object): string | undefined =>
  Shape.safeParse({ ...good, ...changes }, { error: issueMessage }).error?.issues[0]?.message;

test.each<[object, string]>([
  [{ text: undefined }, "is missing: send text"],
  [{ text: 7 }, "must be text"],
  [{ text: "" }, "must be at least 1 character"],
  [{ text: "abcd" }, "must be at most 3 characters"],
  [{ whole: 1.5 }, "must be a whole number"],
  [{ whole: 0 }, "must be at least 1"],
  [{ whole: 101 }, "must be at most 100"],
  [{ whole: Number.NaN }, "must be a number"],
  [{ above: 0 }, "must be more than 0"],
  [{ flag: "yes" }, "must be true or false"],
  [{ list: {} }, "must be a list"],
  [{ list: [] }, "must be a list of at least 1 item"],
  [{ list: ["a", "b", "c"] }, "must be a list of at most 2 items"],
  [{ kind: "sideways" }, 'must be one of "up", "down"'],
  [{ only: "other" }, 'must be "trading"'],
  [{ at: "soon" }, "must be a time such as 2026-12-03T16:00:00Z"],
  [{ either: null }, "does not match any accepted form"],
  [{ like: "y" }, "must begin with x"],
  [{ record: [] }, "must be an object"],
  [{ step: 3 }, "must be a multiple of 5"],
  [{ lines: "x" }, "must match /^\\d+$/"],
  [{ form: { kind: "c" } }, 'must be one of "a", "b"'],
  [{ more: 1 }, 'has no field named "more": leave it out'],
])("%j", (changes, message) => {
  expect(words(changes)).toBe(message);
});
