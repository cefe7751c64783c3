import { expect, test } from "vitest";
import { v1, withApi } from "./api.fixture.ts";
import { chunksOf, linesOf } from "./streams.ts";

const api = withApi();

interface Messages {
  items: { role: string; parts: { type: string; data?: unknown }[] }[];
}

const groundings = (parts: readonly { type: string; data?: unknown }[]) =>
  parts.flatMap(({ type, data }) => (type === "data-grounding" ? [data] : []));

test.each([
  ["hh_d1", "Is the Smith family outside their IPS bands?"],
  ["hh_d1", "What do they own?"],
  ["hh_d3", "Search the documents for required distributions"],
  ["hh_d9", "Is anything out of band?"],
  [null, "What is in VOO?"],
  [null, "Price of AAPL?"],
])("in %s every figure of the offline model's answer has a source: %s", async (household, text) => {
  const chunks = await chunksOf(await api.send(await api.start(household), text));
  expect(groundings(chunks)).toEqual([
    { valid: true, citations: expect.any(Array), unmatched: [], unknown_citations: [] },
  ]);
  expect(chunks.at(-2)?.type).toBe("data-grounding");
  expect(chunks.at(-1)?.type).toBe("finish");
});

test("the stream, its replay and the stored message have the same grounding", async () => {
  const conversation = await api.start("hh_d1");
  const headers = { "idempotency-key": "grounding-1" };
  const body = { conversation_id: conversation, message: "What do they own?" };
  const send = () => api.call(`POST ${v1}/chat/stream?protocol=ui`, { headers, body });
  const live = groundings(await chunksOf(await send()));
  expect(live).toHaveLength(1);
  expect(groundings(await chunksOf(await send()))).toEqual(live);
  const path = `GET ${v1}/conversations/${conversation}/messages`;
  const reply = (await api.json<Messages>(path)).body.items.find(
    ({ role }) => role === "assistant",
  );
  expect(groundings(reply?.parts ?? [])).toEqual(live);

  const lines = await linesOf(await api.call(`POST ${v1}/chat/stream`, { headers, body }));
  const events = lines.flatMap(({ code, body }) =>
    code === "2" ? (body as { event: string }[]) : [],
  );
  expect(events.filter(({ event }) => event === "grounding")).toMatchObject(live as object[]);
});
