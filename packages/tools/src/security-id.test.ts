import { expect, test } from "vitest";
import { SecurityId } from "./security-id.ts";

test("an id may be a number or text", () => {
  expect([13, "13", " 13 "].map((id) => SecurityId.parse(id))).toEqual(["13", "13", "13"]);
});

test.each([-1, 1.5, 1e15, "", "1e3", "13; DROP", "../13", null, [13], true])(
  "%j is not an id",
  (id) => {
    expect(SecurityId.safeParse(id).success).toBe(false);
  },
);
