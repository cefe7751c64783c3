import { expect, test, vi } from "vitest";
import * as z from "zod";
import { structuredLog } from "./log.ts";

/** The line that is logged for a cause. */
function logged(cause: unknown): Record<string, unknown> {
  const said: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((text) => said.push(String(text)) > 0);
  structuredLog("ERROR").error("tool_failed", {}, cause);
  vi.restoreAllMocks();
  return JSON.parse(said.join(""));
}

test("a failure names the fields that do not fit, and neither their values nor keys that may be data", () => {
  const schema = z.object({ trades: z.array(z.object({ venue: z.string() })) });
  const shares = z.record(z.string(), z.object({ shares: z.number() }));
  const of = (kind: z.ZodType, value: unknown) => logged(kind.safeParse(value).error);
  expect(of(schema, { trades: [{ venue: "X" }, { venue: 7 }] })).toMatchObject({
    cause: "ZodError",
    issues: "trades.1.venue invalid_type",
  });
  expect(of(shares, { "Karen Smith": { shares: "many" } })).toMatchObject({
    issues: "*.shares invalid_type",
  });
});

test("any other failure has no such fields", () => {
  expect(logged(new TypeError("secret"))).not.toHaveProperty("issues");
});
