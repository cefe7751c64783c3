import { systemClock } from "@advisor/adapters/world";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type App, v1, withApi } from "../api/api.fixture.ts";
import { chunksOf, textOf } from "../api/streams.ts";
import { eventually } from "../eventually.ts";
import { type Meddle, startProxy, straight } from "../store/proxy.ts";

const question = "Is the Smith family outside their IPS bands?";
const api = withApi();
let proxy: Awaited<ReturnType<typeof startProxy>>;
let app: App;

beforeAll(async () => {
  const direct = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? "";
  proxy = await startProxy(direct);
  process.env.AWS_ENDPOINT_URL_DYNAMODB = proxy.url;
  app = api.open();
  // The client resolves its endpoint on the first call and keeps it.
  await api.call(`GET ${v1}/conversations`, { app });
  process.env.AWS_ENDPOINT_URL_DYNAMODB = direct;
});
beforeEach(() => proxy.meddle(straight));
afterAll(() => proxy.close());

interface Message {
  role: string;
  parts: { type: string; text?: string }[];
  metadata: Record<string, unknown>;
}

const messages = async (id: string): Promise<Message[]> =>
  (await api.json<{ items: Message[] }>(`GET ${v1}/conversations/${id}/messages`)).body.items;

const verified = async (id: string): Promise<unknown> =>
  (await api.json(`GET ${v1}/conversations/${id}/audit?verify=1`)).body.valid;

const writes = /^(Put|Update|Delete)Item$|^TransactWriteItems$/;

describe("a write whose response is lost", () => {
  /** Every nth write is done, but its response is lost. */
  function losing(nth: number): { meddle: Meddle; lost(): number } {
    let seen = 0;
    let lost = 0;
    return {
      lost: () => lost,
      async meddle({ operation }, forward) {
        if (!writes.test(operation)) return forward();
        seen += 1;
        const answer = await forward();
        if (seen % nth !== 0) return answer;
        lost += 1;
        return "cut";
      },
    };
  }

  test.each([2, 3, 4])("each %i. time, has no effect that a reader sees", async (nth) => {
    const id = await api.start("hh_d1");
    const { meddle, lost } = losing(nth);
    proxy.meddle(meddle);
    // A turn whose answer is written at once has two writes only, so that there are two turns.
    const turns = [
      await chunksOf(await api.send(id, question, { app })),
      await chunksOf(await api.send(id, question, { app })),
    ];
    // The last write may follow the end of the stream.
    await eventually(() => expect(lost()).toBeGreaterThan(0));
    proxy.meddle(straight);
    for (const chunks of turns)
      expect(chunks.at(-1)).toMatchObject({ type: "finish", finishReason: "stop" });
    const found = await messages(id);
    expect(found.map(({ role, metadata }) => `${role} ${metadata.status}`)).toEqual([
      "user complete",
      "assistant complete",
      "user complete",
      "assistant complete",
    ]);
    const stored = found
      .filter(({ role }) => role === "assistant")
      .map(({ parts }) => parts.findLast(({ type }) => type === "text")?.text);
    expect(stored).toEqual(turns.map(textOf));
    expect(await verified(id)).toBe(true);
  });
});

describe("a change that loses every race", () => {
  /** Before each write of a change, another request changes the same conversation. */
  function overtaken(id: string): { meddle: Meddle; title(): string } {
    let rivals = 0;
    const title = () => `Rival ${rivals}`;
    return {
      title,
      async meddle({ operation }, forward) {
        if (operation === "TransactWriteItems") {
          rivals += 1;
          await api.call(`PATCH ${v1}/conversations/${id}`, { body: { title: title() } });
        }
        return forward();
      },
    };
  }

  test("is a retryable conflict, and the other change stays", async () => {
    const id = await api.start();
    const { meddle, title } = overtaken(id);
    proxy.meddle(meddle);
    const body = { title: "Mine" };
    const response = await api.call(`PATCH ${v1}/conversations/${id}`, { app, body });
    expect([response.status, response.headers.get("retry-after"), await response.json()]).toEqual([
      409,
      "1",
      expect.objectContaining({ code: "conflict", retryable: true }),
    ]);
    const now = await api.json(`GET ${v1}/conversations/${id}`);
    expect(now.body.title).toBe(title());
    expect(await verified(id)).toBe(true);
  });

  test("is not stored under its key, so the same request may succeed at once", async () => {
    const id = await api.start();
    const choose = () =>
      api.json(`POST ${v1}/conversations/${id}/select_household`, {
        app,
        body: { household_id: "hh_d1" },
        headers: { "idempotency-key": `choose-${id}` },
      });
    proxy.meddle(overtaken(id).meddle);
    expect(await choose()).toMatchObject({ status: 409, body: { code: "conflict" } });
    proxy.meddle(straight);
    expect(await choose()).toMatchObject({ status: 200, body: { household_id: "hh_d1" } });
    const again = await choose();
    expect(again).toMatchObject({ status: 200, body: { household_id: "hh_d1" } });
  });
});

test("pages of one item hide no message", async () => {
  const id = await api.start("hh_d1");
  for (const text of [question, "Thank you."]) await (await api.send(id, text)).text();
  const whole = await messages(id);
  expect(whole).toHaveLength(4);
  proxy.meddle(({ operation, body }, forward) =>
    forward(operation === "Query" ? { ...body, Limit: 1 } : body),
  );
  const { body } = await api.json<{ items: Message[] }>(`GET ${v1}/conversations/${id}/messages`, {
    app,
  });
  expect(body.items).toEqual(whole);
});

test.each([
  ["three bytes each", "漢".repeat(100_000)],
  ["six bytes each in JSON", `${"\u0001".repeat(99_999)}x`],
  ["four bytes each", "🚀".repeat(50_000)],
])("the longest message is stored whole with characters of %s", async (_, text) => {
  const id = await api.start();
  const chunks = await chunksOf(await api.send(id, text));
  expect(chunks.at(-1)).toMatchObject({ type: "finish" });
  const [user] = await messages(id);
  expect(user?.parts[0]?.text === text).toBe(true);
  expect(await verified(id)).toBe(true);
});

test("a clock that runs backwards changes neither the order nor makes times decrease", async () => {
  const id = await api.start();
  const clock = systemClock(undefined);
  for (const [nth, off] of [300_000, -300_000, 0, -900_000].entries()) {
    const later = { ...clock, now: () => clock.now() + off };
    const own = api.open("offline", { clock: later });
    const response = await api.send(id, `Hello, ${nth}`, { app: own });
    expect((await chunksOf(response)).at(-1)).toMatchObject({ type: "finish" });
  }
  const asked = (await messages(id)).flatMap(({ role, parts }) =>
    role === "user" ? (parts[0]?.text ?? "") : [],
  );
  expect(asked).toEqual(["Hello, 0", "Hello, 1", "Hello, 2", "Hello, 3"]);
  const record = await (await api.call(`GET ${v1}/conversations/${id}/audit`)).text();
  const times = [...record.matchAll(/"seq":\d+,"at":"([^"]+)"|"at":"([^"]+)"/g)].map(
    ([, one, two]) => one ?? two ?? "",
  );
  expect(times.length).toBeGreaterThan(7);
  expect(times).toEqual(times.toSorted());
  expect(await verified(id)).toBe(true);
});
