import { beforeAll, describe, expect, test } from "vitest";
import { south, v1, withApi } from "../api/api.fixture.ts";
import { holding } from "../api/held.ts";
import { answered, bodiesOf, exported, newest, type TurnIds } from "./turns.fixture.ts";

const model = holding();
const api = withApi({ held: model.script });
let ids: TurnIds;

beforeAll(async () => {
  ids = await answered(api, await api.start(), "Hello");
});

const rate = (message: string, body: unknown, headers: Record<string, string> = {}) =>
  api.json(`POST ${v1}/messages/${message}/feedback`, { body, headers });

/** The recorded ratings, oldest first. */
const opinions = async (conversation: string) =>
  bodiesOf(await exported(api, conversation)).flatMap(({ kind, message_id, rating, note }) =>
    kind === "rated" ? [{ message_id, rating, note }] : [],
  );

test("a rating is stored, repeating it adds nothing, and a new one replaces it", async () => {
  const { conversation, reply } = await answered(api, await api.start(), "Hello");
  const up = { message_id: reply, rating: "up", note: null };
  const down = { message_id: reply, rating: "down", note: " The wrong year. " };
  expect(await rate(reply, { rating: "up" })).toEqual({ status: 200, body: up });
  expect(await rate(reply, { rating: "up", note: "  " })).toEqual({ status: 200, body: up });
  expect(await opinions(conversation)).toEqual([up]);
  const changed = { rating: "down", note: " The wrong year. " };
  expect(await rate(reply, changed)).toEqual({ status: 200, body: down });
  expect(await rate(reply, changed)).toEqual({ status: 200, body: down });
  expect(await opinions(conversation)).toEqual([up, down]);
  await rate(reply, { rating: "up" });
  expect(await opinions(conversation)).toEqual([up, down, up]);
});

test("each answer has its own rating, wherever it is in the record", async () => {
  const first = await answered(api, await api.start(), "Hello");
  const second = await answered(api, first.conversation, "Hello again");
  await rate(first.reply, { rating: "up" });
  await rate(second.reply, { rating: "down" });
  await rate(first.reply, { rating: "up" });
  await rate(second.reply, { rating: "down" });
  expect(await opinions(first.conversation)).toEqual([
    { message_id: first.reply, rating: "up", note: null },
    { message_id: second.reply, rating: "down", note: null },
  ]);
});

test("a rating many entries after its answer is found", async () => {
  const { conversation, reply } = await answered(api, await api.start(), "Hello");
  await rate(reply, { rating: "up" });
  for (let nth = 0; nth < 65; nth += 1) {
    await api.call(`PATCH ${v1}/conversations/${conversation}`, { body: { title: `T ${nth}` } });
  }
  await rate(reply, { rating: "up" });
  expect((await opinions(conversation)).map(({ rating }) => rating)).toEqual(["up"]);
  await rate(reply, { rating: "down" });
  await rate(reply, { rating: "down" });
  expect((await opinions(conversation)).map(({ rating }) => rating)).toEqual(["up", "down"]);
});

test("a repeated request gets the same response and is stored once", async () => {
  const { conversation, reply } = await answered(api, await api.start(), "Hello");
  const headers = { "idempotency-key": "one" };
  const first = await rate(reply, { rating: "up" }, headers);
  await rate(reply, { rating: "down" });
  expect(await rate(reply, { rating: "up" }, headers)).toEqual(first);
  expect((await opinions(conversation)).map(({ rating }) => rating)).toEqual(["up", "down"]);
  expect(await rate(reply, { rating: "down" }, headers)).toMatchObject({
    status: 422,
    body: { code: "idempotency_mismatch" },
  });
});

test("a rating does not change the conversation's messages, title or list position", async () => {
  const path = `GET ${v1}/conversations/${ids.conversation}`;
  const read = async () => {
    const { ratings, ...page } = (await api.json(`${path}/messages`)).body;
    return { conversation: await api.json(path), page, ratings };
  };
  const before = await read();
  await rate(ids.reply, { rating: "up" });
  const after = await read();
  expect({ ...after, ratings: [] }).toEqual({ ...before, ratings: [] });
  expect(after.ratings).toContainEqual(
    expect.objectContaining({ message_id: ids.reply, rating: "up" }),
  );
  expect((await api.json(`${path}/audit?verify=1`)).body.valid).toBe(true);
});

describe("an invalid rating is refused", () => {
  test.each([
    [{}],
    [{ rating: "sideways" }],
    [{ rating: "up", note: 7 }],
    [{ rating: "up", note: "x".repeat(2_001) }],
    [{ rating: "up", note: "\ud800" }],
    [{ rating: "up", stars: 5 }],
    ["no JSON"],
  ])("%j", async (body) => {
    const { status } = await rate(ids.reply, body);
    expect(status).toBe(400);
  });

  test("a note of 2,000 characters is the longest", async () => {
    expect(await rate(ids.reply, { rating: "up", note: "x".repeat(2_000) })).toMatchObject({
      status: 200,
    });
  });
});

describe("anything but an own finished answer is not found", () => {
  const missing = async (message: string, as?: string) => {
    const writes = api.writes();
    const { status, body } = await api.json(`POST ${v1}/messages/${message}/feedback`, {
      body: { rating: "up" },
      ...(as === undefined ? {} : { as }),
    });
    expect({ status, ...body, writes: api.writes() - writes }).toEqual({
      type: "about:blank",
      title: expect.any(String),
      status: 404,
      detail: "There is nothing here, or it is not yours.",
      code: "not_found",
      request_id: expect.any(String),
      retryable: false,
      writes: 0,
    });
  };

  test("a malformed id, a question, a turn, a position without a turn", async () => {
    const { question, turn, reply } = ids;
    const others = [question, turn, `${turn}_reply`, reply.replace(/_(\d+)_reply$/, "_99_reply")];
    const shapes = ["msg_1", "x_reply", reply.replace(/_(\d+)_reply$/, "_0$1_reply")];
    const beside = reply.replace(/_(\d+)_reply$/, (_, seq) => `_${Number(seq) + 1}_reply`);
    for (const id of [...others, ...shapes, beside]) await missing(id);
  });

  test("another advisor's answer", () => missing(ids.reply, south));

  test("an answer of a deleted conversation", async () => {
    const { conversation, reply } = await answered(api, await api.start(), "Hello");
    await api.call(`DELETE ${v1}/conversations/${conversation}`);
    await missing(reply);
  });

  test("an answer that is still being written", async () => {
    const conversation = await api.start();
    const stream = await api.send(conversation, "Hello", { app: api.open("held") });
    const { reply } = await newest(api, conversation);
    const { status } = await rate(reply, { rating: "up" });
    await model.release();
    await stream.text();
    expect([status, (await rate(reply, { rating: "up" })).status]).toEqual([404, 200]);
  });
});
