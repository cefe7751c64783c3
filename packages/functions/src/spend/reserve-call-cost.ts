import { Fault } from "@advisor/domain/fault";
import type { Usage } from "@advisor/domain/model/usage";
import * as Spend from "@advisor/domain/spend";
import type { Stores } from "../runtime.ts";
import { dayBudgetFault } from "./limit-fault.ts";
import type { Spending } from "./spending.ts";

export type BillingDeps = Pick<Stores, "spends" | "log"> & { spending: Spending };

/** A reservation for one call outside a turn. */
export interface CallReservation {
  /** Records the actual cost and releases the reservation. A failure is logged, not thrown. */
  settle(microUsd: number, usage?: Usage): Promise<void>;
}

/**
 * Reserves the cost of a call outside a turn before it is made. Throws Fault `budget_exceeded` when
 * the day's budget is used up or, with `whole`, does not cover the full amount. A model call may use
 * the rest of the budget; a paid tool needs its whole price.
 */
export async function reserveCallCost(
  { spends, spending, log }: BillingDeps,
  request: { advisor_id: string; micro_usd: number; whole: boolean },
): Promise<CallReservation> {
  const { limits } = spending;
  const { advisor_id, micro_usd, whole } = request;
  const { day_micro_usd } = limits;
  const wanted = { micro_usd: day_micro_usd === null ? 0 : micro_usd, day_micro_usd };
  const opened = await spends.open({ advisor_id, wanted });
  if (opened.kind === "spent") throw dayBudgetFault(limits, opened.today);
  const { account, held_micro_usd, today } = opened;
  const settle = (cost: number, usage: Usage = null): Promise<void> => {
    const { input_tokens, output_tokens } = usage ?? Spend.zeroSpent;
    return account
      .close({ micro_usd: cost, input_tokens, output_tokens })
      .catch((error: unknown) => {
        if (!(error instanceof Fault)) throw error;
        log.error("spend_not_booked", { advisor_id, micro_usd: cost }, error);
      });
  };
  if (whole && held_micro_usd < wanted.micro_usd) {
    await settle(0);
    throw dayBudgetFault(limits, today);
  }
  return { settle };
}
