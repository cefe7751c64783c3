import { expect, test } from "vitest";
import { learned } from "./learned.ts";
import { levels } from "./levels.ts";

const most = levels.at(-1);
const least = levels.at(0);
const even = levels.charAt(levels.length / 2);
const rows = [`warm\t${most}${least}`, `cold\t${least}${most}`, `grey\t${even}${even}`].join("\n");
const none = { bias: [], scale: 1, weights: [] };
const { chances, isKnown } = learned({ bias: [0, 0], scale: 0.1, units: none, rows });

test("what stood with a kind makes it likely, and all kinds add up to 1", () => {
  const [warm = 0, cold = 0] = chances(["warm", "grey"]);
  expect(warm).toBeGreaterThan(0.9);
  expect(warm + cold).toBeCloseTo(1, 9);
  expect(chances(["cold", "grey"])).toEqual([cold, warm]);
});

test("of what is not known nothing is said", () => {
  expect(chances(["purple"])).toEqual([0.5, 0.5]);
  expect([isKnown("warm"), isKnown("purple")]).toEqual([true, false]);
});

test("a unit tells what only two features together say", () => {
  const both = learned({
    bias: [0, 0],
    scale: 0.1,
    units: { bias: [-4], scale: 0.1, weights: [[5, -5]] },
    rows: [`dry\t${even}${even}${most}`, `white\t${even}${even}${most}`].join("\n"),
  });
  expect(both.chances(["dry"])).toEqual([0.5, 0.5]);
  expect(both.chances(["white"])).toEqual([0.5, 0.5]);
  expect(both.chances(["dry", "white"])[0]).toBeGreaterThan(0.9);
});
