import { CongressTrade } from "@advisor/domain/market/trades";
import { expect, test } from "vitest";
import { parseTradeReports } from "./trade-reports.ts";

const member = (type: string, date: string, id: string, first = "Jane") =>
  `<Member><Prefix>Hon.</Prefix><Last>Doe</Last><First>${first}</First><Suffix /><FilingType>${type}</FilingType><StateDst>CA12</StateDst><Year>2026</Year><FilingDate>${date}</FilingDate><DocID>${id}</DocID></Member>`;

const xml = `\ufeff<?xml version="1.0" encoding="utf-8"?><FinancialDisclosure>
${member("P", "1/5/2026", "20030001")}${member("A", "5/15/2026", "10070002")}${member("P", "11/19/2026", "20033333", "Jos&#233;")}${member("P", "", "20030002")}
</FinancialDisclosure>`;

test("trade reports come newest first with a link, and with null for what the index lacks", () => {
  const found = parseTradeReports(xml, "https://clerk.example");
  const unnamed = {
    symbol: null,
    asset: null,
    chamber: "house",
    side: "unknown",
    transaction_date: null,
    amount_from: null,
    amount_to: null,
  };
  expect(found).toEqual([
    {
      ...unnamed,
      member: "Hon. José Doe (CA12)",
      filed: "2026-11-19",
      url: "https://clerk.example/public_disc/ptr-pdfs/2026/20033333.pdf",
    },
    {
      ...unnamed,
      member: "Hon. Jane Doe (CA12)",
      filed: "2026-01-05",
      url: "https://clerk.example/public_disc/ptr-pdfs/2026/20030001.pdf",
    },
  ]);
  expect(CongressTrade.array().safeParse(found).success).toBe(true);
});
