import { spendKey } from "@advisor/adapters/dynamo/keys";
import type { Limits } from "@advisor/domain/spend";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { lost, onNth } from "../store/test-store.ts";
import { advisor, day, given, limits, openSpendStore, placeOf, spent } from "./spend.fixture.ts";

const store = await openSpendStore();
const { spends, take, time, table } = store;
const begunAt = time.now;
afterAll(store.close);
afterEach(() => {
  store.calm();
  time.now = begunAt;
});

const enter = async (who: string) => placeOf(await take(given(who)));
const spentToday = async (who: string) => (await spends.today(who)).spent;

test("a day counts what its turns have spent so far", async () => {
  const who = advisor();
  const [one, two] = [await enter(who), await enter(who)];
  expect(await one.book(spent(100, 10, 1))).toEqual(day(100));
  expect(await two.book(spent(50, 5, 5))).toEqual(day(150));
  expect(await one.book(spent(300, 20, 2))).toEqual(day(350));
  await one.leave(spent(300, 20, 2));
  await two.leave(spent(60, 6, 6));
  expect(await spentToday(who)).toEqual(spent(360, 26, 8));
});

test("spending reported twice is counted once", async () => {
  const who = advisor();
  const turn = await enter(who);
  await turn.book(spent(100));
  await Promise.all([turn.book(spent(250)), turn.book(spent(250)), turn.leave(spent(250))]);
  await turn.leave(spent(250));
  expect(await spends.today(who)).toMatchObject({ spent: spent(250), running: 0 });
});

test("the writes of one turn run one after another, in order", async () => {
  const turn = await enter(advisor());
  let open = 0;
  const met: number[] = [];
  store.meddle(async (_, forward) => {
    open += 1;
    met.push(open);
    const answer = await forward();
    open -= 1;
    return answer;
  });
  const all = [turn.book(spent(100)), turn.book(spent(200)), turn.leave(spent(300))];
  expect(await Promise.all(all)).toEqual([day(100), day(200), undefined]);
  expect(met).toEqual([1, 1, 1]);
});

test("fifty turns that spend at once lose nothing", async () => {
  const who = advisor();
  const fifty = { ...limits, turns_at_once: 50 };
  const turns = await Promise.all(
    Array.from({ length: 50 }, async () => placeOf(await take(given(who, fifty)))),
  );
  const totals = await Promise.all(
    turns.map(async (turn, n) => {
      await turn.book(spent(1_000 + n, n, 1));
      const { day_micro_usd } = await turn.book(spent(3_000 + n, n + 7, 3));
      await turn.leave(spent(3_000 + n, n + 7, 3));
      return day_micro_usd;
    }),
  );
  const whole = spent(50 * 3_000 + 1_225, 1_225 + 350, 150);
  expect(await spends.today(who)).toMatchObject({ spent: whole, running: 0, turns: 50 });
  expect(new Set(totals).size).toBe(50);
  expect(Math.max(...totals)).toBe(whole.micro_usd);
});

test("a used-up budget refuses every turn, and stores nothing", async () => {
  const who = advisor();
  const budget = { ...limits, day_micro_usd: 1_000 };
  const turn = placeOf(await take(given(who, budget)));
  await turn.book(spent(999));
  const second = placeOf(await take(given(who, budget)));
  await turn.leave(spent(999));
  await second.leave(spent(1));
  const before = await table.get(spendKey(who, "2026-11-21"));
  expect(await take(given(who, budget))).toEqual({
    kind: "spent",
    today: {
      day: "2026-11-21",
      spent: spent(1_000),
      held_micro_usd: 0,
      turns: 2,
      running: 0,
      turns_this_minute: 2,
      minute_ends_in_seconds: 60,
    },
  });
  expect(await table.get(spendKey(who, "2026-11-21"))).toEqual(before);
  time.now = Date.parse("2026-11-22T00:00:00Z");
  expect((await take(given(who, budget))).kind).toBe("entered");
});

test("a turn belongs to the day on which it began", async () => {
  const who = advisor();
  time.now = Date.parse("2026-11-21T23:59:59Z");
  const turn = await enter(who);
  time.now = Date.parse("2026-11-22T00:00:01Z");
  const next = await enter(who);
  expect(await turn.book(spent(100))).toEqual(day(100));
  expect(await next.book(spent(7))).toEqual(day(7));
  await turn.leave(spent(100));
  await next.leave(spent(7));
  expect(await spends.today(who)).toMatchObject({ day: "2026-11-22", spent: spent(7), running: 0 });
});

test("only the totals of a turn stay in its day, which is stored for ninety days", async () => {
  const who = advisor();
  const turn = await enter(who);
  await turn.book(spent(100, 2, 3));
  await turn.leave(spent(100, 2, 3));
  expect(await table.get(spendKey(who, "2026-11-21"))).toEqual({
    ...spendKey(who, "2026-11-21"),
    ...spent(100, 2, 3),
    turns: 1,
    minute: begunAt / 60_000,
    minute_turns: 1,
  });
  time.now = begunAt + 90 * 86_400_000 + 1_000;
  expect(await table.get(spendKey(who, "2026-11-21"))).toBeUndefined();
});

