import { expect, test } from "vitest";
import { held, priced, row } from "../answer.fixture.ts";
import { writeSymbolPerformance } from "./symbol-performance.ts";

const quotes = priced([["VTI", 110, null]]);
const both = held("VTI", [row("VTI", 6), row("VTI", 2, { account: "IRA", cost_basis: 90 })]);
const said = (words: string, own = both) => writeSymbolPerformance(own, quotes, { words });

test("the gain in each account adds up to the whole", () => {
  expect(said("VTI gain by account")).toMatchInlineSnapshot(`
    {
      "calculated": [
        8,
        8,
        880,
        880,
        780,
        780,
        100,
        100,
        0.1282,
        0.13,
        60,
        60,
        0.1,
        0.1,
        40,
        40,
        0.2222,
        0.22,
      ],
      "certainty": 1,
      "sources": [
        "tool:positions:v1",
        "tool:quotes:v1",
      ],
      "text": "VTI: a gain of +$100.00 (+12.82 %) on a cost of $780.00. 8 shares at $110.00 are worth $880.00.

    | Account | Gain | In percent |
    | --- | --- | --- |
    | Brokerage | +$60.00 | +10.00 % |
    | IRA | +$40.00 | +22.22 % |

    As of 2026-01-15.",
    }
  `);
});

test("without a word of accounts they are not told apart", () => {
  expect(said("VTI gain").text).not.toContain("IRA");
});

test("the account with the larger gain leads where that is asked", () => {
  expect(said("which account has the bigger gain on VTI").text).toMatch(
    /^Brokerage has gained more on VTI than IRA: \+\$60\.00 against \+\$40\.00, \$20\.00 more\. VTI: a gain/,
  );
});

test("a cost that is not on file in one account is said of that account", () => {
  const some = held("VTI", [row("VTI", 6), row("VTI", 2, { account: "IRA", cost_basis: null })]);
  const { text } = said("VTI gain by account", some);
  expect(text).toContain("| IRA | not on file |  |");
  expect(text).toContain("VTI: gain and loss are not known");
});

test("the only account that holds it is named", () => {
  const { text } = said("VTI gain by account", held("VTI", [row("VTI", 6)]));
  expect(text).toContain("All of it is in Brokerage.");
});
