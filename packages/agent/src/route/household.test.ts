import { describe, expect, test } from "vitest";
import { asksAnotherHousehold, withoutOwnName } from "./household.ts";
import { words } from "./words.ts";

const asks = (text: string): boolean => asksAnotherHousehold(words(text), "Smith family");

describe("another household is asked about", () => {
  test.each([
    "positions for the Johnson household",
    "the johnson family's cash",
    "SHOW THE JOHNSON HOUSEHOLD",
    "household Johnson",
    "client Okafor",
    "my other clients",
    "which of my clients are up",
    "another household",
    "the Johnsons",
    "switch to Johnson",
    "balance of hh_d2",
    "cash of D11",
    "the Harbor Light Foundation",
  ])("%s", (text) => {
    expect(asks(text)).toBe(true);
  });
});

describe("no other household is asked about", () => {
  test.each([
    "the Smith household",
    "the Smiths",
    "Smith family positions",
    "my household's net worth",
    "total household value",
    "Household Net Worth",
    "the whole family",
    "this client",
    "the ETFs",
    "Show The Trades",
    "1D return",
    "switch to percent",
  ])("%s", (text) => {
    expect(asks(text)).toBe(false);
  });
});

test("the household's own name adds nothing", () => {
  const left = withoutOwnName(
    words("Smith family's positions and the Smiths' cash"),
    "Smith family",
  );
  expect(left.map(({ said }) => said)).toEqual(["positions", "and", "the", "cash"]);
});
