import * as z from "zod";
import type { FailureReason } from "../http/provider-fault.ts";

const Refusal = z.object({
  Note: z.string().optional(),
  Information: z.string().optional(),
  "Error Message": z.string().optional(),
});

const reasons: readonly [RegExp, FailureReason][] = [
  [
    /rate limit|call frequency|calls per (minute|day)|requests per (second|day)|sparingly/i,
    "rate_limited",
  ],
  [/premium|demo\W{0,4} API key|apikey|api key/i, "no_key"],
];

/** Alpha Vantage refuses with status 200 and a sentence instead of data. */
export function alphaVantageRefusal({ body }: { body: unknown }): FailureReason | undefined {
  const { Note, Information, "Error Message": fault } = Refusal.safeParse(body).data ?? {};
  const notice = Note ?? Information ?? fault;
  if (notice === undefined) return undefined;
  const known = reasons.find(([words]) => words.test(notice))?.[1];
  if (known !== undefined) return known;
  return Note === undefined && /invalid/i.test(notice) ? "not_found" : "upstream";
}
