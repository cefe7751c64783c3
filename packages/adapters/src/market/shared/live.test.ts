import { expect, test } from "vitest";
import { providerFault } from "../http/provider-fault.ts";
import { live, unlessUnknown } from "./live.ts";

test("what a vendor gave is never called simulated", () => {
  expect(live("fmp", 1, "2026-11-20", "delayed")).toEqual({
    value: 1,
    source: { as_of: "2026-11-20", provider: "fmp", delay: "delayed", simulated: false },
  });
});

test("not to know a thing is no failure, and everything else stays one", async () => {
  const unknown = providerFault("not_found", "fmp", "knows of no such thing.");
  const broken = providerFault("upstream", "fmp", "answered with an error.");

  expect(await unlessUnknown(Promise.reject(unknown))).toBeUndefined();
  await expect(unlessUnknown(Promise.reject(broken))).rejects.toBe(broken);
});
