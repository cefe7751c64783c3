import { callMicroUsd, failedCallIsPaid } from "@advisor/tools/call-cost";
import type { RunTool } from "@advisor/tools/run-tool";
import { type BillingDeps, reserveCallCost } from "./reserve-call-cost.ts";

/**
 * Runs tools outside turns. The cost of a paid call is reserved in the advisor's day before it and
 * recorded after it.
 */
export const chargedTools =
  (billing: BillingDeps, advisor_id: string, run: RunTool): RunTool =>
  async (tool, raw, signal) => {
    const micro_usd = callMicroUsd(tool);
    if (micro_usd === 0) return run(tool, raw, signal);
    const bill = await reserveCallCost(billing, { advisor_id, micro_usd, whole: true });
    let cost = micro_usd;
    try {
      return await run(tool, raw, signal);
    } catch (error) {
      if (!failedCallIsPaid(error)) cost = 0;
      throw error;
    } finally {
      await bill.settle(cost);
    }
  };
