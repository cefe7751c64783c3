import { expect, test } from "vitest";
import { samples } from "../sample/samples.ts";
import { golden } from "./golden.ts";

const brokerage = golden.filter((one) => one.door === "answers");
const added = brokerage.filter(({ id }) => !id.startsWith("document-"));

test("every question has an id of its own", () => {
  const ids = golden.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test("the questions are spread over every household", () => {
  const asked = new Set(golden.map(({ household }) => household));
  for (const { snapshot } of samples) {
    expect(asked).toContain(snapshot.household.id.replace("hh_d", "D"));
  }
});

test.each([
  ...["activity", "positions", "positions_list", "performance", "quotes", "facts", "transfers"],
  ...["account_value", "cash_balance", "symbol_performance", "portfolio_ranking"],
  ...["out_of_scope", "clarify"],
])("%s is asked for in ten ways or more beside the document's", (intent) => {
  const asked = added.filter(({ intents }) => intents.includes(intent));
  expect(asked.length).toBeGreaterThanOrEqual(10);
});

test("a question that is not answered cites nothing and calls nothing", () => {
  const outside = brokerage.filter(({ intents }) =>
    intents.every((one) => one === "clarify" || one === "out_of_scope"),
  );
  expect(outside.flatMap(({ cites, needs }) => [...cites, ...needs])).toEqual([]);
});

test("a source that is cited is one that is needed", () => {
  for (const { id, cites, needs } of brokerage) {
    expect([id, cites.filter((letter) => !needs.includes(letter))]).toEqual([id, []]);
  }
});
