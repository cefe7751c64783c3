import { expect, it } from "vitest";
import { oneWay } from "./one-way.ts";

it.each([
  ["best & worst account", "best and worst account"],
  ["what share of the client's cash is in the Roth", "what share of our cash is in the Roth"],
  ["Does the client have any PG", "do we have any PG"],
  ["YTD for household, and our cash", "YTD for the household, and our cash"],
  ["vxus - what are they up in the joint", "vxus, what are they up in the joint"],
])("%s is %s", (said, meant) => expect(oneWay(said)).toBe(meant));

it.each([
  "Johnson & Johnson today",
  "did the client Bob Miller buy anything",
  "did the client bob miller buy anything",
  "what does the client named Patel own",
  "the S&P 500",
  "trades March - June",
  "jan 7 - jan 14",
  "AAPL price - my cost",
])("%s stays as it is", (said) => expect(oneWay(said)).toBe(said));
