import { expect, test } from "vitest";
import { clauseOf } from "../clause.ts";
import { claims } from "../decide.ts";
import { read } from "../read.ts";
import { demo } from "../route.fixture.ts";
import { features, words } from "./features.ts";

const household = { id: "hh_d1", name: "Smith family", members: ["Karen Smith"] };

function clause(message: string) {
  const reading = read(message, { ...demo, household });
  return clauseOf(reading.items, reading);
}

test("endings, amounts, names and days do not part what is alike", () => {
  expect(words(clause("deposits over $1,500 for Karen today"))).toEqual(
    "deposit over NUM for MEM TODAY".split(" "),
  );
  expect(words(clause("trades in december"))).toEqual(["trad", "PAST"]);
});

test("a clause is compared by its words, pairs and letters, and by what the rules make of it", () => {
  const asked = clause("AAPL cost");
  expect(features(asked, claims(asked))).toEqual([
    ...["SYM", "cost", "^ SYM", "SYM cost", "cost $"],
    ...["#<co", "#cos", "#ost", "#st>", "#<cos", "#cost", "#ost>"],
    ...["R:positions", "R:positions@19", "S:none"],
  ]);
});
