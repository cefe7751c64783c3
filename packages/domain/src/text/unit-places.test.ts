import { expect, test } from "vitest";
import { decimal } from "../decimal.ts";
import { unitDollars } from "../money.ts";
import { figureFormats } from "./figures.ts";
import { unitPlaces } from "./unit-places.ts";

const american = figureFormats({ numbers: "en-US", dates: "en-US" });

test.each([
  ["16.675", "$16.68", "$16.68"],
  ["0.5", "$0.50", "$0.50"],
  ["0.42273", "$0.4227", "$0.4227"],
  ["-0.00315", "-$0.00315", "−$0.00315"],
  ["0.00004", "$0.00004", "$0.00004"],
  ["0", "$0.00", "$0.00"],
])("a price of %s is written as %s and %s on the page", (price, said, shown) => {
  expect([unitDollars(decimal(price)), american.priceIn(Number(price), "USD")]).toEqual([
    said,
    shown,
  ]);
});

test("a quantity far below 1 is not 0", () => {
  expect([american.count(0.00000012), american.count(0.0031), american.count(120.5)]).toEqual([
    ...["0.00000012", "0.0031", "120.5"],
  ]);
  expect(unitPlaces(0.00000012, 6)).toBe(10);
});
