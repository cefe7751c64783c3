import * as Security from "@advisor/domain/security";
import { expect, test } from "vitest";
import { parseFundReport } from "./nport.ts";

const xml = `<?xml version="1.0" encoding="UTF-8"?>
<edgarSubmission xmlns="http://www.sec.gov/edgar/nport"><formData>
<genInfo><regName>VANGUARD INDEX FUNDS</regName><seriesName>VANGUARD 500 INDEX FUND</seriesName><seriesId>S000002839</seriesId><repPdEnd>2026-12-31</repPdEnd><repPdDate>2026-09-30</repPdDate></genInfo>
<invstOrSecs>
<invstOrSec><name>Apple Inc.</name><title>Apple Inc.</title><cusip>037833100</cusip><identifiers><isin value="US0378331005"/></identifiers><balance>1</balance><curCd>USD</curCd><valUSD>7</valUSD><pctVal>6.512345678901</pctVal><assetCat>EC</assetCat></invstOrSec>
<invstOrSec><name>NVIDIA Corp</name><identifiers><isin value="US67066G1040"/><ticker value="NVDA"/></identifiers><pctVal>7.25</pctVal><assetCat>EC</assetCat></invstOrSec>
<invstOrSec><name>Apple Inc.</name><pctVal>0.01</pctVal><assetCat>DBT</assetCat></invstOrSec>
<invstOrSec><name>Future</name><pctVal>-0.002</pctVal><assetCat>DE</assetCat></invstOrSec>
<invstOrSec><name>Unweighted</name><pctVal>N/A</pctVal></invstOrSec>
</invstOrSecs></formData></edgarSubmission>`;

const tickerOf = (name: string) => (name === "Apple Inc." ? "AAPL" : null);

test("a report lists positions by weight, with tickers for shares only", () => {
  const fund = parseFundReport("VOO", xml, tickerOf);
  expect(fund).toEqual({
    symbol: "VOO",
    name: "VANGUARD 500 INDEX FUND",
    as_of: "2026-09-30",
    expense_ratio_pct: null,
    leverage: "1",
    constituents: [
      { symbol: "NVDA", name: "NVIDIA Corp", issuer_id: null, weight: "0.0725" },
      { symbol: "AAPL", name: "Apple Inc.", issuer_id: null, weight: "0.06512345678901" },
      { symbol: null, name: "Apple Inc.", issuer_id: null, weight: "0.0001" },
      { symbol: null, name: "Future", issuer_id: null, weight: "-0.00002" },
    ],
  });
  expect(Security.Fund.safeParse(fund).success).toBe(true);
});

test("another document is not a fund report", () => {
  expect(parseFundReport("VOO", "<html/>", tickerOf)).toBeUndefined();
});
