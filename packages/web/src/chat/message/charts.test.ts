import { expect, it } from "vitest";
import { chartsOf } from "./charts.ts";
import { reply } from "./message.fixture.ts";
import type { Message } from "./message.ts";

const chart = (label: string) => ({
  ...{ type: "bar", label, unit: "usd" },
  points: [
    { name: "Joint", value: "10" },
    { name: "Roth", value: "5" },
  ],
});

const call = (name: string) => ({
  ...{ type: "dynamic-tool" as const, toolName: name, toolCallId: name, input: {} },
  state: "output-available" as const,
  output: {
    ...{ source_id: `tool:${name}:v1`, data: { chart: chart(name) }, as_of: "2026-11-20" },
    ...{ provider: "household", delay: "eod", simulated: true },
  },
});

const labels = (text: string): string[] => {
  const message: Message = {
    ...reply,
    parts: [call("accounts"), call("cash"), { type: "text", text }],
  };
  return chartsOf(message).map(({ label }) => label);
};

it("only what the answer cites is drawn", () => {
  expect(labels("It is $5. [tool:cash:v1]")).toEqual(["cash"]);
  expect(labels("It is $5.")).toEqual(["accounts", "cash"]);
});

it("a question back has no chart", () => {
  expect(labels('I did not understand "raise". Do you mean this?\n- Cash of accounts.')).toEqual(
    [],
  );
});
