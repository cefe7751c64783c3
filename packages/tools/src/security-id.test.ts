import { expect, test } from "vitest";
import { SecurityId } from "./security-id.ts";

test("an id is the same as a number and as text", () => {
  expect([13, "13", " 13 "].map((id) => SecurityId.parse(id))).toEqual(["13", "13", "13"]);
});

test.each([-1, 1.5, 1e15, "", "1e3", "13; DROP", "../13", null, [13], true])(
  "%j is no id",
  (id) => {
    expect(SecurityId.safeParse(id).success).toBe(false);
  },
);
