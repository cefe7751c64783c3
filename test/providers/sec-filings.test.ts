import { describe, expect, test } from "vitest";
import type { Reply } from "./recorded-server.ts";
import { filings, market, range, source } from "./sec-market.ts";

describe("insider trades", () => {
  const form = (date: string, code: string) => `<ownershipDocument>
    <reportingOwner><rptOwnerName>Doe Jane</rptOwnerName></reportingOwner>
    <nonDerivativeTransaction><transactionDate><value>${date}</value></transactionDate>
    <transactionCode>${code}</transactionCode><transactionShares><value>10</value></transactionShares>
    <transactionPricePerShare><value>2</value></transactionPricePerShare>
    <transactionAcquiredDisposedCode><value>D</value></transactionAcquiredDisposedCode>
    </nonDerivativeTransaction></ownershipDocument>`;
  const xml = (date: string, code = "S"): Reply => ({ body: form(date, code), type: "text/xml" });
  const folder = "/Archives/edgar/data/320193";
  const table = {
    "/submissions/CIK0000320193.json": filings([
      {
        form: "4",
        id: "0000320193-26-000003",
        document: "xslF345X05/form4.xml",
        day: "2026-11-04",
      },
      { form: "10-K", id: "0000320193-26-000002", day: "2026-10-30" },
      { form: "4/A", id: "0000320193-26-000001", document: "form4a.xml", day: "2026-10-03" },
      { form: "4", id: "0000320193-25-000001", document: "old.xml", day: "2025-10-03" },
    ]),
    [`${folder}/000032019326000003/form4.xml`]: xml("2026-11-02"),
    [`${folder}/000032019326000001/form4a.xml`]: xml("2026-10-01", "F"),
    [`${folder}/000032019325000001/old.xml`]: xml("2025-10-01"),
  };

  test("are read from the forms, newest first", async () => {
    const { insiders } = await market(table);
    const found = await insiders.list("AAPL", range);
    expect(found?.value.map(({ transaction_date, code }) => [transaction_date, code])).toEqual([
      ["2026-11-02", "S"],
      ["2026-10-01", "F"],
      ["2025-10-01", "S"],
    ]);
    expect(found?.source).toEqual({ ...source, as_of: "2026-11-04" });
  });

  const named = (given: { issuer?: string; type?: string; original?: string; shares: string }) => ({
    body: `<ownershipDocument><documentType>${given.type ?? "4"}</documentType>
      <periodOfReport>2026-10-01</periodOfReport>
      ${given.original === undefined ? "" : `<dateOfOriginalSubmission>${given.original}</dateOfOriginalSubmission>`}
      <issuer><issuerCik>${given.issuer ?? "0000320193"}</issuerCik></issuer>
      <reportingOwner><rptOwnerCik>0001</rptOwnerCik><rptOwnerName>Doe Jane</rptOwnerName></reportingOwner>
      <nonDerivativeTransaction><transactionDate><value>2026-10-01</value></transactionDate>
      <transactionCode>S</transactionCode><transactionShares><value>${given.shares}</value></transactionShares>
      <transactionAcquiredDisposedCode><value>D</value></transactionAcquiredDisposedCode>
      </nonDerivativeTransaction></ownershipDocument>`,
    type: "text/xml",
  });
  const sharesOf = async (forms: [string, string, Reply][], asked = range, more = {}) => {
    const id = (index: number) => `0000320193-26-${String(900 - index).padStart(6, "0")}`;
    const { insiders } = await market({
      "/submissions/CIK0000320193.json": filings(
        forms.map(([type, day], index) => ({
          form: type,
          id: id(index),
          document: "form4.xml",
          day,
        })),
      ),
      ...Object.fromEntries(
        forms.map(([, , reply], index) => [
          `${folder}/${id(index).replaceAll("-", "")}/form4.xml`,
          reply,
        ]),
      ),
      ...more,
    });
    const found = await insiders.list("AAPL", asked);
    return { shares: found?.value.map(({ shares }) => shares), partial: found?.partial };
  };

  test("of another issuer, in a bank's feed, are omitted", async () => {
    const forms: [string, string, Reply][] = [
      ["4", "2026-10-05", named({ issuer: "0000019617", shares: "10520000" })],
      ["4", "2026-10-03", named({ shares: "41000" })],
    ];
    expect(await sharesOf(forms)).toEqual({ shares: ["41000"], partial: undefined });
  });

  test("restated in an amendment count once", async () => {
    const amended = named({ type: "4/A", original: "2026-10-03", shares: "12000" });
    const forms: [string, string, Reply][] = [
      ["4/A", "2026-10-09", amended],
      ["4", "2026-10-03", named({ shares: "120000" })],
    ];
    expect((await sharesOf(forms)).shares).toEqual(["12000"]);
  });

  test("of two forms of one day, the one that an amendment names is replaced", async () => {
    const amended = named({ type: "4/A", original: "2026-10-03", shares: "12000" });
    const forms: [string, string, Reply][] = [
      ["4/A", "2026-10-09", amended],
      ["4", "2026-10-05", named({ shares: "500" })],
      ["4", "2026-10-03", named({ shares: "120000" })],
    ];
    expect((await sharesOf(forms)).shares).toEqual(["12000", "500"]);
  });

  test("state how many forms were read if there are too many", async () => {
    const forms = Array.from({ length: 70 }, (_, index): [string, string, Reply] => [
      "4",
      "2026-10-03",
      named({ shares: String(index + 1) }),
    ]);
    const { shares, partial } = await sharesOf(forms, { ...range, limit: 200 });
    expect(shares).toHaveLength(60);
    expect(partial).toBe("The newest 60 of 70 Forms 4 were read.");
  });

  test("of older pages are read if the days require it, and otherwise mentioned", async () => {
    const old = {
      form: ["4"],
      accessionNumber: ["0000320193-18-000001"],
      primaryDocument: ["form4.xml"],
      filingDate: ["2018-05-04"],
    };
    const table = {
      "/submissions/CIK0000320193.json": {
        json: {
          filings: {
            recent: { form: [], accessionNumber: [], primaryDocument: [], filingDate: [] },
            files: [
              {
                name: "CIK0000320193-submissions-001.json",
                filingFrom: "2015-01-02",
                filingTo: "2020-01-02",
              },
            ],
          },
        },
      },
      "/submissions/CIK0000320193-submissions-001.json": { json: old },
      [`${folder}/000032019318000001/form4.xml`]: xml("2018-05-02"),
    };
    const { insiders } = await market(table);
    const asked = { from: "2018-01-01", to: "2018-12-31", limit: 10 };
    expect(await insiders.list("AAPL", asked)).toMatchObject({
      value: [{ transaction_date: "2018-05-02" }],
    });
    expect((await insiders.list("AAPL", range))?.partial).toContain("2020-01-02");
  });

  test("outside the range are not read", async () => {
    const { insiders, asked } = await market(table);
    const found = await insiders.list("AAPL", { from: "2026-10-15", to: "2026-11-20", limit: 5 });
    expect(found?.value).toMatchObject([{ transaction_date: "2026-11-02" }]);
    expect(asked.filter(({ path }) => path.startsWith(folder))).toHaveLength(1);
  });

  test("are an empty list for a company without any, and unknown for an unknown company", async () => {
    const { insiders } = await market({ "/submissions/CIK0000320193.json": filings([]) });
    expect((await insiders.list("AAPL", range))?.value).toEqual([]);
    expect(await insiders.list("NOPE", range)).toBeUndefined();
  });
});

