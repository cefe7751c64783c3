import { quartrProvider } from "@advisor/adapters/market/quartr/quartr";
import { expect, test } from "vitest";
import { json, withProvider, world } from "./provider-server.ts";
import { refusesAsDue } from "./refusals.ts";

const server = withProvider();
const open = (given = world()) =>
  quartrProvider({ ...given, key: "quartr-key", base: `${server.base()}/public/v3` });

const apple = {
  id: 4742,
  name: "Apple Inc",
  displayName: "Apple",
  country: "US",
  tickers: [{ ticker: "AAPL", exchange: "NASDAQ" }],
};
const event = (id: number, fiscalPeriod: string, date: string) => ({
  id,
  companyId: 4742,
  date,
  fiscalYear: 2026,
  fiscalPeriod,
});
const page = (data: unknown[], nextCursor: number | null = null) => ({
  data,
  pagination: { nextCursor },
});
const said = {
  speaker_mapping: [
    { speaker: 0, speaker_data: { name: "Jane Roe", role: "CFO", company: "Apple" } },
  ],
  transcript: { paragraphs: [{ speaker: 0, text: "We grew." }] },
};
const api = (path: string) => `/public/v3${path}`;
const routes = (base = server.base()): Record<string, unknown> => ({
  [api("/companies")]: page([apple]),
  [api("/events")]: page([
    event(3, "Q1", "2027-01-29T22:00:00.000Z"),
    event(2, "Q4", "2026-10-29T21:00:00.000Z"),
    event(1, "Q3", "2026-07-30T21:00:00.000Z"),
  ]),
  [api("/documents/transcripts")]: page([
    { id: 9, eventId: 2, typeId: 22, fileUrl: `${base}/files/9.json?sig=a` },
  ]),
  "/files/9.json": said,
});

refusesAsDue({
  provider: "quartr",
  ask: (given, key, signal) =>
    quartrProvider({ ...given, key, base: `${given.base}/public/v3` }).transcripts.get(
      "AAPL",
      null,
      signal,
    ),
  good: ({ path }, base) => json(routes(base)[path]),
});

test("company, event, document and file lead to the newest transcript", async () => {
  server.routes(routes());
  expect(await open().transcripts.get("AAPL", null)).toEqual({
    value: {
      symbol: "AAPL",
      company: "Apple",
      quarter: "2026Q4",
      held: "2026-10-29",
      kind: "transcript",
      paragraphs: [{ speaker: "Jane Roe", role: "CFO, Apple", text: "We grew." }],
    },
    source: { as_of: "2026-10-29", provider: "quartr", delay: "filing", simulated: false },
  });
  expect(
    server.asked.map(({ path, query, headers }) => [path, query, headers["x-api-key"]]),
  ).toEqual([
    [api("/companies"), { tickers: "AAPL", limit: "100" }, "quartr-key"],
    [
      api("/events"),
      { companyIds: "4742", sortBy: "date", direction: "desc", limit: "100" },
      "quartr-key",
    ],
    [api("/documents/transcripts"), { eventIds: "2", limit: "100" }, "quartr-key"],
    ["/files/9.json", { sig: "a" }, undefined],
  ]);
});

test("an older quarter is searched on the following pages", async () => {
  server.answer(({ path, query }) => {
    if (path !== api("/events")) return json(routes()[path]);
    return json(
      query.cursor === "7"
        ? page([event(1, "Q1", "2026-01-29T21:00:00.000Z")])
        : page([event(2, "Q4", "2026-10-29T21:00:00.000Z")], 7),
    );
  });
  expect(await open().transcripts.get("AAPL", "2026Q1")).toMatchObject({
    value: { quarter: "2026Q1", held: "2026-01-29" },
  });
  expect(server.asked.filter(({ path }) => path === api("/events"))).toHaveLength(2);
});

test("endless pages are abandoned after five", async () => {
  server.answer(({ path }) => json(path === api("/events") ? page([], 7) : routes()[path]));
  expect(await open().transcripts.get("AAPL", "2019Q1")).toBeUndefined();
  expect(server.asked.filter(({ path }) => path === api("/events"))).toHaveLength(5);
});

test("an unknown company, a quarter without a call and a call without a file are not failures", async () => {
  server.routes({ ...routes(), [api("/companies")]: page([]) });
  expect(await open().transcripts.get("NOPE", null)).toBeUndefined();
  server.routes(routes());
  expect(await open().transcripts.get("AAPL", "2019Q1")).toBeUndefined();
  server.routes({ ...routes(), [api("/documents/transcripts")]: page([]) });
  expect(await open().transcripts.get("AAPL", null)).toBeUndefined();
});

test("a file on a host that is not Quartr's is not fetched", async () => {
  const fileUrl = "https://quartr.com.evil.example/9.json";
  server.routes({
    ...routes(),
    [api("/documents/transcripts")]: page([{ id: 9, typeId: 22, fileUrl }]),
  });
  await expect(open().transcripts.get("AAPL", null)).rejects.toMatchObject({ code: "upstream" });
});

test("results are cached", async () => {
  server.routes(routes());
  const { transcripts } = open();
  await transcripts.get("AAPL", null);
  await transcripts.get("AAPL", null);
  expect(server.asked).toHaveLength(4);
});
