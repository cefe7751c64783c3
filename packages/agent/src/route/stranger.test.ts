import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

const household = {
  id: "hh_d11",
  name: "Demo investor",
  members: ["Alex Morgan"],
  others: ["Ramirez family", "Harbor Light Foundation", "Ford household"],
};
const other = [{ intent: "out_of_scope", params: {}, scope: "other_household" }];

test.each([
  "ramirez cash",
  "RAMIREZ CASH",
  "cash of ramirez",
  "ramirez's trades",
  "what are the ramirezes worth",
  "compare alex and ramirez performance",
  "harbor light cash",
  "what did ramirez buy last week",
])("%j asks about another of the advisor's households", (message) => {
  expect(asked(message, { household })).toEqual(other);
});

test("a household that is called like a company leaves the company its price", () => {
  expect(asked("ford price", { household })).toEqual([
    { intent: "quotes", params: { symbol: "F" } },
  ]);
});

test.each([
  ...["whitcomb cash", "show whitcomb positions", "does bob own apple", "whitcomb's trades"],
  ...["how are the kowalskis doing", "value of emily's account", "how much cash has emily?"],
  ...["how's minh doing ytd", "How is Minh doing this year?"],
])("%j names somebody unknown, who is asked about and never answered for", (message) => {
  expect(asked(message)).toMatchObject([{ intent: "clarify", missing: "household" }]);
});

test.each([
  ["last week's trades", "activity"],
  ["did you sell any of my shares this year", "activity"],
  ["my wife's positions", "positions_list"],
  ["home depot position", "positions"],
  ["VTTSX position", "positions"],
  ["heaviest position", "portfolio_ranking"],
  ["idle cash", "cash_balance"],
  ["current holdings", "positions_list"],
  ["what does she own", "positions_list"],
  ["broker's account value", "account_value"],
])("%j names nobody", (message, intent) => {
  expect(asked(message)).toMatchObject([{ intent }]);
});
