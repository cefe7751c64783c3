import { expect, test } from "vitest";
import { dataset, overStatements } from "../../brokerage.fixture.ts";
import { invalid, noTickers } from "../../market.fixture.ts";
import { getQuotes } from "./get-quotes.ts";

const { whole, data } = overStatements(getQuotes);

test("all quotes on file are listed, and an unknown change is null", async () => {
  expect((await whole({})).result).toMatchInlineSnapshot(`
    {
      "as_of": "2026-01-15",
      "data": {
        "account": null,
        "as_of": "2026-01-15",
        "available": [],
        "found": true,
        "not_found": [],
        "quotes": [
          {
            "change_pct": -0.6,
            "price": 301.5,
            "symbol": "VTI",
          },
          {
            "change_pct": null,
            "price": 512.0044,
            "symbol": "BRK.B",
          },
        ],
        "reason": null,
      },
      "delay": "eod",
      "provider": "brokerage",
      "simulated": false,
      "source_id": "tool:quotes:v1",
    }
  `);
});

test("requested symbols are listed once, and those without a quote are named", async () => {
  expect(await data({ symbols: ["vti", "NVDA", "NVDA", "VTI"] })).toMatchObject({
    found: true,
    quotes: [{ symbol: "VTI", price: 301.5, change_pct: -0.6 }],
    not_found: ["NVDA"],
    available: ["VTI", "BRK.B"],
  });
});

test("requested symbols without any quote are not found", async () => {
  expect(await data({ symbols: ["F", "FORD"] })).toEqual({
    found: false,
    reason: "There is no quote on file for F, FORD.",
    available: ["VTI", "BRK.B"],
    as_of: "2026-01-15",
    account: null,
    quotes: [],
    not_found: ["F", "FORD"],
  });
});

test("a household without quotes is reported", async () => {
  const empty = { ...dataset, quotes: { ...dataset.quotes, quotes: [] } };
  expect(await overStatements(getQuotes, empty).data({})).toMatchObject({
    found: false,
    reason: "There is no quote on file for any symbol.",
  });
});

test("an invalid ticker and too many tickers are refused", async () => {
  for (const ticker of noTickers) {
    await expect(whole({ symbols: [ticker] })).rejects.toMatchObject(invalid);
  }
  const many = Array.from({ length: 51 }, (_, at) => `S${at}`);
  await expect(whole({ symbols: many })).rejects.toMatchObject(invalid);
});

test("a security without a ticker is looked up by its name on file", async () => {
  expect(
    await overStatements(getQuotes, dataset).data({ symbols: [" Private_Harborview_IV "] }),
  ).toMatchObject({
    found: false,
    not_found: ["private_harborview_iv"],
  });
});
