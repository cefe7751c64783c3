import { createApp } from "@advisor/functions/api/app";
import { openRuntime } from "@advisor/functions/runtime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { north, withApi } from "../api/api.fixture.ts";
import { inProcess } from "./in-process.ts";
import { unzipped } from "./unzipped.ts";

const api = withApi();
const research = "/api/v1/research";
let app: ReturnType<typeof createApp>;
let carrier: ReturnType<typeof inProcess>;

beforeAll(() => {
  const runtime = openRuntime();
  carrier = inProcess(runtime);
  app = createApp({ ...runtime, research: carrier });
});
// A run must not outlast its store.
afterAll(() => carrier.idle());

const call = <Shape = Record<string, never>>(route: string, body?: unknown, headers = {}) =>
  api.json<Shape>(route.replace(" /", ` ${research}/`), { as: north, body, app, headers });

const template = {
  name: "Screen",
  criteria: [
    {
      name: "Market cap",
      description: "Market cap of {company_name}",
      lookup: "market_cap",
      answer_format: { type: "number", unit: "USD", positive_if: { op: "gt", value: 1e9 } },
    },
    {
      name: "Independent",
      description: "Is {company_name} independent?",
      first_query_template: "{company_name} owner",
    },
  ],
};

async function run(body: object): Promise<string> {
  const started = await call<{ run_id: string }>("POST /runs", body);
  expect(started.status).toBe(202);
  return started.body.run_id;
}

async function events(
  id: string,
  after?: number,
): Promise<{ id: number; event: string; data: string }[]> {
  const headers = after === undefined ? {} : { "last-event-id": String(after) };
  const asked = { as: north, app, headers };
  const text = await (
    await api.call(`GET ${research}/runs/${id}/events?verbosity=4`, asked)
  ).text();
  return text
    .split("\n\n")
    .filter((frame) => frame.startsWith("id:"))
    .map((frame) => {
      const [, seq = "", event = "", data = ""] =
        /^id: (.+)\nevent: (.+)\ndata: (.+)$/.exec(frame) ?? [];
      return { id: Number(seq), event, data };
    });
}