describe("funds", () => {
  const report = (name: string): Reply => ({
    body: `<edgarSubmission><genInfo><seriesName>${name}</seriesName><repPdDate>2026-09-30</repPdDate></genInfo>
      <invstOrSec><name>APPLE INC</name><pctVal>6.5</pctVal><assetCat>EC</assetCat></invstOrSec>
      <invstOrSec><name>Alphabet Inc</name><pctVal>2</pctVal><assetCat>EC</assetCat></invstOrSec></edgarSubmission>`,
    type: "application/xml",
  });
  const feed: Reply = {
    body: `<feed><entry><content><filing-href>https://www.sec.gov/Archives/edgar/data/36405/000175272426000777/0001752724-26-000777-index.htm</filing-href></content></entry></feed>`,
    type: "application/atom+xml",
  };
  const table = {
    "/cgi-bin/browse-edgar": feed,
    "/Archives/edgar/data/36405/000175272426000777/primary_doc.xml": report("VANGUARD 500"),
    "/submissions/CIK0000884394.json": filings([
      { form: "NPORT-P", id: "0001752724-26-000888", day: "2026-11-25" },
    ]),
    "/Archives/edgar/data/884394/000175272426000888/primary_doc.xml": report("SPDR"),
    "/submissions/CIK0000320193.json": filings([]),
  };

  test("of a trust are found by their series; a name of two tickers gives neither", async () => {
    const { funds, asked } = await market(table);
    expect(await funds.get("VOO")).toEqual({
      value: {
        symbol: "VOO",
        name: "VANGUARD 500",
        as_of: "2026-09-30",
        expense_ratio_pct: null,
        leverage: "1",
        constituents: [
          { symbol: "AAPL", name: "APPLE INC", issuer_id: null, weight: "0.065" },
          { symbol: null, name: "Alphabet Inc", issuer_id: null, weight: "0.02" },
        ],
      },
      source: { ...source, as_of: "2026-09-30" },
    });
    expect(asked.find(({ path }) => path === "/cgi-bin/browse-edgar")?.query).toMatchObject({
      CIK: "S000002839",
      type: "NPORT-P",
    });
  });

  test("that file separately are found by their own filings; other filers are not funds", async () => {
    const { funds } = await market(table);
    const found = await funds.many(["VOO", "SPY", "AAPL", "NOPE"]);
    expect([...found].map(([symbol, { name }]) => [symbol, name])).toEqual([
      ["VOO", "VANGUARD 500"],
      ["SPY", "SPDR"],
    ]);
    expect(await funds.get("AAPL")).toBeUndefined();
    expect((await funds.list("vanguard", 5)).value).toEqual([]);
  });
});

