import { expect, test } from "vitest";
import { withoutOwnHousehold } from "./own-household.ts";

test.each([
  ["total cash for the Smiths?", "Smith family", "total cash?"],
  ["the Smith family: best position", "Smith family", "best position"],
  [
    "percent of the Smiths' total value in AAPL",
    "Smith family",
    "percent of our total value in AAPL",
  ],
  ["the Smith household's cash", "Smith family", "our cash"],
  ["YTD on behalf of the Whitcomb trusts", "Whitcomb trusts", "YTD"],
  ["the demo investor: cash", "Demo investor", "cash"],
  ["total bonds for the client", "Smith family", "total bonds"],
  ["value for Harbor Light Foundation.", "Harbor Light Foundation", "value."],
])("%s of the %s asks nothing of a name", (message, name, bare) => {
  expect(withoutOwnHousehold(message, name)).toBe(bare);
});

test.each([
  ["cash for the Patels", "Smith family"],
  ["value of the Whitcomb Family Trust", "Whitcomb trusts"],
  ["Smith", "Smith family"],
])("%s keeps its words in the %s", (message, name) => {
  expect(withoutOwnHousehold(message, name)).toBe(message);
});
