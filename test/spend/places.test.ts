import { spendKey } from "@advisor/adapters/dynamo/keys";
import { spendStore } from "@advisor/adapters/dynamo/spend/spend-store";
import { newId, random } from "@advisor/adapters/world";
import { openLiveness } from "@advisor/domain/record/liveness";
import type { Limits } from "@advisor/domain/spend";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { answer, begun } from "../store/turns.ts";
import {
  advisor,
  given,
  limits,
  openSpendStore,
  placeOf,
  slotTaker,
  spent,
} from "./spend.fixture.ts";

const store = await openSpendStore();
const { spends, take, table, time } = store;
const begunAt = time.now;
afterAll(store.close);
afterEach(() => {
  time.now = begunAt;
});

const kinds = async (who: string, times: number, some: Limits = limits): Promise<string[]> => {
  const all: string[] = [];
  for (let n = 0; n < times; n += 1) all.push((await take(given(who, some))).kind);
  return all;
};

/** Waits until the turns in all slots have been unchanged long enough to count as crashed. */
async function outlast(who: string, some: Limits): Promise<void> {
  expect(await kinds(who, 1, some)).toEqual(["busy"]);
  time.now += 12_000;
}

test("a day without a turn is empty", async () => {
  expect(await spends.today(advisor())).toEqual({
    day: "2026-11-21",
    spent: spent(0),
    held_micro_usd: 0,
    turns: 0,
    running: 0,
    turns_this_minute: 0,
    minute_ends_in_seconds: 60,
  });
});

test("an admitted turn gets the day's totals including itself", async () => {
  const who = advisor();
  time.now = begunAt + 20_500;
  await take(given(who));
  const today = {
    day: "2026-11-21",
    spent: spent(0),
    held_micro_usd: 0,
    turns: 2,
    running: 2,
    turns_this_minute: 2,
    minute_ends_in_seconds: 40,
  };
  expect(await take(given(who))).toMatchObject({ kind: "entered", today });
  expect(await spends.today(who)).toEqual(today);
});

