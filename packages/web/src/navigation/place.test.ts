import { expect, it } from "vitest";
import { homePlace, placeOf, urlQueryOf } from "./place.ts";

it.each([
  ["/?household=hh_d1&conversation=con_1", { household: "hh_d1", conversation: "con_1" }],
  ["/?household=hh_d1", { household: "hh_d1", conversation: null }],
  ["/?conversation=con_1", { household: null, conversation: "con_1" }],
  ["/?research=run.run_1", { household: null, conversation: null, research: "run.run_1" }],
  ["/?household=none", { household: null, conversation: null }],
  ["/?household=hh_d1&brief=1", { household: "hh_d1", conversation: null, page: "brief" as const }],
  [
    "/?household=hh_d1&proposal=1",
    { household: "hh_d1", conversation: null, page: "proposal" as const },
  ],
  [
    "/?proof=turn_1",
    { household: null, conversation: null, page: "proof" as const, turn: "turn_1" },
  ],
  ["/?meetings=1", { household: null, conversation: null, page: "meetings" as const }],
  ["/?spend=1", { household: null, conversation: null, page: "spend" as const }],
  ["/trading", { household: null, conversation: null, page: "trading" as const }],
  [
    "/trading?instrument=NSE_EQ.2885.M%26M",
    {
      ...{ household: null, conversation: null, page: "trading" as const },
      instrument: "NSE_EQ.2885.M&M",
    },
  ],
  ["/", homePlace],
])("the URL %s is one place", (address, place) => {
  expect(urlQueryOf(place)).toBe(address);
  expect(placeOf(address)).toEqual(place);
});

it("a name in a URL cannot add another parameter", () => {
  expect(urlQueryOf({ household: "a&conversation=b", conversation: null })).toBe(
    "/?household=a%26conversation%3Db",
  );
});

it.each(["/households/hh_d1", "/households/hh_d1?household=hh_d1", "/index"])(
  "the URL %s is unknown",
  (address) => {
    expect(placeOf(address)).toEqual({ household: null, conversation: null, page: "lost" });
  },
);
