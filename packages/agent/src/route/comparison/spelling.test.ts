import { expect, test } from "vitest";
import { sentence } from "../item.ts";
import { words } from "../words.ts";
import { withSpelling } from "./spelling.ts";

test.each([
  ["is the Roth biger then the joint", "is the roth bigger than the joint"],
  ["the differnce betwen the two", "the difference between the 2"],
  ["the balance first, then the gain", "the balance first then the gain"],
])("%s", (message, said) => {
  expect(sentence(withSpelling(words(message)))).toBe(said);
});
