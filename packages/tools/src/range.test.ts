import { expect, test } from "vitest";
import { firstPage, portRange } from "./range.ts";

const today = "2026-11-20";

test("one row more than the page is requested, to detect a further page", () => {
  const asked = { from: "2026-11-20", to: "2026-11-20", limit: 5 };
  expect(portRange(asked, today)).toEqual({ ...asked, limit: 6 });
});

test.each([
  [{ from: "2026-11-02", to: "2026-11-01" }, "from 2026-11-02 is after to 2026-11-01"],
  [{ from: "2026-11-21", to: null }, "from 2026-11-21 is in the future, today is 2026-11-20"],
  [{ from: null, to: "2026-11-21" }, "to 2026-11-21 is in the future, today is 2026-11-20"],
])("the range %j is refused", (days, fault) => {
  expect(() => portRange({ ...days, limit: 5 }, today)).toThrow(
    `The arguments do not fit: ${fault}.`,
  );
});

test("a page states the day on which the next one begins, which is null on the last page", () => {
  const rows = ["2026-11-03T10:00:00Z", "2026-11-02T10:00:00Z"];
  const at = (row: string) => row;
  expect(firstPage(rows, 1, at)).toEqual({ rows: [rows[0]], more_until: "2026-11-02" });
  expect(firstPage(rows, 2, at)).toEqual({ rows, more_until: null });
});
