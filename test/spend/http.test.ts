import { describe, expect, test, vi } from "vitest";
import { textOf } from "../api/streams.ts";
import { answered, costOf, withLimits } from "./http.fixture.ts";

const { api, open, advisor, hold } = withLimits();
const hello = "Hello";
const fund = "What is in VOO?";
/** Less than any step costs, and more than nothing. */
const tiny = "0.000001";

const problemOf = async (response: Response) => ({
  status: response.status,
  retry: response.headers.get("retry-after"),
  body: (await response.json()) as Record<string, unknown>,
});

const last = (chunks: Awaited<ReturnType<typeof answered>>) => chunks.at(-1);

describe("spending", () => {
  test("of a day is the cost of its turns' tokens", async () => {
    const app = open({ BUDGET_DAY_USD: "5" });
    const ann = await advisor("adv_day");
    const [one, two] = [await ann.start(app), await ann.start(app)];
    const turns = [
      await answered(await ann.send(app, one, fund)),
      await answered(await ann.send(app, two, hello)),
    ];
    const spent = turns.map(costOf).reduce((sum, cost) => sum + cost, 0);
    expect(spent).toBeGreaterThan(0.000_1);
    const today = await ann.spend(app);
    expect(today).toMatchObject({
      day: new Date().toISOString().slice(0, 10),
      budget_day_usd: 5,
      budget_conversation_usd: null,
      budget_turn_usd: null,
      turns: 2,
      turns_running: 0,
      turns_at_once: 3,
      turns_per_minute: 1_200,
      model_id: "offline",
      price_usd_per_million_tokens: { input: 1, output: 1 },
    });
    expect(today.spent_usd).toBeCloseTo(spent, 9);
    expect(Number(today.input_tokens) + Number(today.output_tokens)).toBeCloseTo(spent * 1e6, 3);
  });

  test("of one advisor is separate from another's", async () => {
    const app = open({});
    const ann = await advisor("adv_ann");
    await answered(await ann.send(app, await ann.start(app), hello));
    const bob = await advisor("adv_bob");
    expect(await bob.spend(app)).toMatchObject({ spent_usd: 0, turns: 0 });
  });

  test("of fifty simultaneous turns is complete", async () => {
    const app = open({ TURNS_AT_ONCE: "50" });
    const ann = await advisor("adv_fifty");
    const ids = await Promise.all(Array.from({ length: 50 }, () => ann.start(app)));
    const turns = await Promise.all(
      ids.map(async (id) => answered(await ann.send(app, id, hello))),
    );
    const spent = turns.map(costOf).reduce((sum, cost) => sum + cost, 0);
    const today = await ann.spend(app);
    expect(today).toMatchObject({ turns: 50, turns_running: 0 });
    expect(today.spent_usd).toBeCloseTo(spent, 9);
  });
});

describe("a used-up budget", () => {
  test("for the day refuses the next turn, and stores nothing", async () => {
    const app = open({ BUDGET_DAY_USD: tiny });
    const ann = await advisor("adv_spent");
    const id = await ann.start(app);
    const first = await answered(await ann.send(app, id, hello));
    expect(last(first)).toMatchObject({ type: "finish", finishReason: "stop" });
    await api.cloud.bus.idle();
    const stored = await api.cloud.stored();

    const refused = await problemOf(await ann.send(app, id, hello));
    expect(refused).toMatchObject({
      status: 402,
      retry: null,
      body: {
        code: "budget_exceeded",
        retryable: false,
        budget: "day",
        budget_usd: 0.000_001,
        spent_usd: costOf(first),
        free_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/),
      },
    });
    expect(refused.body.detail).toMatch(
      /^Today's budget of \$0\.000001 is used up: \$0\.\d+ was spent\. Ask again after \d{4}-\d{2}-\d{2} 00:00 UTC\.$/,
    );
    expect(await api.cloud.stored()).toBe(stored);
  });

  test("for the day refuses trading questions too", async () => {
    const app = open({ BUDGET_DAY_USD: tiny });
    const ann = await advisor("adv_trader");
    await answered(await ann.send(app, await ann.start(app), hello));
    expect(await problemOf(await ann.trade(app, "Price of RELIANCE?"))).toMatchObject({
      status: 402,
      body: { code: "budget_exceeded" },
    });
  });

  test("for a conversation does not affect others", async () => {
    const app = open({ BUDGET_CONVERSATION_USD: tiny });
    const ann = await advisor("adv_talks");
    const id = await ann.start(app);
    await answered(await ann.send(app, id, hello));
    expect(await problemOf(await ann.send(app, id, hello))).toMatchObject({
      status: 402,
      body: { code: "budget_exceeded", budget: "conversation" },
    });
    const other = await answered(await ann.send(app, await ann.start(app), hello));
    expect(last(other)).toMatchObject({ type: "finish" });
  });

  test.each(["BUDGET_TURN_USD", "BUDGET_CONVERSATION_USD", "BUDGET_DAY_USD"])(
    "during a turn (%s) ends it before the next step, and its calls and results are kept",
    async (budget) => {
      const app = open({ [budget]: tiny });
      const ann = await advisor(`adv_${budget.toLowerCase()}`);
      const id = await ann.start(app);
      const chunks = await answered(await ann.send(app, id, fund));
      expect(last(chunks)).toMatchObject({
        type: "error",
        code: "budget_exceeded",
        retryable: false,
      });
      const calls = chunks.filter(({ type }) => type === "tool-output-available");
      expect(calls).toHaveLength(1);
      expect(textOf(chunks)).toBe("");

      const [user, answer] = await ann.messages(app, id);
      expect(user?.parts).toMatchObject([{ type: "text", text: fund }]);
      expect(answer?.metadata).toMatchObject({ status: "error", code: "budget_exceeded" });
      expect(answer?.parts).toContainEqual(
        expect.objectContaining({
          type: "tool-get_etf_holdings",
          state: "output-available",
          output: calls[0]?.output,
        }),
      );
      const next = await answered(await ann.send(open({}), id, hello));
      expect(last(next)).toMatchObject({ type: "finish" });
    },
  );

  test("does not prevent the replay of an earlier answer", async () => {
    const app = open({ BUDGET_DAY_USD: tiny });
    const ann = await advisor("adv_again");
    const id = await ann.start(app);
    const headers = { "idempotency-key": "again-1" };
    const first = await answered(await ann.send(app, id, hello, headers));
    const again = await answered(await ann.send(app, id, hello, headers));
    expect(textOf(again)).toBe(textOf(first));
    expect((await ann.send(app, id, hello, { "idempotency-key": "again-2" })).status).toBe(402);
    expect(await ann.spend(app)).toMatchObject({ turns: 1, turns_running: 0 });
  });
});

