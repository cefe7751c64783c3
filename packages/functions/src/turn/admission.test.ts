import type { Log } from "@advisor/adapters/log";
import type { Spending } from "@advisor/agent/turn/spending";
import * as Conversation from "@advisor/domain/conversation";
import { Fault } from "@advisor/domain/fault";
import type * as Spend from "@advisor/domain/spend";
import { describe, expect, test } from "vitest";
import { claimSlot, openTurnSpending } from "./admission.ts";

const conversation = (micro_usd = 0) =>
  Conversation.Info.parse({
    id: "con_1",
    advisor_id: "adv_north",
    door: "copilot",
    household_id: null,
    title: null,
    created_at: "2026-11-21T10:00:00.000Z",
    updated_at: "2026-11-21T10:00:00.000Z",
    deleted: false,
    epoch: 0,
    lease: null,
    spent: { micro_usd, input_tokens: 0, output_tokens: 0 },
  });

const today = (micro_usd = 0): Spend.Today => ({
  day: "2026-11-21",
  spent: { micro_usd, input_tokens: 0, output_tokens: 0 },
  held_micro_usd: 0,
  turns: 4,
  running: 2,
  turns_this_minute: 4,
  minute_ends_in_seconds: 37,
});

const free: Spend.SlotCheck = {
  kind: "free",
  day: { day: "2026-11-21", item: undefined, earlier: 0 },
};

const step = { input_tokens: 10, output_tokens: 2 };
const away = new Fault("busy", "storage_unavailable", "The store did not answer.");

interface Asked {
  limits?: Partial<Spend.Limits>;
  /** What the store says when it is asked; that there is a slot where nothing is said. */
  look?: Spend.SlotCheck | Error;
  day?: number;
  /** Bookings that fail, counted from 1. */
  failing?: number[];
  model?: string;
}

/** Admission over a fake store, with its calls and the log. */
function opened({ limits, look, day = 0, failing = [], model = "gpt-4o" }: Asked = {}) {
  const calls: [string, ...unknown[]][] = [];
  const logged: unknown[] = [];
  let bookings = 0;
  const account: Spend.SpendAccount = {
    async book(spent, { micro_usd, day_micro_usd }) {
      bookings += 1;
      if (failing.includes(bookings)) throw away;
      calls.push(["book", spent, micro_usd]);
      const left = (day_micro_usd ?? Number.POSITIVE_INFINITY) - day - spent.micro_usd;
      const held_micro_usd = Math.max(0, Math.min(micro_usd, left));
      return { held_micro_usd, day_micro_usd: day + spent.micro_usd + held_micro_usd };
    },
    async close(spent) {
      calls.push(["leave", spent]);
      if (failing.includes(0)) throw away;
    },
  };
  const log: Log = {
    info: (event, fields) => logged.push([event, fields]),
    error: (event, fields) => logged.push([event, fields]),
  };
  const runtime = {
    model: { id: model, stream: () => Promise.reject(new Error("nobody asks it")) as never },
    log,
    spending: {
      prices: {},
      limits: {
        turn_micro_usd: null,
        conversation_micro_usd: null,
        day_micro_usd: null,
        turns_at_once: 3,
        turns_per_minute: 1_200,
        ...limits,
      },
    },
    spends: {
      async checkSlot(advisor_id: string, given: Spend.Limits): Promise<Spend.SlotCheck> {
        calls.push(["look", advisor_id, given.turns_at_once]);
        if (look instanceof Error) throw look;
        return look ?? free;
      },
      open: () => Promise.reject(new Error("a turn takes a slot")),
      today: async () => today(day),
      days: async () => [],
    },
  };
  return {
    calls,
    logged,
    async admit(of: Conversation.Info, ahead?: Promise<Spend.SlotCheck | undefined>) {
      await claimSlot(runtime, of, ahead);
      return openTurnSpending(runtime, of, { account, today: today(day), held_micro_usd: 0 });
    },
  };
}

const book = async (spending: Spending, ...all: number[]): Promise<void> => {
  const next = 1;
  for (const micro of all) {
    spending.count(micro, step);
    await spending.hold(next);
  }
};

describe("a turn that is admitted", () => {
  test("has the limits in standard RateLimit headers", async () => {
    const { headers } = await opened().admit(conversation());
    expect(headers).toEqual({
      "ratelimit-policy": '"turns";q=1200;w=60, "turns-at-once";q=3;qu="concurrent-requests"',
      ratelimit: '"turns";r=1196;t=37, "turns-at-once";r=1',
    });
  });

  test("has the price of its model, or null when unknown", async () => {
    const known = await opened().admit(conversation());
    expect(known.spending.price).toEqual({
      input_usd: "2.50",
      output_usd: "10",
      cache_read_usd: "1.25",
    });
    const unknown = await opened({ model: "llama3.1" }).admit(conversation());
    expect(unknown.spending.price).toBeNull();
  });

  test("records what it has spent so far, and releases its slot once", async () => {
    const { admit, calls, logged } = opened();
    const { spending, releaseSlot } = await admit(conversation());
    await book(spending, 100, 50);
    await Promise.all([releaseSlot(), releaseSlot()]);
    expect(calls).toEqual([
      ["look", "adv_north", 3],
      ["book", { micro_usd: 100, input_tokens: 10, output_tokens: 2 }, 0],
      ["book", { micro_usd: 150, input_tokens: 20, output_tokens: 4 }, 0],
      ["leave", { micro_usd: 150, input_tokens: 20, output_tokens: 4 }],
    ]);
    expect(logged).toEqual([]);
  });
});