describe("earnings", () => {
  const folder = "/Archives/edgar/data/320193";
  const listing: Reply = {
    json: { directory: { item: [{ name: "a8k.htm" }, { name: "a8-kex991q42026.htm" }] } },
  };
  const page = (text: string): Reply => ({ body: `<p>${text}</p>`, type: "text/html" });
  const table = {
    "/submissions/CIK0000320193.json": filings([
      { form: "8-K", id: "0000320193-26-000012", day: "2026-11-12", items: "5.02" },
      { form: "8-K", id: "0000320193-26-000009", day: "2026-10-29", items: "2.02,9.01" },
      { form: "8-K", id: "0000320193-26-000005", day: "2026-07-30", items: "2.02,9.01" },
    ]),
    [`${folder}/000032019326000009/index.json`]: listing,
    [`${folder}/000032019326000009/a8-kex991q42026.htm`]: page(
      "Results for the fourth quarter 2026",
    ),
    [`${folder}/000032019326000005/index.json`]: listing,
    [`${folder}/000032019326000005/a8-kex991q42026.htm`]: page("Third quarter 2026 results"),
  };

  test("are the filed release, marked as a release", async () => {
    const { transcripts } = await market(table);
    expect(await transcripts.get("AAPL", null)).toEqual({
      value: {
        symbol: "AAPL",
        company: "Apple Inc.",
        quarter: "2026Q4",
        held: "2026-10-29",
        kind: "release",
        paragraphs: [{ speaker: null, role: null, text: "Results for the fourth quarter 2026" }],
      },
      source: { ...source, as_of: "2026-10-29" },
    });
    expect((await transcripts.get("AAPL", "2026Q3"))?.value.held).toBe("2026-07-30");
  });

  test("of a quarter that was not filed are unknown", async () => {
    const { transcripts } = await market(table);
    expect(await transcripts.get("AAPL", "2019Q1")).toBeUndefined();
    expect(await transcripts.get("NOPE", null)).toBeUndefined();
  });
});

test("the eleventh request in a second waits for the next, whatever its host", async () => {
  const { insiders, waits } = await market({
    "/submissions/CIK0000320193.json": filings(
      Array.from({ length: 12 }, (_, index) => ({
        form: "4",
        id: `0000320193-26-0000${index + 10}`,
        document: "form4.xml",
        day: "2026-11-04",
      })),
    ),
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [
        `/Archives/edgar/data/320193/0000320193260000${index + 10}/form4.xml`,
        { body: "<ownershipDocument/>", type: "text/xml" },
      ]),
    ),
  });
  await insiders.list("AAPL", range);
  expect(waits).toEqual([1000]);
});
