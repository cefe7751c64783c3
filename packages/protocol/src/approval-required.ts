import * as z from "zod";

/** A write that waits for the advisor, as the stream describes it. */
export const approvalRequired = {
  approval_id: z.string(),
  call_id: z.string(),
  tool: z.string(),
  input: z.record(z.string(), z.unknown()),
  cost_usd: z.number(),
  expires_at: z.string(),
};
