import { copilotClient } from "@advisor/client/copilot-client";
import type { Chunk } from "@advisor/client/read-stream";
import { startApi } from "@advisor/local/api-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { north } from "../api/api.fixture.ts";
import { startCutter } from "./proxy.ts";
import { question, withResume } from "./resume.fixture.ts";

const api = withResume(5);

let server: Awaited<ReturnType<typeof startApi>>;
let token: string;

beforeAll(async () => {
  process.env.MODEL_ID = "paced";
  server = await startApi(0);
  process.env.MODEL_ID = "offline";
  token = await api.cloud.issuer.mint(north);
});
afterAll(() => server.close());

const textOf = (chunks: readonly Chunk[]): string =>
  chunks.map((chunk) => (chunk.type === "text-delta" ? chunk.delta : "")).join("");

/** A question asked over failing connections, with everything sent and received. */
async function asked(cutAfter: () => number) {
  const cutter = await startCutter(server.url, cutAfter);
  const pauses: number[] = [];
  const client = copilotClient({
    base: cutter.url,
    token,
    fetch,
    wait: async (milliseconds) => {
      pauses.push(milliseconds);
    },
  });
  const id = await api.start();
  const chunks: Chunk[] = [];
  for await (const chunk of client.ask(id, question)) chunks.push(chunk);
  await cutter.close();
  const [, reply] = await messages(id);
  return { id, chunks, reply, seen: cutter.seen, pauses };
}

async function messages(id: string) {
  const { body } = await api.json<{ items: { parts: { type: string; text?: string }[] }[] }>(
    `GET /api/v1/copilot/conversations/${id}/messages`,
  );
  return body.items;
}

/** The required content of a turn, however its connection failed. */
function expectWhole({ chunks, reply }: Awaited<ReturnType<typeof asked>>): void {
  const count = (name: Chunk["type"]) => chunks.filter(({ type }) => type === name).length;
  expect(textOf(chunks)).toBe((reply?.parts ?? []).map(({ text = "" }) => text).join(""));
  expect([count("start"), count("finish")]).toEqual([1, 1]);
  expect([count("tool-input-available"), count("tool-output-available")]).toEqual([1, 1]);
}

describe("a client behind a server that cuts connections", () => {
  test.each([900, 2_500, 4_000])(
    "after %i bytes reads its whole turn, and asks once",
    async (bytes) => {
      // A tool's result is one event, which must arrive in one piece.
      let connections = 0;
      const received = await asked(() => {
        connections += 1;
        return connections % 3 === 0 ? 60_000 : bytes;
      });
      expectWhole(received);
      const posts = received.seen.filter(({ method }) => method === "POST");
      expect(posts).toHaveLength(1);
      expect(received.seen.length).toBeGreaterThan(1);
      expect(received.seen.slice(1).every(({ after }) => after !== undefined)).toBe(true);
    },
  );

  test("before the first event sends the same request again, under the same key", async () => {
    let connections = 0;
    const received = await asked(() => {
      connections += 1;
      return connections <= 2 ? 1 : 1_000_000;
    });
    expectWhole(received);
    const keys = received.seen.flatMap(({ method, key }) => (method === "POST" ? [key] : []));
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    expect(await messages(received.id)).toHaveLength(2);
  });
});

test("a running turn can be read by another client", async () => {
  const client = copilotClient({ base: server.url, token, fetch });
  const id = await api.start();
  const asking = client.ask(id, question);
  const first = await asking.next();
  const again: Chunk[] = [];
  for await (const chunk of client.resume(id)) again.push(chunk);
  const rest: Chunk[] = [];
  for await (const chunk of asking) rest.push(chunk);
  expect(textOf(again)).toBe(textOf(rest));
  expect(again[0]).toEqual(first.value);
  for await (const chunk of client.resume(id))
    throw new Error(`nothing runs, but read ${chunk.type}`);
});
