import type { ToolCall } from "./converse.ts";
import type { WantedInstrument } from "./market/instrument-plan.ts";

/** What to call first, what to look up with the results, and remarks on the parts that need no call. */
export interface Plan {
  calls: ToolCall[];
  wanted: WantedInstrument[];
  /** True when news about the holdings must be looked up. */
  heldNews: boolean;
  remarks: string[];
}

export const emptyPlan: Plan = { calls: [], wanted: [], heldNews: false, remarks: [] };
export const planCalls = (calls: ToolCall[]): Plan => ({ ...emptyPlan, calls });
export const planRemark = (remark: string): Plan => ({ ...emptyPlan, remarks: [remark] });
