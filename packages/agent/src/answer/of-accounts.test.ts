import { expect, test } from "vitest";
import { held, row, summary } from "./answer.fixture.ts";
import { heldIn, statedIn } from "./of-accounts.ts";

const params = { without: { accounts: ["IRA"] } };

test("what is left out is in no row and in no total", () => {
  const all = summary(
    { Joint: [100.1, 10, 10], IRA: [50, 5, 5], Roth: [0.2, 0.2, 0] },
    [150.3, 15.2, 15],
  );
  const own = summary({ Joint: [100.1, 10, 10], Roth: [0.2, 0.2, 0] }, [100.3, 10.2, 10]);
  expect(statedIn(all, params)).toEqual(own);
  expect(statedIn(all, {})).toBe(all);
});

test("a symbol is counted where it is meant", () => {
  const rows = [row("VTI", 1, { account: "Joint" }), row("VTI", 2, { account: "IRA" })];
  expect(heldIn(held("VTI", rows), params)).toEqual(held("VTI", rows.slice(0, 1)));
});
