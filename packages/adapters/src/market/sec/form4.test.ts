import { InsiderTrade } from "@advisor/domain/market/trades";
import { expect, test } from "vitest";
import { parseInsiderTrades } from "./form4.ts";

const transaction = (given: {
  date: string;
  code: string;
  shares: string;
  price: string;
  side: string;
}) => `
  <nonDerivativeTransaction>
    <securityTitle><value>Common Stock</value></securityTitle>
    <transactionDate><value>${given.date}</value></transactionDate>
    <transactionCoding><transactionFormType>4</transactionFormType><transactionCode>${given.code}</transactionCode></transactionCoding>
    <transactionAmounts>
      <transactionShares><value>${given.shares}</value></transactionShares>
      <transactionPricePerShare>${given.price}<footnoteId id="F1"/></transactionPricePerShare>
      <transactionAcquiredDisposedCode><value>${given.side}</value></transactionAcquiredDisposedCode>
    </transactionAmounts>
    <postTransactionAmounts><sharesOwnedFollowingTransaction><value>3280295</value></sharesOwnedFollowingTransaction></postTransactionAmounts>
  </nonDerivativeTransaction>`;

const form = (transactions: string, more = "<aff10b5One>1</aff10b5One>") => `<?xml version="1.0"?>
<ownershipDocument>
  <reportingOwner>
    <reportingOwnerId><rptOwnerCik>0001214156</rptOwnerCik><rptOwnerName>Doe &amp; Roe Jane</rptOwnerName></reportingOwnerId>
    <reportingOwnerRelationship><isDirector>true</isDirector><isOfficer>1</isOfficer><officerTitle>Chief Executive Officer</officerTitle></reportingOwnerRelationship>
  </reportingOwner>
  ${more}
  <nonDerivativeTable>${transactions}<nonDerivativeHolding><sharesOwnedFollowingTransaction><value>9</value></sharesOwnedFollowingTransaction></nonDerivativeHolding></nonDerivativeTable>
  <derivativeTable><derivativeTransaction><transactionCode>M</transactionCode></derivativeTransaction></derivativeTable>
</ownershipDocument>`;

const sale = transaction({
  date: "2026-11-02",
  code: "S",
  shares: "64317.5",
  price: "<value>256.8121</value>",
  side: "D",
});

test("a sale under a trading plan is marked as planned", () => {
  const trades = parseInsiderTrades("AAPL", "2026-11-04", form(sale));
  expect(trades).toEqual([
    {
      symbol: "AAPL",
      owner: "Doe & Roe Jane",
      title: "Chief Executive Officer",
      transaction_date: "2026-11-02",
      filed: "2026-11-04",
      code: "S",
      side: "disposed",
      shares: "64317.5",
      price: "256.8121",
      value: "16517512.24",
      shares_after: "3280295",
      planned: true,
    },
  ]);
  expect(InsiderTrade.array().safeParse(trades).success).toBe(true);
});

test("a price given in a footnote is null, and so is the value", () => {
  const grant = transaction({
    date: "2026-10-01-05:00",
    code: "A",
    shares: "100",
    price: "",
    side: "A",
  });
  expect(parseInsiderTrades("AAPL", "2026-10-03", form(grant, ""))).toMatchObject([
    {
      transaction_date: "2026-10-01",
      code: "A",
      side: "acquired",
      price: null,
      value: null,
      planned: null,
    },
  ]);
});

test("derivatives and rows without date, shares or side are dropped", () => {
  const damaged = transaction({ date: "soon", code: "S", shares: "1", price: "", side: "D" });
  expect(parseInsiderTrades("AAPL", "2026-10-03", form(damaged + sale))).toHaveLength(1);
  expect(parseInsiderTrades("AAPL", "2026-10-03", form(""))).toEqual([]);
});

test.each([
  ["<isDirector>1</isDirector>", "Director"],
  ["<isDirector>0</isDirector><isTenPercentOwner>true</isTenPercentOwner>", "10% owner"],
  ["<isOther>1</isOther>", null],
])("%s is %s", (relationship, title) => {
  const xml = form(sale).replace(/<isDirector>.*<\/officerTitle>/, relationship);
  expect(parseInsiderTrades("AAPL", "2026-11-04", xml)[0]?.title).toBe(title);
});
