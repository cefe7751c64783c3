import type { CallSpan, StepSpan } from "@advisor/adapters/spans/turn-spans";
import { Fault } from "@advisor/domain/fault";
import * as Spend from "@advisor/domain/spend";
import type { Part } from "@advisor/protocol/part";
import { callMicroUsd, failedCallIsPaid } from "@advisor/tools/call-cost";
import type { RunTool } from "@advisor/tools/run-tool";
import type { TurnRuntime } from "../runtime.ts";
import { countEach, putToolMetrics } from "../spend/tool-counts.ts";
import {
  addPart,
  callSpans,
  emptySummary,
  stepSpans,
  type ToolRun,
  type TurnSummary,
} from "./turn-summary.ts";

/** The request that a turn answers. */
export interface TurnRequest {
  id: string;
  /** When it arrived, in milliseconds since 1970. */
  began: number;
}

/** Facts for logs, metrics and traces that the turn's stream does not contain. */
export interface TurnLabels {
  /** Undefined when the turn continues without a request. */
  request: TurnRequest | undefined;
  conversation_id: string;
  turn_id: string;
  advisor_id: string;
  door: string;
  /** True in Lambda, where the process may be frozen as soon as the stream ends. */
  frozen: boolean;
}

type ObservationDeps = Pick<
  TurnRuntime,
  "clock" | "log" | "metrics" | "spans" | "model" | "spending" | "catalog"
>;

export interface TurnObserver {
  /** Passes the parts on and notes what they show. */
  observeParts(parts: AsyncIterable<Part>): AsyncGenerator<Part>;
  /** Wraps a tool runner: measures each tool's duration and logs the causes of failures. */
  timeTools(run: RunTool): RunTool;
  /** Reports the finished turn to log, metrics and traces. Failures to report are logged, not thrown. */
  report(): Promise<void>;
}

export function observeTurn(deps: ObservationDeps, about: TurnLabels): TurnObserver {
  const { clock, log } = deps;
  const { conversation_id, turn_id } = about;
  const seen = emptySummary(new Set(deps.catalog.map(({ name }) => name)));
  const began = about.request?.began ?? clock.now();
  return {
    async *observeParts(parts) {
      for await (const part of parts) {
        if (part.type !== "text-delta") addPart(seen, part, clock.now());
        yield part;
      }
    },
    timeTools: (run) => timed(run, deps, about, seen),
    report: async () => {
      try {
        report(deps, about, seen, began);
      } catch (error) {
        log.error("turn_not_told", { conversation_id, turn_id }, error);
      }
      if (about.frozen) await deps.spans.flushed();
    },
  };
}

const timed =
  (run: RunTool, { clock, log }: ObservationDeps, about: TurnLabels, seen: TurnSummary): RunTool =>
  async (tool, raw, signal) => {
    const { conversation_id, turn_id } = about;
    const ran: ToolRun = { tool: tool.name, began: clock.now(), ended: null };
    seen.runs.push(ran);
    let cost = callMicroUsd(tool);
    try {
      return await run(tool, raw, signal);
    } catch (error) {
      if (!failedCallIsPaid(error)) cost = 0;
      const { code, cause } = error instanceof Fault ? error : { code: null, cause: error };
      const which = { conversation_id, turn_id, tool: tool.name, fault: code };
      if (cause !== undefined) log.error("tool_failed", which, cause);
      throw error;
    } finally {
      ran.ended = clock.now();
      seen.tools_micro_usd += cost;
    }
  };

function report(deps: ObservationDeps, about: TurnLabels, seen: TurnSummary, began: number): void {
  const { log, metrics, spans, model } = deps;
  const { request, conversation_id, turn_id, advisor_id, door } = about;
  const ended = seen.ended ?? deps.clock.now();
  const steps = stepSpans(seen, ended);
  const calls = callSpans(seen, ended);
  const used = usageOf(deps, steps, seen.tools_micro_usd);
  const ids = { ...(request && { request_id: request.id }), conversation_id, turn_id };
  const first_token_ms = seen.first_text === null ? null : seen.first_text - began;
  const total_ms = ended - began;
  const { end, code, reason, grounding } = seen;
  log.info("turn", {
    ...ids,
    advisor_id,
    door,
    model: model.id,
    end,
    code,
    reason,
    steps: steps.length,
    tool_calls: calls.length,
    tools: countEach(calls.map(({ tool }) => tool)),
    tool_errors: countEach(calls.flatMap((call) => call.code ?? [])),
    first_token_ms,
    total_ms,
    ...used,
    grounding_valid: grounding?.valid ?? null,
    citations: grounding?.citations ?? null,
  });
  metrics.put(
    {
      // A turn that waits for an approval is counted when it ends.
      Turns: end === "waiting" ? 0 : 1,
      TurnErrors: end === "error" || end === "cut" ? 1 : 0,
      ModelFaults: code?.startsWith("model_") ? 1 : null,
      ModelMisconfigured: code === "model_misconfigured" ? 1 : null,
      TurnFirstTokenMs: first_token_ms,
      TurnMs: total_ms,
      InputTokens: used.input_tokens,
      OutputTokens: used.output_tokens,
      CostUsd: used.cost_usd,
      GroundingInvalid: grounding === null ? null : Number(!grounding.valid),
    },
    { door, model: model.id },
    code === null ? ids : { ...ids, code },
  );
  putToolMetrics(metrics, calls.map(timing), ids);
  spans.keep({ ...ids, door, model: model.id, began, ended, code, ...used, steps, calls });
}

const timing = ({ tool, code, began, ended }: CallSpan) => ({ tool, code, ms: ended - began });

/** The usage of this stream only; earlier streams of the same turn reported their own. */
function usageOf(
  { model, spending }: ObservationDeps,
  steps: readonly StepSpan[],
  tools_micro_usd: number,
) {
  const price = Spend.priceOf(model.id, spending.prices);
  const known = steps.flatMap((step) => {
    const { input_tokens, output_tokens, cache_read_tokens, cache_write_tokens } = step;
    if (input_tokens === null || output_tokens === null) return [];
    const cached = {
      cache_read_tokens: cache_read_tokens ?? 0,
      cache_write_tokens: cache_write_tokens ?? 0,
    };
    return [{ input_tokens, output_tokens, ...cached }];
  });
  const micro = known.reduce((sum, usage) => sum + (Spend.costMicroUsd(price, usage) ?? 0), 0);
  const total = (field: keyof (typeof known)[number] & `${string}_tokens`) =>
    known.length === 0 ? null : known.reduce((sum, usage) => sum + usage[field], 0);
  const [cache_read_tokens, cache_write_tokens] = [
    total("cache_read_tokens"),
    total("cache_write_tokens"),
  ];
  return {
    input_tokens: total("input_tokens"),
    output_tokens: total("output_tokens"),
    ...(cache_read_tokens ? { cache_read_tokens } : {}),
    ...(cache_write_tokens ? { cache_write_tokens } : {}),
    cost_usd: price === null ? null : (micro + tools_micro_usd) / 1_000_000,
  };
}
