import * as z from "zod";
import type { FailureReason } from "../http/provider-fault.ts";

/** The trading API's errors carry a code; the market feed's are keyed by a number. */
const Refusal = z.union([
  z.object({ errorCode: z.string() }).transform(({ errorCode }) => errorCode),
  z
    .object({ status: z.literal(["failed", "failure"]), data: z.record(z.string(), z.unknown()) })
    .transform(({ data }) => Object.keys(data)[0] ?? ""),
]);

const reasons: Readonly<Record<string, FailureReason>> = {
  "DH-901": "no_key",
  "DH-902": "no_key",
  "DH-903": "no_key",
  "DH-904": "rate_limited",
  "DH-905": "not_found",
  "DH-907": "not_found",
  "804": "upstream",
  "805": "rate_limited",
  "806": "no_key",
  "807": "no_key",
  "808": "no_key",
  "809": "no_key",
  "810": "no_key",
  "811": "not_found",
  "812": "not_found",
  "813": "not_found",
  "814": "not_found",
};

/** DhanHQ's own codes say more than the HTTP status, which is 200 for some errors. */
export function dhanRefusal({ body }: { body: unknown }): FailureReason | undefined {
  const code = Refusal.safeParse(body).data;
  return code === undefined ? undefined : (reasons[code] ?? "upstream");
}
