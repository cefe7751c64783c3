import { expect, test } from "vitest";
import { list, row } from "../answer.fixture.ts";
import { inSeveral } from "./in-several.ts";
import { writePositionsList } from "./positions.ts";

const held = [row("VTI", 1), row("VTI", 2, { account: "IRA" }), row("BND", 3), row("BND", 4)];

test("a symbol of two accounts is kept, one that an account holds twice is not", () => {
  expect(inSeveral(held).map(({ symbol, quantity }) => [symbol, quantity])).toEqual([
    ["VTI", 1],
    ["VTI", 2],
  ]);
});

test("they are listed as what they are, and that there are none is said", () => {
  const params = { several: true as const };
  expect(writePositionsList(list(held), { params }).text).toMatch(
    /^Positions that more than one account holds:/,
  );
  expect(writePositionsList(list([row("BND", 3)]), { params }).text).toBe(
    "There are no positions that more than one account holds. As of 2026-01-15.",
  );
});
