import { expect, test } from "vitest";
import { asksMover } from "./mover.ts";

test.each([
  ["Biggest mover today?", {}, true],
  ["which one has moved the most", {}, true],
  ["which moved up the most", {}, false],
  ["in percent?", { either_way: true as const }, true],
  ["in percent?", {}, false],
])("%j with %j asks how far it has moved: %s", (text, params, asked) => {
  expect(asksMover({ text, params })).toBe(asked);
});
