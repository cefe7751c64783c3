import { expect, test } from "vitest";
import { reworded } from "./reworded.ts";

test.each([
  ["the apple calls he wrote, where do we stand", "where do we stand on the apple calls"],
  ["the calls Adam wrote on Apple", "the Apple calls"],
  ["how many msft calls did he write", "how many msft calls are held"],
  ["the bond fund, how far down vs what we paid", "how much is the bond fund down"],
  ["Adam's margin, what does he owe", "how much is owed on margin"],
  ["add up all the VTI, his Roth and the joint", "total VTI in his Roth and the joint"],
  ["BND across the board, shares and value", "BND everywhere, shares and value"],
  ["cost the foundation to begin with, in total", "cost in total"],
  ["how many bucks did VOO make today", "how much did VOO move today in dollars"],
])("%j is %j", (message, plain) => {
  expect(reworded(message)).toBe(plain);
});

test.each([
  "how many calls did we write",
  "what did we pay, and how much are we up?",
  "the trust, and its cash",
  "is cash up across the board",
])("%j puts nothing first that is asked", (message) => {
  expect(reworded(message)).not.toMatch(/^how much is what|stand on|in all accounts$/);
});
