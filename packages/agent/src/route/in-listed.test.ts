import { expect, test } from "vitest";
import { inListed } from "./in-listed.ts";
import { read } from "./read.ts";
import { demo } from "./route.fixture.ts";
import { route } from "./route.ts";
import { clauses } from "./split.ts";

const listed = { account: "Brokerage", named: ["AAPL", "MSFT"] };
const placeOf = (message: string) => {
  const [previous] = route("what is in the Brokerage?", demo).parts;
  const asked = clauses(read(message, demo));
  const parts = route(message, demo).parts;
  return inListed(parts, asked, previous && { ...previous, listed }).map(
    ({ params: { account } }) => account,
  );
};

test("what points at a row of a listed account is asked of it there", () => {
  expect(placeOf("how is the apple stock doing?")).toEqual(["Brokerage"]);
});

test.each([
  "how is apple doing?",
  "how is the apple stock doing overall?",
  "how many of the apple shares do we own?",
  "how is the vanguard s&p fund doing?",
])("%j is asked of all accounts", (message) => {
  expect(placeOf(message)).toEqual([undefined]);
});
