import * as z from "zod";
import type { FailureReason } from "../http/provider-fault.ts";

const Refusal = z.object({ "Error Message": z.string() });

const reasons: readonly [RegExp, FailureReason][] = [
  [/limit reach/i, "rate_limited"],
  [/api key|legacy|subscription|premium|exclusive|special endpoint|upgrade/i, "no_key"],
];

/** FMP may refuse with a message under any status, even 200; new keys cannot use the legacy API. */
export function fmpRefusal({
  status,
  body,
}: {
  status: number;
  body: unknown;
}): FailureReason | undefined {
  const notice = Refusal.safeParse(body).data?.["Error Message"];
  if (notice === undefined) return undefined;
  const known = reasons.find(([words]) => words.test(notice))?.[1];
  return known ?? (status === 200 ? "upstream" : undefined);
}