describe("simultaneous turns", () => {
  test("are limited, until one ends", async () => {
    const who = advisor();
    const first = placeOf(await take(given(who)));
    expect(await kinds(who, 3)).toEqual(["entered", "entered", "busy"]);
    await first.leave(spent(0));
    expect(await kinds(who, 2)).toEqual(["entered", "busy"]);
    expect(await spends.today(who)).toMatchObject({ turns: 4, running: 3 });
  });

  test("are counted per advisor", async () => {
    const who = advisor();
    await kinds(who, 3);
    expect(await kinds(advisor(), 3)).toEqual(["entered", "entered", "entered"]);
  });

  test("are three of twenty that arrive together", async () => {
    const who = advisor();
    const all = await Promise.all(Array.from({ length: 20 }, () => take(given(who))));
    expect(all.filter(({ kind }) => kind === "entered")).toHaveLength(3);
    expect(all.filter(({ kind }) => kind === "busy")).toHaveLength(17);
    expect(await spends.today(who)).toMatchObject({ turns: 3, running: 3, turns_this_minute: 3 });
  });

  test("do not include a turn after its longest run time", async () => {
    const who = advisor();
    await kinds(who, 3);
    time.now += 330_000 - 1;
    expect(await spends.today(who)).toMatchObject({ running: 3 });
    time.now += 1;
    expect(await spends.today(who)).toMatchObject({ running: 0 });
    expect(await kinds(who, 1)).toEqual(["busy"]);
    time.now += 2_000;
    const all = await Promise.all(Array.from({ length: 8 }, () => take(given(who))));
    expect(all.filter(({ kind }) => kind === "entered")).toHaveLength(3);
  });

  test("keep the slot of a turn that took over a dead one's", async () => {
    const who = advisor();
    const one = { ...limits, turns_at_once: 1 };
    const dead = placeOf(await take(given(who, one)));
    await outlast(who, one);
    await take(given(who, one));
    const counts = async () => {
      const item = await table.get(spendKey(who, "2026-11-21"));
      return Object.keys(item ?? {}).filter((name) => name.startsWith("counted_")).length;
    };
    expect(await counts()).toBe(2);
    await dead.leave(spent(0));
    expect(await counts()).toBe(1);
    expect(await kinds(who, 1, one)).toEqual(["busy"]);
  });

  test("are admitted when more slots were configured", async () => {
    const who = advisor();
    await kinds(who, 3);
    const more = { ...limits, turns_at_once: 5 };
    expect(await kinds(who, 3, more)).toEqual(["entered", "entered", "busy"]);
    expect(await kinds(who, 1)).toEqual(["busy"]);
  });

  test("continue past midnight, and count as running on the new day", async () => {
    const who = advisor();
    time.now = Date.parse("2026-11-21T23:59:00Z");
    const places = [placeOf(await take(given(who))), placeOf(await take(given(who)))];
    time.now = Date.parse("2026-11-22T00:01:00Z");
    expect(await spends.today(who)).toMatchObject({ day: "2026-11-22", turns: 0, running: 2 });
    const both = await Promise.all([take(given(who)), take(given(who))]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(["busy", "entered"]);
    await places[0]?.leave(spent(0));
    expect(await kinds(who, 2)).toEqual(["entered", "busy"]);
    time.now = Date.parse("2026-11-22T00:05:30Z");
    expect(await spends.today(who)).toMatchObject({ running: 2 });
  });
});

describe("a turn whose process died", () => {
  const leaseMs = 12_000;
  const graceMs = 2_000;

  /** An advisor with three turns that hold their conversations' leases. */
  async function three() {
    const who = advisor();
    const conversations = await Promise.all([1, 2, 3].map(() => store.conversation()));
    for (const { id } of conversations) await take(given(who, limits, id));
    const writers = await Promise.all(
      conversations.map((one, n) => begun(store, one, `turn_${n}`)),
    );
    return { who, conversations, writers };
  }

  test("frees its slot once its lease is over, and a live one keeps its own", async () => {
    const { who, writers } = await three();
    expect(await kinds(who, 1)).toEqual(["busy"]);
    time.now += leaseMs - 1;
    await Promise.all(writers.slice(1).map((writer) => writer.renew()));
    expect(await kinds(who, 1)).toEqual(["busy"]);
    time.now += 1;
    expect(await kinds(who, 2)).toEqual(["entered", "busy"]);
    expect(await spends.today(who)).toMatchObject({ turns: 4, running: 3 });
  });

  test("before it took its conversation frees its slot a moment later", async () => {
    const who = advisor();
    await kinds(who, 4);
    time.now += graceMs - 1;
    expect(await kinds(who, 1)).toEqual(["busy"]);
    time.now += 1;
    expect(await kinds(who, 1)).toEqual(["entered"]);
  });

  test("and continues in another process holds one slot", async () => {
    const { who, conversations } = await three();
    await outlast(who, limits);
    const again = await store.read(conversations[0]?.id ?? "");
    expect((await take(given(who, limits, again.id))).kind).toBe("entered");
    const writer = await begun(store, again, "turn_again");
    // Nobody is admitted here; the slots are only observed.
    await kinds(who, 1, { ...limits, turns_per_minute: 1 });
    time.now += graceMs;
    await writer.renew();
    expect(await kinds(who, 3)).toEqual(["entered", "entered", "busy"]);
  });

  test("and whose answer was stored holds no slot, even for a process that never saw it", async () => {
    const { who, conversations, writers } = await three();
    await writers[1]?.finish(answer("turn_1"), spent(0));
    expect(conversations[1]?.epoch).toBe(0);
    expect(await kinds(who, 2)).toEqual(["entered", "busy"]);
  });

  test.each([
    ["ahead", 300_000],
    ["behind", -300_000],
  ])("is not assumed dead by a process whose clock is five minutes %s", async (_, skew) => {
    const { who, writers } = await three();
    const clock = { now: () => time.now + skew, today: () => "2020-01-01" };
    const liveness = openLiveness(() => time.now, clock.now);
    const world = { table, clock, newId, random, liveness };
    const other = slotTaker(world, spendStore(world));
    const asks = async () => (await other(given(who))).kind;
    for (let nth = 0; nth < 40; nth += 1) {
      expect(await asks()).toBe("busy");
      time.now += 2_000;
      await Promise.all(writers.map((writer) => writer.renew()));
    }
    expect(await asks()).toBe("busy");
    time.now += leaseMs;
    expect(await asks()).toBe("entered");
  });

  test("frees it for one of many", async () => {
    const { who } = await three();
    await outlast(who, limits);
    const all = await Promise.all(Array.from({ length: 10 }, () => take(given(who))));
    expect(all.filter(({ kind }) => kind === "entered")).toHaveLength(3);
  });
});

describe("turns per minute", () => {
  const two = { ...limits, turns_at_once: 50, turns_per_minute: 2 };

  test("are limited, until the minute ends", async () => {
    const who = advisor();
    time.now = begunAt + 59_000;
    expect(await kinds(who, 3, two)).toEqual(["entered", "entered", "too_fast"]);
    expect(await take(given(who, two))).toMatchObject({
      today: { turns_this_minute: 2, minute_ends_in_seconds: 1 },
    });
    time.now = begunAt + 60_000;
    expect(await kinds(who, 3, two)).toEqual(["entered", "entered", "too_fast"]);
  });

  test("are two of twenty that arrive together", async () => {
    const who = advisor();
    await take(given(who, { ...two, turns_per_minute: 1 }));
    const all = await Promise.all(Array.from({ length: 20 }, () => take(given(who, two))));
    expect(all.filter(({ kind }) => kind === "entered")).toHaveLength(1);
    expect(all.filter(({ kind }) => kind === "too_fast")).toHaveLength(19);
  });

  test("are not lost when a clock is behind", async () => {
    const who = advisor();
    await kinds(who, 2, two);
    time.now -= 90_000;
    expect(await kinds(who, 1, two)).toEqual(["too_fast"]);
  });
});

test("fifty simultaneous turns are admitted if the limit is fifty", async () => {
  const who = advisor();
  const fifty = { ...limits, turns_at_once: 50 };
  const all = await Promise.all(Array.from({ length: 50 }, () => take(given(who, fifty))));
  expect(all.filter(({ kind }) => kind === "entered")).toHaveLength(50);
  expect(await spends.today(who)).toMatchObject({ turns: 50, running: 50, turns_this_minute: 50 });
  await Promise.all(all.map((entered) => placeOf(entered).leave(spent(0))));
  expect(await spends.today(who)).toMatchObject({ turns: 50, running: 0 });
});
