import { expect, test } from "vitest";
import { readable, words } from "./words.ts";

test.each([
  ["fifteen hundred", "1500"],
  ["a thousand bucks", "1000 dollars"],
  ["two and a half grand", "$2500"],
  ["a couple thousand", "2000"],
  ["five hundred and fifty", "550"],
  ["the seven fifty deposit", "the 750 deposit"],
  ["twenty twenty-five", "2025"],
  ["half a million", "500000"],
  ["thirty days", "30 days"],
  ["the fourteenth", "the 14th"],
  ["the twenty first", "the 21st"],
  ["500+", "500 or more"],
  [">= $500", "at least $500"],
  ["gain in $", "gain in dollars"],
])("%s is %s", (text, heard) => {
  expect(
    words(readable(text))
      .map(({ said }) => said)
      .join(" "),
  ).toBe(heard);
});

test.each(["one of them", "a day", "grand total", "10 and 20", "first trade", "half of it"])(
  "%s stays as it is",
  (text) => {
    expect(
      words(text)
        .map(({ said }) => said)
        .join(" "),
    ).toBe(text);
  },
);

test("a number knows where its words stand", () => {
  expect(words("over fifteen hundred?")).toEqual([
    { said: "over", raw: "over", at: 0, end: 4, gap: "none" },
    { said: "1500", raw: "1500", at: 5, end: 20, gap: "none" },
  ]);
});
