import { expect, test } from "vitest";
import { clauseOf } from "../clause.ts";
import { claims } from "../decide.ts";
import { read } from "../read.ts";
import { demo } from "../route.fixture.ts";
import { features } from "./features.ts";
import { kinds } from "./kinds.ts";
import { isKnown, likeness } from "./likeness.ts";

function likely(message: string) {
  const reading = read(message, demo);
  const clause = clauseOf(reading.items, reading);
  return likeness(features(clause, claims(clause)));
}

test("the probabilities of all kinds add up to 1, the likeliest stands first", () => {
  const found = likely("is there any amazon in here");
  expect(found.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
  expect(found.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
  expect(found.map(({ probability }) => probability)).toEqual(
    found.map(({ probability }) => probability).sort((a, b) => b - a),
  );
});

test.each([
  ["whats the share count on msft", "positions"],
  ["give me the rundown of everything in the account", "positions_list"],
  ["what money came in this month", "transfers.deposit"],
  ["who is dragging us down the most", "ranking.worst"],
  ["how much money does the client have with us in total", "account_value"],
  ["is voo treating me well", "symbol_performance"],
  ["what is apple's dividend", "out.not_on_file"],
  ["please get rid of my tesla shares", "out.order"],
])("%j is most like %s", (message, kind) => {
  expect(likely(message)[0]?.kind).toBe(kind);
});

test("a word of no known question is told", () => {
  expect(["cash", "hohen", "kante"].map(isKnown)).toEqual([true, false, false]);
});
