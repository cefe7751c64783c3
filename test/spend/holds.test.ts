import { spendKey } from "@advisor/adapters/dynamo/keys";
import type { Limits } from "@advisor/domain/spend";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { lost, onNth } from "../store/test-store.ts";
import {
  advisor,
  given,
  holdingNothing,
  limits,
  openSpendStore,
  placeOf,
  spent,
} from "./spend.fixture.ts";

const store = await openSpendStore();
const { spends, take, time, table } = store;
const begunAt = time.now;
afterAll(store.close);
afterEach(() => {
  store.calm();
  time.now = begunAt;
});

const budget = 1_000_000;
const bounded: Limits = { ...limits, day_micro_usd: budget, turns_at_once: 50 };
const wanting = (who: string, wanted_micro_usd: number) => ({
  ...given(who, bounded),
  wanted_micro_usd,
});
const wanted = (micro_usd: number) => ({ micro_usd, day_micro_usd: budget });
const stands = async (who: string) => {
  const { spent: sums, held_micro_usd } = await spends.today(who);
  return [sums.micro_usd, held_micro_usd];
};

describe("the day's budget", () => {
  test("holds for twenty simultaneous turns, because their cost is reserved first", async () => {
    const who = advisor();
    const all = await Promise.all(Array.from({ length: 20 }, () => take(wanting(who, 150_000))));
    const entered = all.flatMap((one) => (one.kind === "entered" ? [one] : []));
    expect(entered.map(({ held_micro_usd }) => held_micro_usd).toSorted()).toEqual([
      100_000, 150_000, 150_000, 150_000, 150_000, 150_000, 150_000,
    ]);
    expect(await stands(who)).toEqual([0, budget]);
    await Promise.all(entered.map((one) => placeOf(one).leave(spent(20_000))));
    expect(await stands(who)).toEqual([140_000, 0]);
    expect((await take(wanting(who, 150_000))).kind).toBe("entered");
  });

  test("is shared by turns and calls outside turns", async () => {
    const who = advisor();
    await take(wanting(who, 700_000));
    const call = await spends.open({ advisor_id: who, wanted: wanted(400_000) });
    expect(call).toMatchObject({ kind: "opened", held_micro_usd: 300_000 });
    expect((await spends.open({ advisor_id: who, wanted: wanted(1) })).kind).toBe("spent");
    expect((await take(wanting(who, 1))).kind).toBe("spent");
    if (call.kind === "opened") await holdingNothing(call.account).leave(spent(5_000, 10, 2));
    expect(await stands(who)).toEqual([5_000, 700_000]);
    expect((await spends.today(who)).turns).toBe(1);
  });

  test("reserves the next step when recording the last one", async () => {
    const who = advisor();
    const turn = placeOf(await take(wanting(who, 300_000)));
    const held = await turn.book(spent(200_000), wanted(400_000));
    expect(held).toEqual({ held_micro_usd: 400_000, day_micro_usd: 600_000 });
    expect(await stands(who)).toEqual([200_000, 400_000]);
    const other = placeOf(await take(wanting(who, 300_000)));
    const less = await turn.book(spent(600_000), wanted(400_000));
    expect(less.held_micro_usd).toBe(100_000);
    const none = await other.book(spent(300_000), wanted(400_000));
    expect(none.held_micro_usd).toBe(0);
    await turn.leave(spent(650_000));
    await other.leave(spent(300_000));
    expect(await stands(who)).toEqual([950_000, 0]);
  });

  test("set in the middle of a day includes what was spent before", async () => {
    const who = advisor();
    const before = placeOf(await take(given(who)));
    await before.leave(spent(999_999));
    expect(await take(wanting(who, 300_000))).toMatchObject({ held_micro_usd: 1 });
  });
});

describe("a dead process's reservation", () => {
  test("lasts no longer than a turn may run, and then counts as spent", async () => {
    const who = advisor();
    await take(wanting(who, 150_000));
    await spends.open({ advisor_id: who, wanted: wanted(10_000) });
    time.now += 330_000 - 1;
    expect(await stands(who)).toEqual([0, 160_000]);
    time.now += 1;
    expect(await stands(who)).toEqual([160_000, 0]);
    const next = placeOf(await take(wanting(who, 150_000)));
    await next.leave(spent(1_000));
    expect(await stands(who)).toEqual([161_000, 0]);
  });

  test("stays in the totals when another turn takes its slot", async () => {
    const who = advisor();
    const one = { ...bounded, turns_at_once: 1 };
    await take({ ...wanting(who, 150_000), limits: one });
    // A turn is dead when it was seen to stand still for the time of a lease.
    expect((await take({ ...wanting(who, 100_000), limits: one })).kind).toBe("busy");
    time.now += 12_000;
    const next = placeOf(await take({ ...wanting(who, 100_000), limits: one }));
    expect(await stands(who)).toEqual([0, 250_000]);
    await next.leave(spent(30_000));
    expect(await stands(who)).toEqual([30_000, 150_000]);
    time.now += 330_000;
    expect(await stands(who)).toEqual([180_000, 0]);
  });

  test("is settled by the process itself if it was still alive", async () => {
    const who = advisor();
    const old = placeOf(await take(wanting(who, 150_000)));
    time.now += 400_000;
    await old.leave(spent(70_000));
    expect(await stands(who)).toEqual([70_000, 0]);
  });
});

describe("a write whose response is lost reserves once", () => {
  test.each([1, 2, 3, 4, 5])("at write %i", async (nth) => {
    const who = advisor();
    store.meddle(onNth(["PutItem", "UpdateItem"], nth, lost));
    const turn = placeOf(await take(wanting(who, 200_000)));
    await turn.book(spent(100_000), wanted(200_000));
    expect(await stands(who)).toEqual([100_000, 200_000]);
    const call = await spends.open({ advisor_id: who, wanted: wanted(10_000) });
    if (call.kind !== "opened") throw new Error(call.kind);
    await call.account.close(spent(8_000));
    await turn.leave(spent(150_000));
    expect(await stands(who)).toEqual([158_000, 0]);
  });
});

test("only the totals of a call outside turns stay in its day", async () => {
  const who = advisor();
  const call = await spends.open({ advisor_id: who, wanted: wanted(10_000) });
  if (call.kind !== "opened") throw new Error(call.kind);
  await call.account.close(spent(8_000, 3, 4));
  expect(await table.get(spendKey(who, "2026-11-21"))).toEqual({
    ...spendKey(who, "2026-11-21"),
    ...spent(8_000, 3, 4),
    turns: 0,
    minute: begunAt / 60_000,
    minute_turns: 0,
  });
});
