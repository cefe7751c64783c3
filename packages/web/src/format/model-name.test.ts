import { expect, test } from "vitest";
import { modelName } from "./model-name.ts";

test("the rules that stand in for a model have a name that a sentence can use", () => {
  expect(["offline", "vendor.model-1"].map(modelName)).toEqual([
    ...["the offline model", "vendor.model-1"],
  ]);
});
