import { expect, test } from "vitest";
import { putOneWay } from "./put-one-way.ts";

test("a message is spelt out, in small letters where it is shouted, and bare of what is said around it", () => {
  expect(
    putOneWay("PLS CHECK: HOW MCUH CASH IS IN THE ROTH & THE JOINT HERE?", "Smith family"),
  ).toBe("how much cash is in the roth and the joint?");
});
