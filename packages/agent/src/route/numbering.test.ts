import { expect, test } from "vitest";
import { unnumbered } from "./numbering.ts";
import { read } from "./read.ts";
import { demo } from "./route.fixture.ts";

const kept = (message: string): string =>
  unnumbered(read(message, demo))
    .map(({ said, gap }) => (gap === "stop" ? `/ ${said}` : said))
    .join(" ");

test.each([
  ["1) cash 2) last trade", "/ cash / last trade"],
  ["(a) cash (b) my trades", "/ cash / my trades"],
  ["Q1: cash. Q2: trades", "/ cash / trades"],
  ["i) cash ii) trades", "/ cash / trades"],
  ["I have two questions: 1) cash 2) trades", "/ cash / trades"],
  ["give me three things: cash, trades", "/ cash trades"],
  ["I need the following: cash, trades", "/ cash trades"],
  ["a couple of things: cash and trades", "/ cash and trades"],
])("%s", (message, said) => {
  expect(kept(message)).toBe(said);
});

test.each(["top 2 holdings", "deposits of 1) or so", "my last 3. trades", "is a) right"])(
  "%s numbers nothing",
  (message) => {
    expect(unnumbered(read(message, demo))).toHaveLength(read(message, demo).items.length);
  },
);
