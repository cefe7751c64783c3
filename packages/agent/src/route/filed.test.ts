import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

const held = new Set(["private_harborview_iv", "MSFT"]);
const own = [{ intent: "positions", params: { symbol: "private_harborview_iv" } }];

test("what is held under a name of its own is known by a word of it", () => {
  expect(asked("how many units of Harborview do we own", { held })).toEqual(own);
  expect(asked("how many units of harborview do we own", { held })).toEqual(own);
  expect(asked("Harborveiw position", { held })).toEqual(own);
});

test("where nothing of the name is held it is somebody's", () => {
  expect(asked("Harborview value", { held: new Set(["MSFT"]) })).toEqual([
    { intent: "out_of_scope", params: {}, scope: "other_household" },
  ]);
});
