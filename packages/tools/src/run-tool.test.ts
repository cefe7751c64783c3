import { Fault } from "@advisor/domain/fault";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { defineTool } from "./define-tool.ts";
import { runTool } from "./run-tool.ts";
import type { ToolResultData } from "./tool.ts";

const source = { as_of: "2026-11-20", provider: "x", delay: "eod", simulated: true } as const;
const never = new Promise<never>(() => undefined);

/** A tool that runs this function and has a deadline of a hundredth of a second. */
const toolOf = (execute: (given: { signal: AbortSignal }) => Promise<ToolResultData<never>>) =>
  defineTool({
    name: "get_odd",
    description: "Does something odd.",
    effect: "read",
    needs: [],
    input: z.object({}),
    example: {},
    output: z.object({ price: z.number(), more: z.unknown().optional() }),
    cost: { usd: 0, seconds: 0.01 },
    execute: (_, given) => execute(given),
  });

const answering = (data: unknown) => toolOf(async () => ({ data: data as never, source }));
const run = (tool: ReturnType<typeof toolOf>, signal = new AbortController().signal) =>
  runTool(tool, {}, {}, signal);

const failed = {
  kind: "upstream",
  code: "tool_failed",
  message: "get_odd failed. Its data is not available.",
};

describe("running a tool", () => {
  it("returns its result", async () => {
    const { result } = await run(answering({ price: 7 }));
    expect(result).toEqual({ source_id: "tool:get_odd:v1", ...source, data: { price: 7 } });
  });

  it("ends at the deadline, whether the tool reacts to its signal or not", async () => {
    let abortReason: unknown;
    const listens = toolOf(async ({ signal }) => {
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      abortReason = signal.reason;
      throw signal.reason;
    });
    for (const tool of [listens, toolOf(() => never)]) {
      await expect(run(tool)).rejects.toMatchObject({
        kind: "upstream",
        code: "tool_timeout",
        message: "get_odd took longer than 0.01 s.",
      });
    }
    expect(abortReason).toMatchObject({ name: "TimeoutError" });
  });

  it("reports only that it failed, and keeps the cause", async () => {
    const cause = new Error("ECONNREFUSED 10.0.0.7 password=secret");
    const tool = toolOf(async () => {
      throw cause;
    });
    await expect(run(tool)).rejects.toMatchObject({ ...failed, cause });
  });

  it("fails when the tool throws synchronously", async () => {
    const tool = toolOf(() => {
      throw new TypeError("x is undefined");
    });
    await expect(run(tool)).rejects.toMatchObject(failed);
  });

  it("passes on the tool's own fault", async () => {
    const fault = new Fault("missing", "not_found", "There is nothing here.");
    const tool = toolOf(async () => {
      throw fault;
    });
    await expect(run(tool)).rejects.toBe(fault);
  });

  it("fails when the result is not JSON or does not match the output schema", async () => {
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    const bad = [
      { price: Number.NaN },
      { price: Number.POSITIVE_INFINITY },
      { price: "7" },
      {},
      undefined,
      { price: 7, more: cycle },
      { price: 7, more: 7n },
    ];
    for (const data of bad) await expect(run(answering(data))).rejects.toMatchObject(failed);
  });

  it("shortens five megabytes to the limits of the record and the model", async () => {
    const rows = Array.from({ length: 50_000 }, (_, row) => ({ row, text: "x".repeat(90) }));
    const { result, shown } = await run(answering({ price: 7, more: rows }));
    expect(JSON.stringify(result.data).length).toBeLessThanOrEqual(256_000);
    expect(JSON.stringify(shown.data).length).toBeLessThanOrEqual(24_000);
    expect(shown.data).toMatchObject({ price: 7 });
  });
});

describe("a turn that is stopped", () => {
  const reason = new Fault("conflict", "interrupted", "The answer was stopped.");

  it("aborts the tool with the reason", async () => {
    const stop = new AbortController();
    let abortReason: unknown;
    const tool = toolOf(({ signal }) => {
      signal.addEventListener("abort", () => {
        abortReason = signal.reason;
      });
      stop.abort(reason);
      return never;
    });
    await expect(run(tool, stop.signal)).rejects.toBe(reason);
    expect(abortReason).toBe(reason);
  });

  it("does not start the tool", async () => {
    let started = false;
    const tool = toolOf(async () => {
      started = true;
      return { data: { price: 7 } as never, source };
    });
    await expect(run(tool, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(started).toBe(false);
  });

  it("without a reason is reported as interrupted", async () => {
    await expect(
      run(
        toolOf(() => never),
        AbortSignal.abort(),
      ),
    ).rejects.toMatchObject({
      code: "interrupted",
    });
  });
});