describe("limits", () => {
  test("are in the headers of every turn", async () => {
    const app = open({ TURNS_PER_MINUTE: "20" });
    const ann = await advisor("adv_told");
    const response = await ann.send(app, await ann.start(app), hello);
    await answered(response);
    expect(response.headers.get("ratelimit-policy")).toBe(
      '"turns";q=20;w=60, "turns-at-once";q=3;qu="concurrent-requests"',
    );
    expect(response.headers.get("ratelimit")).toMatch(
      /^"turns";r=19;t=([1-9]|[1-5]\d|60), "turns-at-once";r=2$/,
    );
  });

  test("refuse a fourth turn while three run, without affecting them", async () => {
    const app = open({}, "held");
    const release = hold();
    const ann = await advisor("adv_four");
    const ids = await Promise.all([1, 2, 3, 4].map(() => ann.start(app)));
    const [fourth = "", ...three] = ids;
    const running = await Promise.all(three.map((id) => ann.send(app, id, hello)));
    expect(running.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ann.spend(app)).toMatchObject({ turns_running: 3 });

    const response = await ann.send(app, fourth, hello);
    expect(response.headers.get("ratelimit")).toMatch(/"turns-at-once";r=0$/);
    expect(await problemOf(response)).toMatchObject({
      status: 429,
      retry: "5",
      body: { code: "too_many_turns", retryable: true },
    });
    expect(await ann.messages(app, fourth)).toEqual([]);

    release();
    const ended = await Promise.all(running.map(answered));
    expect(ended.map((chunks) => last(chunks)?.type)).toEqual(["finish", "finish", "finish"]);
    expect(last(await answered(await ann.send(app, fourth, hello)))).toMatchObject({
      type: "finish",
    });
    expect(await ann.spend(app)).toMatchObject({ turns: 4, turns_running: 0 });
  });

  test("per minute are enforced with the time to wait", async () => {
    const app = open({ TURNS_PER_MINUTE: "1" });
    const ann = await advisor("adv_fast");
    const id = await ann.start(app);
    const refusals: Awaited<ReturnType<typeof problemOf>>[] = [];
    // At most one minute boundary can fall between three attempts.
    for (let n = 0; n < 3 && refusals.length === 0; n += 1) {
      const response = await ann.send(app, id, hello);
      if (response.status === 200) await answered(response);
      else refusals.push(await problemOf(response));
    }
    expect(refusals).toMatchObject([
      { status: 429, body: { code: "rate_limited", retryable: true } },
    ]);
    expect(Number(refusals[0]?.retry)).toBeGreaterThanOrEqual(1);
    expect(Number(refusals[0]?.retry)).toBeLessThanOrEqual(60);
  });

  test("release a slot when the turn did not start", async () => {
    const app = open({}, "held");
    const release = hold();
    const ann = await advisor("adv_locked");
    const id = await ann.start(app);
    const running = await ann.send(app, id, hello);
    const refused = await Promise.all([1, 2, 3, 4].map(() => ann.send(app, id, hello)));
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect(await ann.spend(app)).toMatchObject({ turns_running: 1 });
    release();
    await answered(running);
  });
});

test("a process at its stream limit refuses further ones at once, without affecting the others", async () => {
  const app = open({ STREAMS_AT_ONCE: "1" }, "held");
  const release = hold();
  const [ann, bob] = [await advisor("adv_first"), await advisor("adv_second")];
  const [one, two] = [await ann.start(app), await bob.start(app)];
  const running = await ann.send(app, one, hello);
  // With time stopped, waiting for a slot would never end.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  expect(await problemOf(await bob.send(app, two, hello))).toMatchObject({
    status: 503,
    retry: "1",
    body: { code: "overloaded", retryable: true },
  });
  vi.useRealTimers();
  expect(await bob.spend(app)).toMatchObject({ turns: 0 });
  release();
  expect(last(await answered(running))).toMatchObject({ type: "finish" });
  expect(last(await answered(await bob.send(app, two, hello)))).toMatchObject({ type: "finish" });
});
