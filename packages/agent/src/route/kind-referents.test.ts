import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

const classOf = (message: string) => asked(message).at(-1)?.params.asset_class;

test("'which one' after a class is of the class", () => {
  expect(classOf("Which options do I have? Which one is the worst?")).toBe("options");
});

test.each([
  "Which options do I have? Which of my positions is the worst one in percent?",
  "Which ETFs do I hold? Which is the largest holding by market value?",
  "How much was bought in the stock plan? Which position is the largest one?",
])("%s: of all that is held", (message) => {
  expect(classOf(message)).toBeUndefined();
});

test("whether any of the class is held is asked of the class", () => {
  expect(asked("What is an ETF, and do I have any in my account?")).toMatchObject([
    { intent: "facts" },
    { intent: "positions_list", params: { asset_class: "etf" } },
  ]);
});
