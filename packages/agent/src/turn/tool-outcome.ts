import type * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import type { Outcome } from "@advisor/protocol/tool-call";
import type { Tool } from "@advisor/tools/tool";
import { type CallSpending, noCallSpending } from "./paid-calls.ts";
import { panelEvent } from "./panel-event.ts";
import type { Turn, TurnTools, World } from "./turn.ts";

export type RecordedCall = Entry.Step["calls"][number];

/** A call's result, and its outcome for the panel, which follows the order of the calls. */
export interface ToolOutcome {
  result: Entry.Result;
  outcome?: Outcome;
}

/** What running a call needs. */
export interface CallDeps {
  tools: Pick<TurnTools, "offered" | "run">;
  world: Pick<World, "signal" | "clock">;
}

/** Runs one call and returns its result or error for the record. Throws only if the turn itself ends. */
export async function runCall(
  { tools, world }: CallDeps,
  call: RecordedCall,
  spending: CallSpending = noCallSpending,
): Promise<ToolOutcome> {
  const tool = spending.refusal(call.id) ?? runnable(tools.offered, call);
  if (tool instanceof Fault) return { result: refusal(call.id, tool) };
  const began = world.clock.now();
  const made = (error?: unknown) => {
    const micro_usd = spending.made(tool, error);
    return { ms: world.clock.now() - began, ...(micro_usd === 0 ? {} : { micro_usd }) };
  };
  try {
    const outcome = await tools.run(tool, call.input, world.signal);
    const { shown, result } = outcome;
    return { result: { call_id: call.id, status: "success", shown, result, ...made() }, outcome };
  } catch (error) {
    const cost = made(error);
    if (!(error instanceof Fault) || world.signal.aborted) throw error;
    return { result: { ...refusal(call.id, error), ...cost } };
  }
}

/** The result with its panel event. Call it in the order of the calls. */
export function withPanel(
  { panel, world }: Pick<Turn, "panel" | "world">,
  { result, outcome }: ToolOutcome,
): Entry.Result {
  if (outcome === undefined) return result;
  const timestamp = new Date(world.clock.now()).toISOString();
  const event = panelEvent({ outcome, seen: panel.seen, timestamp }) ?? null;
  if (outcome.view !== null) panel.seen = outcome.view;
  if (event?.event === "side_panel_update") panel.show(event);
  return { ...result, panel: event };
}

export const refusal = (
  call_id: string,
  { code, message }: Pick<Fault, "code" | "message">,
): Entry.Result => ({
  call_id,
  status: "error",
  shown: { error: { code, message } },
  result: null,
});

/** The called tool, or why it cannot run. */
function runnable(tools: readonly Tool[], call: RecordedCall): Tool | Fault {
  const tool = tools.find(({ name }) => name === call.name);
  if (tool === undefined) {
    const names = tools.map(({ name }) => name).join(", ");
    const message = `There is no such tool here. Available tools: ${names}.`;
    return new Fault("invalid", "unknown_tool", message);
  }
  const message = "The arguments must be a JSON object without lone surrogates. Send them again.";
  return call.malformed_bytes === null ? tool : new Fault("invalid", "invalid_arguments", message);
}
