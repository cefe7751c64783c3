import { expect, test } from "vitest";
import { row } from "../answer.fixture.ts";
import { contractTerms } from "./contract-terms.ts";

test("each contract is told once, and what is none is not", () => {
  const rows = ["AAPL", "AAPL261218C00235000", "MSFT270115P00412500", "AAPL261218C00235000"];
  expect(contractTerms(rows.map((symbol) => row(symbol, -1)))).toEqual({
    text: "AAPL261218C00235000 is a call on AAPL with a strike of $235.00 that expires on 2026-12-18. MSFT270115P00412500 is a put on MSFT with a strike of $412.50 that expires on 2027-01-15.",
    figures: [235, 412.5],
  });
});
