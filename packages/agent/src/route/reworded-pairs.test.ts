import { expect, test } from "vitest";
import { reworded } from "./reworded.ts";
import { asked } from "./route.fixture.ts";

test.each([
  ["the pending and the failed deposits", "the pending deposits and failed deposits"],
  ["our first and last purchases", "our first purchase and the last purchase"],
  [
    "show the pending transfers and the failed ones",
    "show the pending transfers and failed transfers",
  ],
  ["deposits by wire and by ACH", "deposits by wire and deposits by ACH"],
])("%s", (message, plain) => {
  expect(reworded(message)).toBe(plain);
});

test("each of two states is asked for", () => {
  const parts = asked("which transfers are pending or failed?");
  expect(parts.map(({ params }) => params.status)).toEqual(["pending", "failed"]);
});
