import { expect, test } from "vitest";
import { sampleVersion } from "./version.ts";

test("the version is unchanged while no source changes", () => {
  expect(sampleVersion()).toMatch(/^[0-9a-f]{64}$/);
  expect(sampleVersion()).toBe(sampleVersion());
});
