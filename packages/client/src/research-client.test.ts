import { describe, expect, it } from "vitest";
import { researchClient } from "./research-client.ts";

/** A client that records its requests and gets these responses in order. */
function clientOf(...answers: unknown[]) {
  const requests: string[] = [];
  const bodies: unknown[] = [];
  const headers: Headers[] = [];
  const client = researchClient({
    ...{ base: "http://api", token: "secret" },
    fetch: (url, init) => {
      requests.push(`${init.method} ${url.replace("http://api/api/v1/research", "")}`);
      bodies.push(typeof init.body === "string" ? JSON.parse(init.body) : undefined);
      headers.push(new Headers(init.headers));
      const next = answers.shift() ?? {};
      return next instanceof Response ? next : Response.json(next);
    },
  });
  return { client, requests, bodies, headers };
}

const card = { id: "tpl_1", name: "Screen", version: 1, criteria: 2, updated_at: "" };

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

describe("the research client", () => {
  it("reads lists page by page", async () => {
    const { client, requests } = clientOf(
      { items: [card], next_cursor: "a b" },
      { items: [card], next_cursor: null },
    );
    expect(await all(client.templates())).toEqual([card, card]);
    expect(requests).toEqual(["GET /templates", "GET /templates?cursor=a+b"]);
  });

  it("rejects a response of another shape", async () => {
    const { client } = clientOf({ items: [{ id: "tpl_1" }], next_cursor: null });
    await expect(all(client.templates())).rejects.toThrow("name");
  });

  it("sends every action to its route, with its own idempotency key", async () => {
    const { client, requests, bodies, headers } = clientOf();
    await client.decide("run_1", "apr_1", { decision: "deny" });
    await client.cancel("run_1");
    await client.resume("run_1", { max_cost_usd: 2 });
    await client.rerun("run_1", { which: "stale" });
    const cell = { criterion: "pays a", company: "acme/b" };
    await client.override("run_1", cell, { verdict: "positive", reason: "Filing" });
    await client.removeTemplate("tpl_1");
    expect(requests).toEqual([
      "POST /runs/run_1/approvals/apr_1",
      "POST /runs/run_1/cancel",
      "POST /runs/run_1/resume",
      "POST /runs/run_1/rerun",
      "PATCH /runs/run_1/cells/pays%20a/acme%2Fb",
      "DELETE /templates/tpl_1",
    ]);
    expect(bodies).toEqual([
      ...[{ decision: "deny" }, {}, { max_cost_usd: 2 }, { which: "stale" }],
      ...[{ verdict: "positive", reason: "Filing" }, undefined],
    ]);
    expect(new Set(headers.map((one) => one.get("idempotency-key"))).size).toBe(6);
  });

  it("requests results, differences, files and events with query parameters", async () => {
    const ended = 'id: 9\ndata: {"seq":9,"at":"","type":"canceled","by":"a"}\n\n';
    const { client, requests, headers } = clientOf(
      { items: [], next_cursor: null },
      { run_id: "run_1", with: "run_2", changes: [], unchanged: 3 },
      new Response("# Run"),
      new Response(ended),
    );
    await all(client.results("run_1", { verdict: "unknown" }));
    await client.diff("run_1", "run_2");
    expect(await (await client.export("run_1", "md")).text()).toBe("# Run");
    expect(await all(client.events("run_1", { after: 7, verbosity: 3 }))).toHaveLength(1);
    expect(requests).toEqual([
      "GET /runs/run_1/results?verdict=unknown",
      "GET /runs/run_1/diff?with=run_2",
      "GET /runs/run_1/export?format=md",
      "GET /runs/run_1/events?verbosity=3",
    ]);
    expect(headers[3]?.get("last-event-id")).toBe("7");
  });
});
