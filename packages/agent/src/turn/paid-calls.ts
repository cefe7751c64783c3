import { Fault } from "@advisor/domain/fault";
import { callMicroUsd, failedCallIsPaid } from "@advisor/tools/call-cost";
import type { Tool } from "@advisor/tools/tool";
import { nextStepMicroUsd } from "../model/estimate.ts";
import { type Progress, spend } from "./progress.ts";
import type { Money, Turn } from "./turn.ts";

/** What the calls of one step may cost, and what they did. */
export interface Payment {
  /** Why the call may not be made; undefined when it is paid for, or free. */
  refusal(callId: string): Fault | undefined;
  /** Takes note of a call that was made; says what it cost, in millionths of a dollar. */
  made(tool: Tool, error?: unknown): number;
}

/** For calls that somebody else pays for. */
export const paidElsewhere: Payment = { refusal: () => undefined, made: () => 0 };

type Paying = readonly { id: string; name: string }[];

/**
 * Holds what the calls and the step after them may cost, before any of the calls is made. Where all
 * are free nothing waits for it but the next step; where the budgets do not cover a call, it is
 * refused, in the order of the calls.
 */
export async function payFor(
  turn: Pick<Turn, "money" | "bounds" | "tools">,
  progress: Progress,
  calls: Paying,
): Promise<Payment> {
  const { spending } = turn.money;
  const prices = calls.map(({ id, name }) => {
    const tool = turn.tools.offered.find((one) => one.name === name);
    return { id, micro_usd: tool === undefined ? 0 : callMicroUsd(tool) };
  });
  const whole = prices.reduce((sum, { micro_usd }) => sum + micro_usd, 0);
  const held = spending.hold(whole + nextStep(turn, progress));
  progress.booked = held.then(() => undefined);
  progress.booked.catch(() => undefined); // It is awaited before the next step, if there is one.
  const refused = whole === 0 ? new Map<string, Fault>() : await uncovered(prices, held);
  return { ...payment(turn.money, progress), refusal: (callId) => refused.get(callId) };
}

/** For calls that the advisor approved, with what they cost: a budget keeps none of them from being made. */
export const payment = ({ spending }: Money, progress: Progress): Payment => ({
  refusal: () => undefined,
  made(tool, error) {
    const paid = error === undefined || failedCallIsPaid(error);
    const micro_usd = paid ? callMicroUsd(tool) : 0;
    if (micro_usd > 0) {
      spending.count(micro_usd, null);
      spend(progress, { usage: null, micro_usd: 0, tools_micro_usd: micro_usd });
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

/** The calls that what is held does not cover, with the reason. */
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
