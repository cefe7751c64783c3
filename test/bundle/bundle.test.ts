import { describe, expect, test } from "vitest";
import { north, south, v1 } from "../api/api.fixture.ts";
import { chunksOf, reading } from "../api/streams.ts";
import { withFunctions } from "./functions.fixture.ts";
import { holdingAnswers } from "./scripts.ts";

const question = "Is the Smith family outside their IPS bands?";
const model = holdingAnswers();
const functions = withFunctions({ held: model.script });
const { start, begin, send, call } = functions;

test("what the API loads at its start, without the router, is under 512,000 bytes, and the others less still", () => {
  // Nobody waits for the workflow's start; its own test limits it.
  const { "api/lambda": api, workflow: _, ...others } = functions.code;
  expect(api.bytes).toBeLessThan(512_000);
  expect(Math.max(...Object.values(others).map(({ bytes }) => bytes))).toBeLessThan(api.bytes);
});

test("the API's whole bundle is under 2,400,000 bytes, and those of a tool and of the titles under 1,020,000", () => {
  const { "api/lambda": api, tool, title } = functions.code;
  expect(api.total).toBeLessThan(2_400_000);
  expect(Math.max(tool.total, title.total)).toBeLessThan(1_020_000);
});

describe.each(["url", "rest"] as const)("the API in Lambda behind the front %s", (front) => {
  test("is healthy", async () => {
    const response = await call(await start("api/lambda", { front }), "GET /health");
    expect([response.status, await response.json()]).toEqual([
      200,
      expect.objectContaining({ status: "ok", model: "offline" }),
    ]);
  });

  test("asks for a token, with a problem", async () => {
    const api = await start("api/lambda", { front });
    const response = await fetch(`${api.url}${v1}/households`);
    expect([
      response.status,
      response.headers.get("content-type"),
      response.headers.get("www-authenticate"),
    ]).toEqual([401, "application/problem+json", "Bearer"]);
    expect(await response.json()).toMatchObject({ code: "unauthenticated", status: 401 });
  });

  test("handles non-ASCII text in body and query", async () => {
    const api = await start("api/lambda", { front });
    const id = await begin(api);
    await (await send(api, id, "Größe & ☂ “quoted” 🚀")).text();
    const [asked] = await functions.messages(api, id);
    expect(asked?.parts).toMatchObject([{ type: "text", text: "Größe & ☂ “quoted” 🚀" }]);
    const found = await call(
      api,
      `GET ${v1}/households?limit=1&cursor=${encodeURIComponent("ä&☂")}`,
    );
    expect([found.status, await found.json()]).toEqual([
      400,
      expect.objectContaining({ code: "invalid_cursor" }),
    ]);
  });

  test("accepts a stop request that reaches another process", async () => {
    const held = await start("api/lambda", { front, env: { MODEL_ID: "held" } });
    const other = await start("api/lambda", { front });
    const id = await begin(held);
    const stream = reading(await send(held, id, "Hello"));
    await stream.until("text-delta");
    expect((await call(other, `POST ${v1}/conversations/${id}/stop`)).status).toBe(202);
    expect(await stream.rest()).toMatch(/"type":"abort","reason":"interrupted"\}\n\ndata: \[DONE/);
    model.release();
  });
});

test("the title function writes a title for the event once", async () => {
  const api = await start("api/lambda");
  const id = await begin(api, "hh_d1");
  await chunksOf(await send(api, id, question));
  await functions.bus.idle();
  const read = async () => (await call(api, `GET ${v1}/conversations/${id}`)).json();
  const titled = await read();
  expect(titled).toMatchObject({ title: "Is the Smith family outside their IPS bands" });

  const again = await start("title");
  const properties = { advisor_id: north, conversation_id: id };
  expect(await again.invoke({ detail: { properties } })).toEqual({ payload: null });
  expect(await read()).toEqual(titled);
});

describe("a tool's bundle", () => {
  const session = { advisor_id: north, household_id: "hh_d1", turn_id: "turn_1" };
  const tool = () => start("tool", { env: { TOOL: "compare_to_ips" } });

  test("answers for the household of the session", async () => {
    expect(await (await tool()).invoke({ session, input: {} })).toMatchObject({
      payload: {
        outcome: {
          result: { source_id: "tool:compare_to_ips:v1", data: { total_value: 1_000_000 } },
        },
      },
    });
  });

  test("gives another advisor's household the same error as an unknown one, and requires a household", async () => {
    const one = await tool();
    const asked = (more: object) => one.invoke({ session: { ...session, ...more }, input: {} });
    const missing = {
      payload: {
        error: {
          code: "not_found",
          message: "There is nothing here, or it is not yours.",
        },
      },
    };
    expect(await asked({ household_id: "hh_d5" })).toEqual(missing);
    expect(await asked({ household_id: "hh_d99" })).toEqual(missing);
    expect(await asked({ advisor_id: south })).toEqual(missing);
    expect(await asked({ household_id: null })).toMatchObject({
      payload: { error: { code: "household_required" } },
    });
  });

  test("refuses invalid events and arguments", async () => {
    const one = await tool();
    expect(await one.invoke({ input: {} })).toMatchObject({
      payload: { error: { code: "invalid_event" } },
    });
    const wrong = { session, input: { deposit_usd: "all of it" } };
    expect(await one.invoke(wrong)).toMatchObject({
      payload: { error: { code: "invalid_arguments" } },
    });
  });
});

test("the workflow function refuses an event that is not from a durable execution", async () => {
  const workflow = await start("workflow");
  expect(await workflow.invoke({})).toMatchObject({ error: "Unhandled" });
});
