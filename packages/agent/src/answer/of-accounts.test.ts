import { expect, test } from "vitest";
import { held, row, summary } from "./answer.fixture.ts";
import { heldIn, ofHolder, statedIn } from "./of-accounts.ts";

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

const part = (params: object) => ({
  intent: "positions" as const,
  params: { symbol: "VTI", account: "Ann's IRA", ...params },
  confidence: 1,
  assumed: [],
  text: "Ann's VTI",
});

test("what somebody holds is looked for in all accounts where none of the own holds it", () => {
  const joint = held("VTI", [row("VTI", 1, { account: "Joint" })]);
  const both = held("VTI", [
    row("VTI", 1, { account: "Joint" }),
    row("VTI", 2, { account: "Ann's IRA" }),
  ]);
  expect(ofHolder(part({ whose: true }), joint)).toEqual({
    part: { ...part({}), params: { symbol: "VTI" } },
    before: "VTI is not held in Ann's IRA.",
  });
  expect(ofHolder(part({ whose: true }), both)).toEqual({
    part: part({ whose: true }),
    before: "",
  });
  expect(ofHolder(part({}), joint)).toEqual({ part: part({}), before: "" });
  expect(heldIn(both, { whose: true, account: "Ann's IRA" }).data.positions).toHaveLength(1);
});
