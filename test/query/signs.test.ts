import { decimal } from "@advisor/domain/decimal";
import { evaluate } from "@advisor/query/evaluate/evaluate";
import type { Cell } from "@advisor/query/evaluate/result";
import { cellText } from "@advisor/query/narrate/frames";
import { narrate } from "@advisor/query/narrate/narrate";
import { parseQuery } from "@advisor/query/schema/parse-query";
import { expect, test } from "vitest";
import { book } from "./books.ts";
import { is, type Raw, total } from "./examples.ts";

const narrated = (query: Raw) => narrate(evaluate(parseQuery(query), [book(2)]));

test("changes have a plus sign in lists and tables; values, zeros and words of direction have none", () => {
  const msft = [is("symbol", "MSFT")];
  const byTerm = total("lots", ["gain", "market_value"], { where: msft, group_by: ["term"] });
  expect(narrated(byTerm).table?.rows).toEqual([
    ["long-term", "+$335,292.00", "$775,200.00"],
    ["short-term", "+$6,925.50", "$136,800.00"],
  ]);
  expect(narrated(total("positions", "gain", { where: msft })).text).toContain(
    "MSFT has an unrealized gain of $342,217.50.",
  );
  const gain = parseQuery(total("positions", "gain"));
  const cell = (value: string): Cell => ({
    ...{ value: decimal(value), reason: null, unit: "usd" },
    ...{ sources: [], as_of: null },
  });
  const said = ["0.001", "0", "-12.5", "12.5"].map((value) => cellText(gain, "gain", cell(value)));
  expect(said).toEqual(["$0.00", "$0.00", "-$12.50", "+$12.50"]);
});