describe("a turn is refused", () => {
  test("when the conversation's budget is used up, before the store is asked", async () => {
    const { admit, calls } = opened({ limits: { conversation_micro_usd: 1_000_000 } });
    await expect(admit(conversation(1_000_000))).rejects.toMatchObject({
      kind: "budget",
      code: "budget_exceeded",
      message:
        "This conversation's budget of $1.00 is used up: $1.00 was spent. Start a new conversation.",
      extra: { budget: "conversation", budget_usd: 1, spent_usd: 1 },
    });
    expect(calls).toEqual([]);
    await expect(admit(conversation(999_999))).resolves.toBeDefined();
  });

  test("when the day's budget is used up", async () => {
    const look = { kind: "spent" as const, today: today(5_020_010) };
    const { admit } = opened({ limits: { day_micro_usd: 5_000_000 }, look });
    await expect(admit(conversation())).rejects.toMatchObject({
      kind: "budget",
      code: "budget_exceeded",
      retryable: false,
      message:
        "Today's budget of $5.00 is used up: $5.02 was spent. Ask again after 2026-11-22 00:00 UTC.",
      extra: {
        budget: "day",
        budget_usd: 5,
        spent_usd: 5.02001,
        free_at: "2026-11-22T00:00:00Z",
      },
    });
  });

  test.each([
    ["busy", "too_many_turns", 5],
    ["too_fast", "rate_limited", 37],
  ] as const)("when the store says %s", async (kind, code, retry_after) => {
    const { admit } = opened({ look: { kind, today: today() } });
    await expect(admit(conversation())).rejects.toMatchObject({
      kind: "limit",
      code,
      extra: {
        retry_after,
        headers: { ratelimit: '"turns";r=1196;t=37, "turns-at-once";r=1' },
      },
    });
  });

  test("only after reading the day again, if it was read early", async () => {
    const full = Promise.resolve({ kind: "busy" as const, today: today() });
    const { admit, calls } = opened();
    await admit(conversation(), full);
    await admit(conversation(), Promise.resolve(undefined));
    await admit(conversation(), Promise.resolve(free));
    expect(calls).toEqual([
      ["look", "adv_north", 3],
      ["look", "adv_north", 3],
    ]);
  });

  test("when the store does not answer", async () => {
    await expect(opened({ look: away }).admit(conversation())).rejects.toBe(away);
  });
});

describe("a running turn takes no further step", () => {
  const exceeded = (budget: string, spent_usd: number) => ({
    kind: "budget",
    code: "budget_exceeded",
    extra: { budget, spent_usd },
  });

  test("once its own budget is reached", async () => {
    const { spending } = await opened({ limits: { turn_micro_usd: 300 } }).admit(conversation());
    await book(spending, 100, 199);
    await expect(book(spending, 1)).rejects.toMatchObject(exceeded("turn", 0.0003));
  });

  test("once the conversation's budget is reached, including earlier spending", async () => {
    const { admit } = opened({ limits: { conversation_micro_usd: 1_000 } });
    const { spending } = await admit(conversation(900));
    await book(spending, 99);
    await expect(book(spending, 5)).rejects.toMatchObject(exceeded("conversation", 0.001004));
  });

  test("once the day's budget is reached, including other turns", async () => {
    const { admit } = opened({ limits: { day_micro_usd: 1_000 }, day: 800 });
    const { spending } = await admit(conversation());
    await book(spending, 199);
    await expect(book(spending, 1)).rejects.toMatchObject(exceeded("day", 0.001));
  });
});

describe("a failed spending record", () => {
  const unbooked = (event: string, micro_usd: number) => [
    event,
    { advisor_id: "adv_north", day: "2026-11-21", micro_usd },
  ];

  test("does not fail the turn: it is logged, and the next record includes it", async () => {
    const { admit, calls, logged } = opened({ failing: [1] });
    const { spending } = await admit(conversation());
    await book(spending, 100, 50);
    expect(calls.slice(1)).toEqual([
      ["book", { micro_usd: 150, input_tokens: 20, output_tokens: 4 }, 0],
    ]);
    expect(logged).toEqual([unbooked("spend_not_booked_yet", 100)]);
  });

  test("still counts against the budgets", async () => {
    const { admit } = opened({ limits: { day_micro_usd: 1_000 }, day: 800, failing: [1, 2] });
    const { spending } = await admit(conversation());
    await book(spending, 100);
    await expect(book(spending, 100)).rejects.toMatchObject({ code: "budget_exceeded" });
  });

  test("when the slot is released is logged with its amount", async () => {
    const { admit, logged } = opened({ failing: [0] });
    const { spending, releaseSlot } = await admit(conversation());
    await book(spending, 100);
    await releaseSlot();
    expect(logged).toEqual([unbooked("spend_not_booked", 100)]);
  });
});
