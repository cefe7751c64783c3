import { beforeAll, describe, expect, test } from "vitest";
import { north, south, v1, withApi } from "./api.fixture.ts";

const api = withApi();
const conversations = `${v1}/conversations`;

interface Card {
  id: string;
  household_id: string | null;
  title: string | null;
}
interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
}
interface Message {
  role: string;
  parts: { type: string; text?: string }[];
}

const say = async (id: string, text: string): Promise<void> => {
  await (await api.send(id, text)).text();
};

/** Every item of a list, read page by page. */
async function all<Item>(path: string, as = north): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const next: string = cursor === "" ? "" : `&cursor=${cursor}`;
    const { body } = await api.json<Page<Item>>(`GET ${path}${next}`, { as });
    items.push(...body.items);
    cursor = body.next_cursor;
  }
  return items;
}

describe("a conversation", () => {
  test("begins with a household or without one", async () => {
    for (const household_id of ["hh_d1", null]) {
      expect(await api.json(`POST ${conversations}`, { body: { household_id } })).toEqual({
        status: 201,
        body: {
          conversation_id: expect.stringMatching(/^con_[a-z0-9]{26}$/),
          household_id,
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
      });
    }
  });

  test("accepts a household id as people write it", async () => {
    const { body } = await api.json(`POST ${conversations}`, { body: { household_id: " D1 " } });
    expect(body).toMatchObject({ household_id: "hh_d1" });
  });

  test("can be read by its advisor", async () => {
    const id = await api.start("hh_d1");
    expect(await api.json(`GET ${conversations}/${id}`)).toMatchObject({
      status: 200,
      body: {
        conversation_id: id,
        household_id: "hh_d1",
        title: null,
        running: false,
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    });
  });

  test("has no messages at first", async () => {
    const id = await api.start();
    expect(await api.json(`GET ${conversations}/${id}/messages`)).toEqual({
      status: 200,
      body: { items: [], next_cursor: null, ratings: [], replaced: [], undone: [] },
    });
  });
});

describe("a title", () => {
  test("is set by the event of the first message", async () => {
    const id = await api.start("hh_d1");
    await say(id, "Is the Smith family outside their IPS bands?");
    await api.cloud.bus.idle();
    const { body } = await api.json(`GET ${conversations}/${id}`);
    expect(body.title).toBe("Is the Smith family outside their IPS bands");
    await say(id, "What is in VOO?");
    await api.cloud.bus.idle();
    expect((await api.json(`GET ${conversations}/${id}`)).body.title).toBe(body.title);
  });

  test("that the advisor gave is not overwritten by the event", async () => {
    const id = await api.start();
    await api.call(`PATCH ${conversations}/${id}`, { body: { title: "Mine" } });
    await say(id, "What is in VOO?");
    await api.cloud.bus.idle();
    expect((await api.json(`GET ${conversations}/${id}`)).body.title).toBe("Mine");
  });

  test.each([
    "Year-end review",
    "Cash <5% and bonds >40%",
    "<b>Bold</b> plans",
    "=HYPERLINK(1)",
    "+1 and -1",
    "Größe 🚀",
    "x".repeat(80),
  ])("%j is stored exactly", async (title) => {
    const id = await api.start();
    expect(await api.json(`PATCH ${conversations}/${id}`, { body: { title } })).toEqual({
      status: 200,
      body: { conversation_id: id, title },
    });
    expect((await api.json(`GET ${conversations}/${id}`)).body.title).toBe(title);
  });
});

test("a deleted conversation is gone from every route and from the list", async () => {
  const id = await api.start("hh_d1");
  await say(id, "What do they own?");
  const response = await api.call(`DELETE ${conversations}/${id}`);
  expect([response.status, await response.text()]).toEqual([204, ""]);

  for (const [route, body] of [
    [`GET ${conversations}/${id}`],
    [`GET ${conversations}/${id}/messages`],
    [`PATCH ${conversations}/${id}`, { title: "Back" }],
    [`DELETE ${conversations}/${id}`],
    [`POST ${conversations}/${id}/stop`],
    [`POST ${conversations}/${id}/select_household`, { household_id: "hh_d1" }],
    [`POST ${v1}/chat/stream`, { conversation_id: id, message: "Hello?" }],
  ] as const) {
    expect((await api.call(route, { body })).status).toBe(404);
  }
  const list = await all<Card>(`${conversations}?limit=100`);
  expect(list.map((card) => card.id)).not.toContain(id);
});

describe("the household of a conversation", () => {
  const select = (id: string, household_id: string) =>
    api.json(`POST ${conversations}/${id}/select_household`, { body: { household_id } });

  test("is chosen once; choosing the same one again succeeds", async () => {
    const id = await api.start();
    for (const household_id of ["hh_d1", "D1"]) {
      expect(await select(id, household_id)).toEqual({
        status: 200,
        body: { conversation_id: id, household_id: "hh_d1", created_at: expect.any(String) },
      });
    }
    expect((await api.json(`GET ${conversations}/${id}`)).body.household_id).toBe("hh_d1");
  });

  test("cannot change, and a request for another one gets a conflict with the current one", async () => {
    const chosen = await api.start();
    await select(chosen, "hh_d1");
    for (const id of [chosen, await api.start("hh_d1")]) {
      expect(await select(id, "hh_d2")).toEqual({
        status: 409,
        body: {
          type: "about:blank",
          title: "In conflict with what is there",
          status: 409,
          detail: expect.stringContaining("Start a new conversation"),
          code: "conversation_locked",
          request_id: expect.any(String),
          retryable: false,
          current_household_id: "hh_d1",
        },
      });
    }
  });

  test("is only one of two chosen at the same time", async () => {
    const id = await api.start();
    const answers = await Promise.all([select(id, "hh_d1"), select(id, "hh_d2")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)?.body.household_id;
    expect((await api.json(`GET ${conversations}/${id}`)).body.household_id).toBe(won);
  });
});

describe("a list of conversations", () => {
  const ids: string[] = [];

  beforeAll(async () => {
    for (const household of ["hh_d5", null, "hh_d6", "hh_d5", null]) {
      ids.unshift(await api.start(household, south));
    }
  });

  test("has the newest activity first, for any page size", async () => {
    for (const limit of [1, 2, 100]) {
      const list = await all<Card>(`${conversations}?limit=${limit}`, south);
      expect(list.map(({ id }) => id)).toEqual(ids);
    }
    await (await api.send(ids[4] ?? "", "What do they own?", { as: south })).text();
    const [first] = await all<Card>(`${conversations}?limit=2`, south);
    expect(first?.id).toBe(ids[4]);
  });

  test("can be filtered by household", async () => {
    const list = await all<Card>(`${conversations}?household_id=D5&limit=1`, south);
    expect(list.map(({ household_id }) => household_id)).toEqual(["hh_d5", "hh_d5"]);
  });
});

test("thirty turns are returned in order and whole, for any page size", async () => {
  const id = await api.start("hh_d1");
  const asked = Array.from({ length: 30 }, (_, n) => `What is in VOO? (${n})`);
  for (const text of asked) await say(id, text);

  const whole = await all<Message>(`${conversations}/${id}/messages?limit=100`);
  expect(whole.map(({ role }) => role)).toEqual(asked.flatMap(() => ["user", "assistant"]));
  const questions = whole.filter(({ role }) => role === "user");
  expect(questions.map(({ parts }) => parts[0]?.text)).toEqual(asked);
  expect(await all(`${conversations}/${id}/messages?limit=7`)).toEqual(whole);
  expect(await all(`${conversations}/${id}/messages?limit=1`)).toEqual(whole);
});

describe("the same request with the same Idempotency-Key", () => {
  const keyed = (key: string) => ({ "idempotency-key": key });

  test("creates one conversation", async () => {
    const headers = keyed("create-1");
    const body = { household_id: "hh_d1" };
    const first = await api.json(`POST ${conversations}`, { body, headers });
    expect(await api.json(`POST ${conversations}`, { body, headers })).toEqual(first);
    expect(
      await api.json(`POST ${conversations}`, { body: { household_id: "hh_d2" }, headers }),
    ).toMatchObject({ status: 422, body: { code: "idempotency_mismatch" } });
  });

  test("creates one conversation when many arrive at once", async () => {
    const headers = keyed("create-2");
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.json(`POST ${conversations}`, { body: {}, headers })),
    );
    const made = answers.filter(({ status }) => status === 201);
    const waiting = answers.filter(({ status }) => status === 409);
    expect(new Set(made.map(({ body }) => body.conversation_id)).size).toBe(1);
    expect(made.length + waiting.length).toBe(8);
    expect(new Set(waiting.map(({ body }) => body.code))).toEqual(
      new Set(waiting.length > 0 ? ["in_progress"] : []),
    );
  });

  test("chooses a household once, and a refusal is repeated", async () => {
    const id = await api.start();
    const route = `POST ${conversations}/${id}/select_household`;
    const choose = (household_id: string, key: string) =>
      api.json(route, { body: { household_id }, headers: keyed(key) });
    const first = await choose("hh_d1", "select-1");
    expect(await choose("hh_d1", "select-1")).toEqual(first);
    expect(await choose("hh_d2", "select-1")).toMatchObject({ status: 422 });
    const locked = await choose("hh_d2", "select-2");
    expect(locked).toMatchObject({ status: 409, body: { code: "conversation_locked" } });
    expect(await choose("hh_d2", "select-2")).toEqual(locked);
  });

  test("stops a turn once", async () => {
    const id = await api.start();
    const stop = (body: unknown) =>
      api.json(`POST ${conversations}/${id}/stop`, { body, headers: keyed("stop-1") });
    const first = await stop({});
    expect(first).toEqual({ status: 202, body: { conversation_id: id, status: "stopping" } });
    expect(await stop({})).toEqual(first);
    expect(await stop({ now: true })).toMatchObject({
      status: 422,
      body: { code: "idempotency_mismatch" },
    });
  });

  test("is a separate request for another advisor", async () => {
    const headers = keyed("create-1");
    const { status, body } = await api.json(`POST ${conversations}`, {
      as: south,
      body: { household_id: "hh_d5" },
      headers,
    });
    expect([status, body.household_id]).toEqual([201, "hh_d5"]);
  });
});

test("stopping a conversation without a running turn succeeds and stores nothing", async () => {
  const id = await api.start();
  const before = await api.cloud.stored();
  expect((await api.call(`POST ${conversations}/${id}/stop`)).status).toBe(202);
  expect(await api.cloud.stored()).toBe(before);
});
