import { expect, test } from "vitest";
import { householdOf, signHandle } from "./handle.ts";

const now = Date.parse("2026-11-20T15:00:00Z");
const signer = { key: "secret", now };
const { handle, expires } = signHandle({ advisor_id: "adv_1", household_id: "hh_d1" }, signer);

test("a handle is valid for its household for eight hours", () => {
  expect(householdOf(handle, "adv_1", signer)).toBe("hh_d1");
  expect(expires).toBe(now + 8 * 3_600_000);
  expect(householdOf(handle, "adv_1", { ...signer, now: expires - 1 })).toBe("hh_d1");
  expect(() => householdOf(handle, "adv_1", { ...signer, now: expires })).toThrow("expired");
});

const [, seconds = "", mac = ""] = handle.split(".");

test.each([
  ["of another advisor", handle, "adv_2"],
  ["of another household", `hh_d2.${seconds}.${mac}`, "adv_1"],
  ["that was made to last longer", `hh_d1.${Number(seconds) + 1}.${mac}`, "adv_1"],
  ["without its end", handle.slice(0, -1), "adv_1"],
  ["with something after it", `${handle}A`, "adv_1"],
  ["that is a household's id", "hh_d1", "adv_1"],
  ["that is not text", { handle }, "adv_1"],
  ["that is not there", undefined, "adv_1"],
])("a handle %s is refused", (_, wrong, advisor) => {
  expect(() => householdOf(wrong, advisor, signer)).toThrow("no handle of yours");
});

test("a handle signed with another key is refused", () => {
  expect(() => householdOf(handle, "adv_1", { ...signer, key: "other" })).toThrow("no handle");
});