describe("a run over HTTP", () => {
  test("is estimated, started once per key, followed, read, exported and verified", async () => {
    const made = await call<{ id: string }>("POST /templates", template);
    const body = {
      template_id: made.body.id,
      companies: ["Apple Inc. (AAPL)", "=Alder Ledger Software"],
    };
    const estimate = await call("POST /runs/estimate", body);
    expect(estimate.body).toMatchObject({
      cells: 4,
      estimate_usd: { low: 0.0066, high: 0.040668 },
    });
    const key = { "idempotency-key": "once" };
    const first = await call<{ run_id: string }>("POST /runs", body, key);
    const again = await call<{ run_id: string }>("POST /runs", body, key);
    expect(again).toEqual(first);
    const id = first.body.run_id;

    const [one, two] = await Promise.all([events(id), events(id)]);
    expect(two).toEqual(one);
    expect(one.at(-1)?.event).toBe("done");
    expect(one.map((event) => event.id)).toEqual(one.map((_, nth) => nth + 1));
    expect(await events(id, 5)).toEqual(one.slice(5));

    const seen = await call<{ status: string; counters: { answered: number } }>(`GET /runs/${id}`);
    expect(seen.body).toMatchObject({ status: "done", counters: { answered: 4 } });
    const results = await call<{
      items: { company: string; criterion: string; verdict: string }[];
    }>(`GET /runs/${id}/results?criterion=market-cap`);
    expect(results.body.items).toMatchObject([
      {
        company: "aapl",
        verdict: "positive",
        quotes: [{ title: "get_ticker_fundamentals: AAPL" }],
      },
      { company: "alder-ledger-software", verdict: "unknown" },
    ]);
    const files = await Promise.all(
      ["json", "csv", "md", "xlsx"].map(async (format) => {
        const path = `GET ${research}/runs/${id}/export?format=${format}`;
        return Buffer.from(await (await api.call(path, { as: north, app })).arrayBuffer());
      }),
    );
    const [json = "", csv = "", md = "", xlsx = Buffer.alloc(0)] = files;
    expect(JSON.parse(String(json)).results).toHaveLength(4);
    expect(String(csv).split("\r\n")).toHaveLength(6);
    expect(String(csv)).toContain(`"'=Alder Ledger Software"`);
    expect(String(md)).toContain("## Market cap");
    const sheets = unzipped(Buffer.from(xlsx));
    expect(sheets.get("xl/workbook.xml")).toMatch(/name="Results".+name="Evidence"/);
    expect(sheets.get("xl/sharedStrings.xml")).toContain("'=Alder Ledger Software");
    // The only formulas are our own links to quoted pages.
    expect(sheets.get("xl/worksheets/sheet1.xml")).not.toContain("<f>");
    const links = sheets.get("xl/worksheets/sheet2.xml")?.match(/<f>.+?<\/f>/g);
    expect(links).toEqual([
      '<f>HYPERLINK("https://apple-inc-aapl.example/apple-inc-aapl/about")</f>',
      '<f>HYPERLINK("https://alder-ledger-software.example/alder-ledger-software/about")</f>',
    ]);

    const verdict = await call(`GET /runs/${id}/audit?verify=1`);
    expect(verdict.body).toMatchObject({ valid: true, length: one.length });
    const listed = await call<{ items: { id: string; status: string }[] }>("GET /runs");
    expect(listed.body.items).toMatchObject([{ id, status: "done" }]);
  });

  test("lists its cells page by page, including those not started", async () => {
    const id = await run({
      question: "Is {company_name} independent?",
      companies: ["A One", "B Two", "C Three"],
    });
    await carrier.idle();
    expect((await call(`GET /runs/${id}`)).body).toMatchObject({
      name: "Is the company independent?",
    });
    const first = await call<{ items: object[]; next_cursor: string }>(
      `GET /runs/${id}/results?limit=2`,
    );
    expect(first.body.items).toHaveLength(2);
    const rest = await call<{ items: { company: string }[]; next_cursor: null }>(
      `GET /runs/${id}/results?limit=2&cursor=${first.body.next_cursor}`,
    );
    expect(rest.body).toMatchObject({ items: [{ company: "c-three" }], next_cursor: null });
    const bad = await call(`GET /runs/${id}/results?cursor=nonsense`);
    expect(bad).toMatchObject({ status: 400, body: { code: "invalid_cursor" } });
  });

  test.each([
    [{ question: "?", companies: [] }, "no_companies"],
    [{ question: "?", companies: [" "] }, "invalid_request"],
    [{ question: "?", companies: ["A"], tools: ["nope"] }, "unknown_tool"],
    [{ question: "?", companies: ["A"], tools: ["get_positions"] }, "unknown_tool"],
    [{ companies: ["A"] }, "invalid_request"],
    [
      { question: "?", companies: Array.from({ length: 501 }, (_, nth) => `Company ${nth}`) },
      "too_many_companies",
    ],
  ])("is refused before anything is stored (%#)", async (body, code) => {
    const before = await call<{ items: object[] }>("GET /runs");
    expect(await call("POST /runs", body)).toMatchObject({ status: 400, body: { code } });
    expect((await call("GET /runs")).body).toEqual(before.body);
  });

  test("is rejected if it has a limit and the model's price is unknown", async () => {
    const runtime = openRuntime();
    const model = { ...runtime.model, id: "mystery" };
    const unpriced = createApp({ ...runtime, model, researchModel: model, research: carrier });
    const body = { question: "Is it independent?", companies: ["A One"], max_cost_usd: 2 };
    const asked = { as: north, body, app: unpriced };
    expect(await api.json(`POST ${research}/runs`, asked)).toMatchObject({
      status: 402,
      body: { code: "price_unknown", detail: expect.stringContaining("MODEL_PRICES") },
    });
  });

  test("accepts companies from a household's holdings, and from CSV with or without a header", async () => {
    const of = async (body: object) => {
      const id = await run({ question: "Is it independent?", ...body });
      const seen = await call<{ companies: { name: string; symbol: string | null }[] }>(
        `GET /runs/${id}`,
      );
      return seen.body.companies;
    };
    expect((await of({ household_id: "D1" })).length).toBeGreaterThan(0);
    expect(
      await of({ companies_csv: 'symbol,company name\nAAPL,"Apple, Inc."\nAAPL,Apple again' }),
    ).toEqual([{ id: "aapl", name: "Apple, Inc.", symbol: "AAPL" }]);
    expect(await of({ companies_csv: "Apple,AAPL\r\n\r\nAlder Ledger" })).toMatchObject([
      { name: "Apple", symbol: "AAPL" },
      { name: "Alder Ledger", symbol: null },
    ]);
    await carrier.idle();
  });
});

