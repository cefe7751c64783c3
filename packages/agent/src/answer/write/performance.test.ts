import { expect, test } from "vitest";
import type { Params } from "../../route/routed.ts";
import { missing, moved, stated, transfer } from "../answer.fixture.ts";
import { writeNoPerformance, writePerformance, writeRange } from "./performance.ts";

const flows = moved([
  transfer("2026-01-12", "deposit", 1_500),
  transfer("2026-01-10", "withdrawal", 500, "pending"),
  transfer("2026-01-09", "deposit", 900, "failed"),
  transfer("2026-01-08", "deposit", 750),
  transfer("2025-12-31", "deposit", 9_999),
]);
const write = (
  over: Parameters<typeof stated>[0] = {},
  params: Params = {},
  assumed: (keyof Params)[] = [],
) => writePerformance({ params, assumed }, stated(over), flows);

test("return, flows of the timeframe by status, and what does not agree", () => {
  expect(write({ contributions: 1_200 })).toMatchInlineSnapshot(`
    {
      "calculated": [
        2250,
        -500,
      ],
      "certainty": 1,
      "sources": [
        "tool:performance:v1",
        "tool:transfers:v1",
      ],
      "text": "YTD return of Brokerage: +6.2 %, time-weighted. Contributions by the transfers on file: +$2,250.00 completed, -$500.00 pending. The custodian states contributions of $1,200.00, which does not agree with the transfers. As of 2026-01-15.",
    }
  `);
});

test("an assumed timeframe is said", () => {
  expect(write({ account: "all" }, {}, ["timeframe"]).text).toMatchInlineSnapshot(
    `"YTD return: +6.2 %, time-weighted (YTD is assumed; no timeframe was named). Contributions by the transfers on file: +$2,250.00 completed, -$500.00 pending. As of 2026-01-15."`,
  );
});

test("contributions that agree, and a loss", () => {
  expect(write({ return_pct: -3.5, contributions: 2_250 }).text).toMatchInlineSnapshot(
    `"YTD return of Brokerage: -3.5 %, time-weighted. Contributions by the transfers on file: +$2,250.00 completed, -$500.00 pending. As of 2026-01-15."`,
  );
});

test("a money-weighted return needs an opening value", () => {
  expect(write({}, { method: "mwr" })).toMatchInlineSnapshot(`
    {
      "calculated": [],
      "certainty": 1,
      "sources": [
        "tool:performance:v1",
        "tool:transfers:v1",
      ],
      "text": "The money-weighted return for YTD cannot be computed: there is no opening value on file. The time-weighted return is +6.2 %. As of 2026-01-15.",
    }
  `);
});

test.each([
  ["MTD", "+$2,250.00"],
  ["QTD", "+$2,250.00"],
  ["1W", "+$2,250.00"],
  ["1D", "$0.00"],
  ["1M", "+$12,249.00"],
  ["1Y", "+$12,249.00"],
  ["ITD", "+$12,249.00"],
] as const)("%s counts flows from its own first day", (timeframe, flow) => {
  expect(write({ timeframe }).text).toContain(`on file: ${flow} completed`);
});

test("a timeframe that is not on file is named, and no other takes its place", () => {
  const none = stated({ ...missing("There is no 1Y return on file.", ["YTD"]), return_pct: null });
  expect(writeNoPerformance(none)).toMatchInlineSnapshot(`
    {
      "calculated": [],
      "certainty": 0.9,
      "sources": [
        "tool:performance:v1",
      ],
      "text": "There is no 1Y return on file. Timeframes on file: YTD. As of 2026-01-15.",
    }
  `);
});

test("a stretch of days has no return, and what is on file is named as what it is", () => {
  const days = { from: "2026-01-05", to: "2026-01-11" };
  expect(writeRange(days, stated()).text).toMatchInlineSnapshot(
    `"There is no return on file from 2026-01-05 to 2026-01-11. On file is YTD: +6.2 %. As of 2026-01-15."`,
  );
  expect(writeRange(days, stated({ available: ["MTD", "1Y"] })).text).toContain(
    "On file is YTD: +6.2 %, and also MTD and 1Y.",
  );
  const none = stated({ ...missing("There is none."), return_pct: null });
  expect(writeRange({ from: "2026-01-05" }, none).text).toMatchInlineSnapshot(
    `"There is no return on file since 2026-01-05. As of 2026-01-15."`,
  );
});

test("accounts and timeframes are told apart", () => {
  const text = (reason: string, available: string[]) =>
    writeNoPerformance(stated({ ...missing(reason, available), return_pct: null })).text;
  expect(text("Returns are on file by account; name one.", ["A", "B"])).toMatchInlineSnapshot(
    `"Returns are on file by account; name one. Accounts on file: A and B. As of 2026-01-15."`,
  );
  expect(text("There is no YTD return on file.", [])).toMatchInlineSnapshot(
    `"There is no YTD return on file. As of 2026-01-15."`,
  );
});

test("whether contributions agree is answered without the return that nobody asked for", () => {
  const params: Params = { reconcile: true };
  const text = (asked: string, contributions: number | null) =>
    writePerformance(
      { params, assumed: ["timeframe"], text: asked },
      stated({ contributions }),
      flows,
    ).text;
  const own =
    "Contributions by the transfers on file, YTD: +$2,250.00 completed, -$500.00 pending. As of 2026-01-15.";
  expect(text("does the contributions figure agree with the deposits?", 1_200)).toBe(
    `No. The custodian states contributions of $1,200.00, which does not agree with the transfers. ${own}`,
  );
  expect(text("is there a mismatch?", 1_200)).toMatch(/^The custodian states/);
  expect(text("do the contributions match?", null)).toBe(
    `The custodian states no contributions. ${own}`,
  );
});

test("yes or no leads a return that was asked about by its sign", () => {
  const asked = { params: {}, text: "are we down this year" };
  expect(writePerformance({ ...asked, assumed: [] }, stated(), flows).text).toMatch(/^No\. YTD/);
  expect(writePerformance({ ...asked, assumed: ["timeframe"] }, stated(), flows).text).toMatch(
    /^YTD/,
  );
});

test("a bound that is asked about is answered before the return", () => {
  const told = (text: string) =>
    writePerformance({ params: {}, assumed: [], text }, stated({}), flows).text.split(" ")[0];
  expect(told("did we return more than 5 % this year?")).toBe("Yes.");
  expect(told("was it over 7 percent ytd?")).toBe("No.");
  expect(told("what did it return above 5 %")).toBe("YTD");
});
