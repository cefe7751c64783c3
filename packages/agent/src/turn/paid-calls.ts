import { Fault } from "@advisor/domain/fault";
import { callMicroUsd, failedCallIsPaid } from "@advisor/tools/call-cost";
import type { Tool } from "@advisor/tools/tool";
import { nextStepMicroUsd } from "../model/estimate.ts";
import { addCost, type Progress } from "./progress.ts";
import type { Money, Turn } from "./turn.ts";

/** Checks and records the cost of a step's calls. */
export interface CallSpending {
  /** Why the call may not be made; undefined if it is covered or free. */
  refusal(callId: string): Fault | undefined;
  /** Records a call that was made, and returns its cost in millionths of a dollar. */
  made(tool: Tool, error?: unknown): number;
}

/** For calls whose cost is recorded elsewhere. */
export const noCallSpending: CallSpending = { refusal: () => undefined, made: () => 0 };

type CallNames = readonly { id: string; name: string }[];

/**
 * Reserves the maximum cost of the calls and of the next step before any call is made. If all calls
 * are free, only the next step waits for the reservation. Calls beyond the budget are refused, in
 * order.
 */
export async function reserveCalls(
  turn: Pick<Turn, "money" | "bounds" | "tools">,
  progress: Progress,
  calls: CallNames,
): Promise<CallSpending> {
  const { spending } = turn.money;
  const prices = calls.map(({ id, name }) => {
    const tool = turn.tools.offered.find((one) => one.name === name);
    return { id, micro_usd: tool === undefined ? 0 : callMicroUsd(tool) };
  });
  const whole = prices.reduce((sum, { micro_usd }) => sum + micro_usd, 0);
  const held = spending.hold(whole + nextStep(turn, progress));
  progress.booked = held.then(() => undefined);
  progress.booked.catch(() => undefined); // Awaited before the next step, if there is one.
  const refused = whole === 0 ? new Map<string, Fault>() : await uncovered(prices, held);
  return { ...callSpending(turn.money, progress), refusal: (callId) => refused.get(callId) };
}

/** For calls that the advisor approved: their cost is recorded, but no budget refuses them. */
export const callSpending = ({ spending }: Money, progress: Progress): CallSpending => ({
  refusal: () => undefined,
  made(tool, error) {
    const paid = error === undefined || failedCallIsPaid(error);
    const micro_usd = paid ? callMicroUsd(tool) : 0;
    if (micro_usd > 0) {
      spending.count(micro_usd, null);
      addCost(progress, { usage: null, micro_usd: 0, tools_micro_usd: micro_usd });
    }
    return micro_usd;
  },
});

const nextStep = (
  { money, bounds }: Pick<Turn, "money" | "bounds">,
  { asked, text }: Progress,
): number =>
  nextStepMicroUsd(money.spending.price, {
    asked,
    said: text.length,
    max_tokens: bounds.maxTokens,
  });

/** The calls that the reserved amount does not cover, with the reason. */
async function uncovered(
  prices: readonly { id: string; micro_usd: number }[],
  held: Promise<number>,
): Promise<Map<string, Fault>> {
  let left = await held.catch((error: unknown) => {
    if (error instanceof Fault && error.code === "budget_exceeded") return 0;
    throw error;
  });
  const refused = new Map<string, Fault>();
  for (const { id, micro_usd } of prices) {
    if (micro_usd > left) refused.set(id, notCovered());
    else left -= micro_usd;
  }
  return refused;
}

const notCovered = (): Fault =>
  new Fault(
    "budget",
    "budget_exceeded",
    "The budget has too little left for this paid call. It was not made.",
  );
