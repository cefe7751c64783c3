import { houseClerkProvider } from "@advisor/adapters/market/house-clerk/house-clerk";
import { expect, test } from "vitest";
import { fault, world } from "./providers.fixture.ts";
import { type Reply, recordedServer, routes } from "./recorded-server.ts";
import { zipped } from "./zipped.ts";

const range = { from: null, to: null, limit: 10 };
const source = { provider: "house-clerk", delay: "filing", simulated: false };

const member = (year: number, date: string, id: string) =>
  `<Member><Last>Doe</Last><First>Jane</First><FilingType>P</FilingType><StateDst>CA12</StateDst><Year>${year}</Year><FilingDate>${date}</FilingDate><DocID>${id}</DocID></Member>`;

const index = (year: number, ...members: string[]): Reply => ({
  body: zipped({
    [`${year}FD.txt`]: "tab separated",
    [`${year}FD.xml`]: `<FinancialDisclosure>${members.join("")}</FinancialDisclosure>`,
  }),
  type: "application/x-zip-compressed",
});

const path = (year: number) => `/public_disc/financial-pdfs/${year}FD.zip`;

async function market(table: Record<string, Reply>) {
  const server = await recordedServer(routes(table));
  return { ...houseClerkProvider({ ...world(), base: server.base }), ...server };
}

test("the newest reports are returned first, from as many years as needed", async () => {
  const { congress, asked, base } = await market({
    [path(2026)]: index(2026, member(2026, "1/5/2026", "1"), member(2026, "11/19/2026", "2")),
    [path(2025)]: index(2025, member(2025, "12/31/2025", "3")),
  });
  const found = await congress.list(null, range);
  expect(found?.value.map(({ filed, url }) => [filed, url])).toEqual([
    ["2026-11-19", `${base}/public_disc/ptr-pdfs/2026/2.pdf`],
    ["2026-01-05", `${base}/public_disc/ptr-pdfs/2026/1.pdf`],
    ["2025-12-31", `${base}/public_disc/ptr-pdfs/2025/3.pdf`],
  ]);
  expect(found?.source).toEqual({ ...source, as_of: "2026-11-19" });
  await congress.list(null, { ...range, limit: 1 });
  expect(asked.map((one) => one.path)).toEqual([path(2026), path(2025)]);
});

test("only years in the range are read, and only days in it are returned", async () => {
  const { congress, asked } = await market({
    [path(2025)]: index(2025, member(2025, "3/1/2025", "1"), member(2025, "9/1/2025", "2")),
  });
  const found = await congress.list(null, { from: "2025-08-01", to: "2025-12-31", limit: 10 });
  expect(found?.value).toMatchObject([{ filed: "2025-09-01" }]);
  expect(asked).toHaveLength(1);
});

test("a year without an index yet has no reports", async () => {
  const { congress } = await market({ [path(2025)]: index(2025, member(2025, "12/31/2025", "3")) });
  expect((await congress.list(null, range))?.value).toMatchObject([{ filed: "2025-12-31" }]);
});

test("the index has no tickers, so a search by symbol has no answer", async () => {
  const { congress, asked } = await market({});
  expect(await fault(congress.list("AAPL", range))).toMatchObject({
    code: "upstream",
    message:
      "house-clerk names no tickers in its index: ask for the newest reports of all instead.",
  });
  expect(asked).toEqual([]);
});

test.each<[string, Reply]>([
  ["a page", { body: "<html>Not here</html>", type: "text/html" }],
  ["a damaged archive", { body: Buffer.from("PK not really"), type: "application/zip" }],
  ["an error", { status: 503, body: "", type: "text/plain" }],
])("%s instead of the index is reported", async (_, reply) => {
  const { congress } = await market({ [path(2026)]: reply });
  expect(await fault(congress.list(null, range))).toMatchObject({ code: "upstream" });
});
