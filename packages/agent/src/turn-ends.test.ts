import { Fault } from "@advisor/domain/fault";
import { isTerminal, type Part } from "@advisor/protocol/part";
import { describe, expect, it } from "vitest";
import { call, say, silent } from "./model/scripted.ts";
import { partsOf, staged, textOf } from "./turn/turn.fixture.ts";

const stopped = new Fault("conflict", "interrupted", "The answer was stopped.");
const late = new Fault("upstream", "deadline", "The answer took too long. Ask for less at once.");
const lost = new Fault("conflict", "lease_lost", "Another request took over this conversation.");
const storage = new Fault("busy", "storage_unavailable", "The store is busy. Try again.");

const refusing = async (): Promise<never> => {
  throw storage;
};

/** Stops the turn at the first part of the given type. */
const stopAt = (stop: AbortController, type: Part["type"], reason: Fault) => (part: Part) => {
  if (part.type === type) stop.abort(reason);
};

describe("a turn that is stopped", () => {
  it("in the middle of its text keeps what was written", async () => {
    const { turn, entries, stop } = staged([[say("Half an "), silent()]]);
    const parts = await partsOf(turn, stopAt(stop, "text-delta", stopped));
    expect(parts.at(-1)).toEqual({ type: "interrupted", reason: "interrupted" });
    expect(parts.filter(isTerminal)).toHaveLength(1);
    expect(entries).toEqual([
      {
        kind: "stopped",
        turn_id: "turn_1",
        code: "interrupted",
        message: "The answer was stopped.",
        retryable: false,
        text: "Half an ",
        usage: { input_tokens: 89, output_tokens: 2, estimated: true },
        micro_usd: null,
      },
    ]);
  });

  it("before its first word records only that it was stopped", async () => {
    const { turn, entries, stop } = staged([silent()]);
    const parts = await partsOf(turn, stopAt(stop, "step-start", stopped));
    expect(parts.at(-1)?.type).toBe("interrupted");
    expect(entries).toMatchObject([{ kind: "stopped", code: "interrupted", text: "" }]);
  });

  it("before its calls are complete runs none of them, and stores no partial step", async () => {
    const ran: unknown[] = [];
    const { turn, entries, stop } = staged([
      [say("Looking."), call("get_price", { symbol: "VOO" }), call("get_count", {})],
    ]);
    const offered = turn.tools.offered.map((tool) => ({
      ...tool,
      run: (...args: Parameters<typeof tool.run>) => {
        ran.push(args[0]);
        return tool.run(...args);
      },
    }));
    const parts = await partsOf(
      { ...turn, tools: { ...turn.tools, offered } },
      stopAt(stop, "text-delta", stopped),
    );
    expect(ran).toEqual([]);
    expect(parts.at(-1)?.type).toBe("interrupted");
    expect(entries).toMatchObject([{ kind: "stopped", text: "Looking." }]);
  });

  it("between two steps keeps the step that is done", async () => {
    const { turn, entries, stop } = staged([[say("One."), call("get_count", {})], [silent()]]);
    await partsOf(turn, stopAt(stop, "step-end", stopped));
    expect(entries).toMatchObject([
      { kind: "step", text: "One." },
      { kind: "stopped", code: "interrupted", text: "" },
    ]);
  });

  it("by its deadline ends with a retryable error", async () => {
    const { turn, entries, stop } = staged([[say("Half"), silent()]]);
    const parts = await partsOf(turn, stopAt(stop, "text-delta", late));
    const { code, message, retryable } = late;
    expect(parts.at(-1)).toEqual({ type: "error", code, message, retryable });
    expect(retryable).toBe(true);
    expect(entries).toMatchObject([{ kind: "stopped", code: "deadline", text: "Half" }]);
  });
});

describe("a turn that lost its lease", () => {
  const failure = {
    type: "error",
    code: "lease_lost",
    message: "Another request took over this conversation.",
    retryable: false,
  };

  it("writes nothing more", async () => {
    const { turn, entries, stop } = staged([[say("Half"), silent()]]);
    const parts = await partsOf(turn, stopAt(stop, "text-delta", lost));
    expect(parts.at(-1)).toEqual(failure);
    expect(entries).toEqual([]);
  });

  it("writes nothing more when the store reports the loss", async () => {
    const append = async (): Promise<never> => {
      throw lost;
    };
    const { turn, entries } = staged([call("get_count", {})], { store: { append } });
    const parts = await partsOf(turn);
    expect(parts.at(-1)).toEqual(failure);
    expect(entries).toEqual([]);
  });
});

describe("a store that fails", () => {
  const { code, message, retryable } = storage;
  const failure = { type: "error", code, message, retryable };

  it("at a step ends the turn, and the end is recorded", async () => {
    const { turn, entries } = staged([[say("Looking."), call("get_count", {})]], {
      store: { append: refusing },
    });
    const parts = await partsOf(turn);
    expect(parts.at(-1)).toEqual(failure);
    expect(entries).toMatchObject([{ kind: "stopped", code, text: "Looking." }]);
  });

  it("at the answer ends the turn with an error and no finish", async () => {
    const { turn } = staged([say("It is 7.")], { store: { finish: refusing } });
    const parts = await partsOf(turn);
    expect(parts.filter(isTerminal)).toEqual([failure]);
    expect(textOf(parts)).toBe("It is 7.");
  });

  it("at the end of a stopped turn is reported to the reader", async () => {
    const { turn, stop } = staged([[say("Half"), silent()]], { store: { finish: refusing } });
    const parts = await partsOf(turn, stopAt(stop, "text-delta", stopped));
    expect(parts.filter(isTerminal)).toEqual([failure]);
  });

  it("with an unexpected error does not reveal its message", async () => {
    const finish = async (): Promise<never> => {
      throw new Error("arn:aws:dynamodb:secret");
    };
    const { turn } = staged([say("It is 7.")], { store: { finish } });
    expect((await partsOf(turn)).at(-1)).toEqual({
      type: "error",
      code: "internal",
      message: "Something went wrong. The message is kept; try again.",
      retryable: false,
    });
  });

  it("at a checkpoint does not affect the turn", async () => {
    const { turn, entries } = staged([[say("x".repeat(4_000)), say("y")]], {
      store: { checkpoint: refusing },
    });
    expect((await partsOf(turn)).at(-1)?.type).toBe("finish");
    expect(entries).toMatchObject([{ kind: "answer" }]);
  });
});