describe("a write whose response is lost counts once", () => {
  /** Two turns of an advisor: 2 slots, 2 bookings, 2 leavings. */
  async function two(who: string) {
    for (const _ of [1, 2]) {
      const turn = await enter(who);
      await turn.book(spent(100, 10, 1));
      await turn.leave(spent(100, 10, 1));
    }
  }

  test.each([1, 2, 3, 4, 5, 6])("at write %i", async (nth) => {
    const who = advisor();
    let cut = 0;
    store.meddle(
      onNth(["TransactWriteItems", "UpdateItem"], nth, (call, forward) => {
        cut += 1;
        return lost(call, forward);
      }),
    );
    await two(who);
    expect(cut).toBe(1);
    expect(await spends.today(who)).toMatchObject({
      spent: spent(200, 20, 2),
      turns: 2,
      running: 0,
      turns_this_minute: 2,
    });
  });

  test("when a slot is taken meanwhile", async () => {
    const who = advisor();
    await enter(who);
    store.meddle(onNth(["TransactWriteItems"], 1, lost));
    await enter(who);
    expect(await spends.today(who)).toMatchObject({ turns: 2, running: 2 });
  });
});

describe("a record with an unknown outcome", () => {
  test.each([
    ["done", lost],
    ["not done", async () => "cut" as const],
  ])("that was %s is corrected by the next one", async (_, meddle) => {
    const who = advisor();
    const turn = await enter(who);
    await turn.book(spent(100, 10, 1));
    store.meddle(meddle);
    await expect(turn.book(spent(300, 30, 3))).rejects.toMatchObject({
      code: "storage_unavailable",
    });
    store.calm();
    expect(await turn.book(spent(350, 35, 4))).toEqual(day(350));
    await turn.leave(spent(350, 35, 4));
    expect(await spends.today(who)).toMatchObject({ spent: spent(350, 35, 4), running: 0 });
  });

  test.each([
    ["done", lost],
    ["not done", async () => "cut" as const],
  ])("that was %s is corrected when the slot is released", async (_, meddle) => {
    const who = advisor();
    const turn = await enter(who);
    store.meddle(meddle);
    await turn.book(spent(300)).catch(() => undefined);
    store.calm();
    await turn.leave(spent(300));
    expect(await spends.today(who)).toMatchObject({ spent: spent(300), running: 0 });
  });
});

test("a turn that outlived its slot still records its cost, and takes no other turn's slot", async () => {
  const who = advisor();
  const one = { ...limits, turns_at_once: 1 };
  const old = placeOf(await take(given(who, one)));
  await old.book(spent(100));
  await replaced(who, one);
  expect(await old.book(spent(150))).toEqual(day(150));
  expect(await old.book(spent(170))).toEqual(day(170));
  await old.leave(spent(170));
  expect(await spends.today(who)).toMatchObject({ spent: spent(170), running: 1 });
});

test("a turn that outlived its slot counts a record with a lost response once", async () => {
  const who = advisor();
  const one = { ...limits, turns_at_once: 1 };
  const old = placeOf(await take(given(who, one)));
  await old.book(spent(100));
  store.meddle(onNth(["UpdateItem"], 1, lost));
  expect(await old.book(spent(150))).toEqual(day(150));
  store.calm();
  await replaced(who, one);
  expect(await old.book(spent(180))).toEqual(day(180));
});

test("a record with a lost response counts once, even if its slot is reassigned before the next one", async () => {
  const who = advisor();
  const one = { ...limits, turns_at_once: 1 };
  const old = placeOf(await take(given(who, one)));
  store.meddle(async (call, forward) => {
    if (call.operation !== "UpdateItem") return forward();
    await forward();
    return "cut";
  });
  await expect(old.book(spent(150))).rejects.toMatchObject({ code: "storage_unavailable" });
  store.calm();
  await replaced(who, one);
  expect(await old.book(spent(180))).toEqual(day(180));
  await old.leave(spent(180));
  expect(await spends.today(who)).toMatchObject({ spent: spent(180), running: 1 });
});

/** The slot is seen unchanged for long enough, and another turn takes it. */
async function replaced(who: string, one: Limits): Promise<void> {
  expect((await take(given(who, one))).kind).toBe("busy");
  time.now += 2_000;
  expect((await take(given(who, one))).kind).toBe("entered");
}

test("a store that does not respond refuses every turn", async () => {
  store.meddle(async () => "cut");
  await expect(take(given(advisor()))).rejects.toMatchObject({
    kind: "busy",
    code: "storage_unavailable",
  });
});
