import type { ToolCall } from "./converse.ts";
import type { WantedInstrument } from "./market/instrument-plan.ts";

/** What to call first, what to look up with the results, and remarks on the parts that need no call. */
export interface Plan {
  calls: ToolCall[];
  wanted: WantedInstrument[];
  /** True when news about the holdings must be looked up. */
  heldNews: boolean;
  remarks: string[];
  /** Questions that are asked back unless a passage of the documents is about them. */
  fallbacks: Fallback[];
}

/** A search of the documents for a question that the household reader did not understand. */
export interface Fallback {
  call: ToolCall;
  /** Words that a passage must contain. */
  required: string[];
  /** The words of the question, of which it must contain most. */
  words: string[];
  /** Words of the message before, which a short question may be about. */
  earlier: string[];
  /** True when the words must be in the text itself, because the question may be about figures. */
  inText: boolean;
  /** What is asked back. */
  remark: string;
}

export const emptyPlan: Plan = {
  ...{ calls: [], wanted: [], heldNews: false },
  ...{ remarks: [], fallbacks: [] },
};
export const planCalls = (calls: ToolCall[]): Plan => ({ ...emptyPlan, calls });
export const planRemark = (remark: string): Plan => ({ ...emptyPlan, remarks: [remark] });
