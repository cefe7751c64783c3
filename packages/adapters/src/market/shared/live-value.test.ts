import { expect, test } from "vitest";
import { providerFault } from "../http/provider-fault.ts";
import { liveValue, undefinedIfUnknown } from "./live-value.ts";

test("a vendor's value is never labeled simulated", () => {
  expect(liveValue("fmp", 1, "2026-11-20", "delayed")).toEqual({
    value: 1,
    source: { as_of: "2026-11-20", provider: "fmp", delay: "delayed", simulated: false },
  });
});

test("an unknown symbol is not a failure, and every other fault is", async () => {
  const unknown = providerFault("not_found", "fmp", "knows of no such thing.");
  const broken = providerFault("upstream", "fmp", "answered with an error.");

  expect(await undefinedIfUnknown(Promise.reject(unknown))).toBeUndefined();
  await expect(undefinedIfUnknown(Promise.reject(broken))).rejects.toBe(broken);
});
