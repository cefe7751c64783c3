import { expect, it } from "vitest";
import { quiet } from "./quiet.ts";

it.each([
  ["HOW IS BOB DOING", "how is bob doing"],
  ["MUB TOTAL VALUE", "mub total value"],
])("%s is said in small letters", (said, small) => expect(quiet(said)).toBe(small));

it.each(["MSFT", "BND OR VNQ", "What is KO at?", "how is BOB doing"])("%s stays as it is", (said) =>
  expect(quiet(said)).toBe(said),
);
