import type { Call } from "./converse.ts";
import type { WantedInstrument } from "./market/instrument-plan.ts";

/** What to call first, what to look up with the results, and what to say about the parts that call for nothing. */
export interface Plan {
  calls: Call[];
  wanted: WantedInstrument[];
  /** The news of what is held are to be looked up. */
  heldNews: boolean;
  remarks: string[];
}

export const nothing: Plan = { calls: [], wanted: [], heldNews: false, remarks: [] };
export const only = (calls: Call[]): Plan => ({ ...nothing, calls });
export const say = (remark: string): Plan => ({ ...nothing, remarks: [remark] });
