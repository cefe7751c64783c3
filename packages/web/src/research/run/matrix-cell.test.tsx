import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { CellFace } from "./matrix-cell.tsx";

afterEach(cleanup);

const answer = {
  ...{ status: "answered" as const, verdict: "negative" as const, value: 0.4, unit: "%" },
  ...{ confidence: 3 as const, review: null, overridden: null },
};
const mine = { by: "adv_north", at: "2026-11-20T10:00:00Z", reason: "The filing says so." };
const textOf = (cell: Parameters<typeof CellFace>[0]["cell"], isStopped: boolean) =>
  render(<CellFace cell={cell} isStopped={isStopped} />).container.textContent;

it("an answer that stops the company keeps the marks of any other answer", () => {
  expect([
    textOf(answer, true),
    textOf({ ...answer, overridden: mine }, true),
    textOf({ ...answer, review: { reason: "Another page disagrees." } }, true),
    textOf({ ...answer, overridden: mine }, false),
  ]).toEqual([
    "0.4%, stops here",
    "0.4%, stops hereyours",
    "0.4%, stops herereview",
    "0.4%yours, does not",
  ]);
});

it("an answer that is not known has no confidence", () => {
  expect([
    textOf(answer, false),
    textOf({ ...answer, verdict: "unknown", value: null }, false),
  ]).toEqual(["0.4%, does not●●●, confidence 3 of 3", "?not known, not known"]);
});
