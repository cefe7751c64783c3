import { expect, test } from "vitest";
import { sentence } from "./item.ts";
import { joined, pieces } from "./pieces.ts";
import { read } from "./read.ts";
import { asked, demo } from "./route.fixture.ts";

const cutOf = (message: string): string[] =>
  joined(pieces(read(message, demo)).map((piece) => ({ ...piece, idle: false }))).map(({ items }) =>
    sentence(items),
  );

test.each([
  ["my positions, my cash and AAPL price", ["my positions", "my cash", "SYM price"]],
  ["what is the gain, in percent, on my MSFT", ["what is the gain in percent on my SYM"]],
  ["in the Brokerage, how much is cash", ["in the ACC how much is cash"]],
  ["in 2026, may I pay into a Roth", ["PER may i pay into a roth"]],
  ["how is VOO, which I have held for a while, doing", ["how is SYM doing"]],
  ["which of them, measured in dollars, has made most", ["which of them has made most"]],
  ["if AAPL were $500, what would I have", ["if SYM were $500 what would i have"]],
])("%s: %j", (message, found) => {
  expect(cutOf(message)).toEqual(found);
});

test("a stretch alone is a piece of a list and begins no question", () => {
  expect(cutOf("total value, ytd, open transfers")).toEqual([
    "total value",
    "PER",
    "open transfers",
  ]);
});

test("an account before a question after a remark is where that is asked", () => {
  const accounts = ["Family Trust", "Helen's IRA"];
  const message =
    "George is grumbling about Apple again. In the Family Trust, what's the loss on it, and how many shares are there?";
  expect(asked(message, { accounts }).map(({ params }) => [params.symbol, params.account])).toEqual(
    [
      ["AAPL", "Family Trust"],
      ["AAPL", "Family Trust"],
    ],
  );
});
