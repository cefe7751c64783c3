import { expect, test } from "vitest";
import { askedOf, list, result, row, summary } from "./answer.fixture.ts";
import { inSum } from "./in-sum.ts";

const ko = askedOf("KO", [row("KO", 10)], 50);
const pg = askedOf("PG", [row("PG", 5)], 100);
const whole = result(summary({ Brokerage: [4_000, 1_000, 1_000] }, [4_000, 1_000, 1_000]));
const rows = result(list([row("KO", 10), row("PG", 5)]));

const ofWhole = (one: typeof ko, over: object): typeof ko => ({
  part: { ...one.part, params: { ...one.part.params, beyond: ["weight"], ...over } },
  results: new Map([...one.results, ["get_account_summary", whole], ["get_positions_list", rows]]),
});
const said = (over: object) =>
  inSum(
    "what percent are KO and PG together",
    [ko, pg].map((one) => ofWhole(one, over)),
  )?.said;

test("what two are of the account value together stands before what they are worth", () => {
  const told = said({ with_cash: true });
  expect(told?.text).toMatch(
    /^Together they are 25\.00 % of the account value, cash included, \$4,000\.00\. They are worth \$1,000\.00: /,
  );
  expect(told?.sources).toContain("tool:account_summary:v1");
});

test("where a holding has no quote there is no whole of the positions to be a share of", () => {
  expect(said({})?.text).toMatch(/^Together they are worth \$1,000\.00/);
});

test("where no share was asked none is told", () => {
  expect(inSum("KO and PG together", [ko, pg])?.said.text).toMatch(/^Together they are worth/);
});
