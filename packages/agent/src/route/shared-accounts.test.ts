import { expect, test } from "vitest";
import { smiths } from "./route.fixture.ts";
import { route } from "./route.ts";

const shared = (message: string) => route(message, smiths).parts.map((part) => part.shared);

test.each(["David's cash", "what does Karen own", "when did David last buy", "Karen's trades"])(
  "%j is of one's own, and the joint account is told of",
  (message) => {
    expect(shared(message)).toEqual([["Joint brokerage"]]);
  },
);

test.each([
  "cash in Karen's Roth",
  "what are Karen's two IRAs worth",
  "how much cash is there",
  "cash in the joint account",
  "does Karen have more cash than David?",
])("%j names what it means", (message) => {
  expect(shared(message)).toEqual([undefined]);
});
