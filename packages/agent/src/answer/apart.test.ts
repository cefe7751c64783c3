import { expect, test } from "vitest";
import { askedOf, row } from "./answer.fixture.ts";
import { apart } from "./apart.ts";

const asked = (symbol: string, cost: number | null, price: number) =>
  askedOf(symbol, [row(symbol, 10, { cost_basis: cost })], price);
const ko = asked("KO", 40, 50);
const pg = asked("PG", 95, 90);

test.each([
  ["how much more is KO worth than PG", "The value of PG is $400.00 above that of KO."],
  ["which gained more, KO or PG, and by how much", "The gain of KO is $150.00 above that of PG."],
  ["the difference between my gain on PG and KO", "The gain of KO is $150.00 above that of PG."],
])("%s", (message, text) => {
  const said = apart(message, [ko, pg])?.said;
  expect(said?.text).toBe(`${text} As of 2026-01-15.`);
  expect(said?.sources).toEqual(["tool:positions:v1", "tool:quotes:v1"]);
});

test("two of the same value are not apart", () => {
  const same = asked("PG", 95, 50);
  expect(apart("how much more is KO worth than PG", [ko, same])?.said.text).toBe(
    "The value of KO and of PG is the same. As of 2026-01-15.",
  );
});

test.each([
  ["nobody asks for it", "what are KO and PG worth", [ko, pg]],
  ["percents are asked for", "how much more has KO gained than PG in percent", [ko, pg]],
  ["there is one holding", "how much more is KO worth", [ko]],
  ["a gain is not known", "how much more has KO gained than PG", [ko, asked("PG", null, 90)]],
] as const)("where %s there is none", (_, message, parts) => {
  expect(apart(message, parts)).toBeUndefined();
});
