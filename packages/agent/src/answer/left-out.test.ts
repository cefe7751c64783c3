import { expect, test } from "vitest";
import { notLeftOut } from "./left-out.ts";

test("a return leaves deposits out by itself, and cannot leave out anything else", () => {
  const said = (...others: string[]) =>
    notLeftOut({ intent: "performance", params: { without: { others } } });
  expect(said("the deposits")).toBe(
    "Deposits and withdrawals do not count in a time-weighted return.",
  );
  expect(said("deposits", "fees")).toBe(
    "Deposits and withdrawals do not count in a time-weighted return. The figures are of everything: fees cannot be left out of this answer.",
  );
});