describe("actions on a run", () => {
  test("a limit is raised, a cell is overridden, run again and compared", async () => {
    const body = { question: "Is it independent?", companies: ["Alder Ledger Software"] };
    const id = await run(body);
    await carrier.idle();
    const path = `PATCH /runs/${id}/cells/answer/alder-ledger-software`;
    const override = await call(path, { verdict: "negative", value: "no", reason: "Sold in May" });
    expect(override.body).toMatchObject({
      verdict: "negative",
      value: "no",
      overridden: { by: north, reason: "Sold in May" },
    });
    expect(
      await call(`PATCH /runs/${id}/cells/answer/nobody`, { verdict: "negative", reason: "x" }),
    ).toMatchObject({ status: 404 });
    expect((await call(`POST /runs/${id}/rerun`, { criterion: "answer" })).status).toBe(202);
    await carrier.idle();
    const results = await call(`GET /runs/${id}/results`);
    expect(results.body).toMatchObject({ items: [{ verdict: "negative", attempts: 1 }] });
    expect(await call(`POST /runs/${id}/rerun`, { criterion: "nope" })).toMatchObject({
      status: 400,
      body: { code: "unknown_criterion" },
    });
    const other = await run(body);
    await carrier.idle();
    const diff = await call(`GET /runs/${id}/diff?with=${other}`);
    expect(diff.body).toMatchObject({
      changes: [
        {
          before: { verdict: "negative", overridden: { by: north, reason: "Sold in May" } },
          after: { status: "answered", overridden: null, reason: null },
        },
      ],
    });
  });

  const approved = {
    question: "Is it independent?",
    companies: ["Alder Ledger Software"],
    wait_between_tools: true,
  };

  /** The call that the run waits for. */
  async function waiting(id: string): Promise<{ approval_id: string }> {
    for (;;) {
      const seen = await call<{ approvals: { approval_id: string }[]; status: string }>(
        `GET /runs/${id}`,
      );
      expect(["queued", "running", "awaiting_approval"]).toContain(seen.body.status);
      const [approval] = seen.body.approvals;
      if (seen.body.status === "awaiting_approval" && approval !== undefined) return approval;
    }
  }

  test("a call waits for approval, and a second decision is refused", async () => {
    const id = await run(approved);
    const approval = await waiting(id);
    const path = `POST /runs/${id}/approvals/${approval.approval_id}`;
    expect(await call(path, { decision: "override", tool: "nope" })).toMatchObject({
      status: 400,
      body: { code: "unknown_tool" },
    });
    const given = { decision: "override", result: "Alder Ledger Software is independent." };
    expect((await call(path, given)).status).toBe(200);
    expect(await call(path, given)).toMatchObject({
      status: 409,
      body: { code: "already_decided" },
    });
    expect((await call(`POST /runs/${id}/cancel`)).status).toBe(202);
    await carrier.idle();
    const types = (await events(id)).map(({ event }) => event);
    expect(types).toContain("approval_decided");
    expect((await call(`POST /runs/${id}/resume`)).status).toBe(202);
    await waiting(id);
    expect((await call(`POST /runs/${id}/cancel`)).status).toBe(202);
  });

  test("canceling a run leaves no call waiting for approval", async () => {
    const id = await run(approved);
    await waiting(id);
    expect((await call(`POST /runs/${id}/cancel`)).status).toBe(202);
    await carrier.idle();
    const seen = await call<{ status: string }>(`GET /runs/${id}`);
    expect(seen.body.status).toBe("canceled");
  });

  test("a paused run states the reason and continues when resumed", async () => {
    const id = await run(approved);
    await waiting(id);
    expect((await call(`POST /runs/${id}/cancel`, { rest: true })).status).toBe(202);
    await carrier.idle();
    const seen = await call(`GET /runs/${id}`);
    expect(seen.body).toMatchObject({ status: "resting", rest: { code: "paused" } });
    expect((await call(`POST /runs/${id}/resume`)).status).toBe(202);
    await waiting(id);
    expect((await call(`POST /runs/${id}/cancel`, { rest: "yes" })).status).toBe(400);
    expect((await call(`POST /runs/${id}/cancel`)).status).toBe(202);
  });
});
