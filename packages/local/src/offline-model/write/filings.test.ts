import { calendar, simulated, symbols } from "@advisor/tools/market.fixture";
import { expect, test } from "vitest";
import { answerText, toolResult } from "./tool.fixture.ts";

const AAPL = { symbol: "AAPL" };

test("insider trades are totaled by side and listed by person", async () => {
  const trade = (code: string, side: "acquired" | "disposed", value: string | null) => ({
    symbol: "AAPL",
    owner: "Morgan Vale",
    title: "Chief Executive Officer",
    transaction_date: "2026-09-30",
    filed: "2026-10-01",
    code,
    side,
    shares: "19597",
    price: value === null ? null : "232.41",
    value,
    shares_after: "382806",
    planned: code === "S" ? true : null,
  });
  const insiders = {
    list: async () =>
      simulated([trade("S", "disposed", "4554538.77"), trade("M", "acquired", null)]),
  };
  const result = await toolResult("get_insider_trades", AAPL, { insiders, symbols, calendar });
  expect(answerText("insider trades at Apple", result)).toMatchInlineSnapshot(`
    "On the open market, insiders of AAPL made no purchases and 1 sale worth $4.55 million, of the trades listed. [tool:get_insider_trades:v1]

    | Date | Who | Role | What | Shares | Price | Value | Planned |
    | --- | --- | --- | --- | --- | --- | --- | --- |
    | 2026-09-30 | Morgan Vale | Chief Executive Officer | sale | 19,597 | $232.41 | $4.55 million | yes |
    | 2026-09-30 | Morgan Vale | Chief Executive Officer | exercise | 19,597 | - | - | - |

    As of 2026-11-20, simulated data."
  `);
});

test("a list that is not whole says why", async () => {
  const list = async () => ({ ...simulated([]), partial: "Only the last trading day was read." });
  const darkpool = { list };
  const result = await toolResult("get_darkpool_trades", AAPL, { darkpool, symbols, calendar });
  expect(answerText("AAPL dark pool", result)).toContain("Only the last trading day was read.");
});

test("weekly off-exchange totals are described as delayed totals, not single trades", async () => {
  const week = {
    symbol: "AAPL",
    kind: "weekly_total" as const,
    at: "2026-10-26",
    price: null,
    shares: "59314935",
    value: "13124170341.78",
    trades: 398_090,
    venue: "all ATS",
  };
  const darkpool = { list: async () => simulated([week]) };
  const result = await toolResult("get_darkpool_trades", AAPL, { darkpool, symbols, calendar });
  expect(answerText("AAPL dark pool", result)).toMatchInlineSnapshot(`
    "In the newest week on file, from 2026-10-26, 59,314,935 shares of AAPL worth $13.12 billion traded off the exchanges. Weekly totals, published two to four weeks late. They are no single trades. [tool:get_darkpool_trades:v1]

    | From | Kind | Shares | Price | Value | Trades | Venue |
    | --- | --- | --- | --- | --- | --- | --- |
    | 2026-10-26 | week | 59,314,935 | - | $13.12 billion | 398,090 | all ATS |

    As of 2026-11-20, simulated data."
  `);
});

test("trades of Congress are listed with their ranges and days", async () => {
  const trade = {
    symbol: "AAPL",
    asset: "Apple Inc.",
    member: "Rep. Rowan Hollis",
    chamber: "house" as const,
    side: "purchase" as const,
    transaction_date: "2026-10-14",
    filed: "2026-11-20",
    amount_from: "250001",
    amount_to: "500000",
    url: null,
  };
  const congress = { list: async () => simulated([trade, { ...trade, amount_to: null }]) };
  const result = await toolResult("get_congress_trades", AAPL, { congress, symbols, calendar });
  expect(answerText("congress trades in AAPL", result)).toMatchInlineSnapshot(`
    "Members of Congress disclosed 2 purchases and no sales of AAPL in the filings listed. Amounts are ranges, and filings come weeks after the trade. [tool:get_congress_trades:v1]

    | Filed | Traded | Member | Side | Asset | Amount |
    | --- | --- | --- | --- | --- | --- |
    | 2026-11-20 | 2026-10-14 | Rep. Rowan Hollis, House | purchase | AAPL | $250,001 to $500,000 |
    | 2026-11-20 | 2026-10-14 | Rep. Rowan Hollis, House | purchase | AAPL | over $250,001 |

    As of 2026-11-20, simulated data."
  `);
});

test("owners are listed with their share of the company and the quarter of the report", async () => {
  const owner = {
    symbol: "AAPL",
    name: "Vanguard Group",
    shares: "1547902605",
    shares_change: "-17290977",
    value: "360444600600.30",
    owned_pct: "10.39",
    report_date: "2026-09-30",
    filed: "2026-11-13",
  };
  const owners = { list: async () => simulated([owner]) };
  const result = await toolResult("get_institution_ownership", AAPL, { owners, symbols });
  expect(answerText("who owns Apple?", result)).toMatchInlineSnapshot(`
    "The largest institution in AAPL is Vanguard Group with 1,547,902,605 shares or 10.39% of the company, by its 13F report for 2026-09-30. [tool:get_institution_ownership:v1]

    | Institution | Shares | Change | Value | Of the company | Reported for |
    | --- | --- | --- | --- | --- | --- |
    | Vanguard Group | 1,547,902,605 | -17,290,977 | $360.44 billion | 10.39% | 2026-09-30 |

    As of 2026-11-20, simulated data."
  `);
});

test("an unknown ticker is answered with suggestions", async () => {
  const owners = { list: async () => undefined };
  const result = await toolResult(
    "get_institution_ownership",
    { symbol: "APL" },
    { owners, symbols },
  );
  expect(answerText("who owns APL?", result)).toMatchInlineSnapshot(`
    "APL is not on file. Did you mean AAPL or AMD? [tool:get_institution_ownership:v1]

    As of 2026-11-20, simulated data."
  `);
});
