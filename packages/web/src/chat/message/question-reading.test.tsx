import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { reply } from "./message.fixture.ts";
import type { Message } from "./message.ts";
import { QuestionReading } from "./question-reading.tsx";

afterEach(cleanup);

const read = (toolCallId: string, reading: string): Message["parts"][number] => ({
  ...{ type: "tool-query_portfolio", toolCallId, state: "output-available", input: {} },
  output: {
    ...{ source_id: "tool:query_portfolio:v1", as_of: "2026-11-20", provider: "household" },
    ...{ delay: "eod", simulated: true },
    data: { reading },
  },
});

it("says each reading once, and leads back to the question", () => {
  const parts = [read("1", "Value by account."), read("2", "Gain."), read("3", "Gain.")];
  let changed = 0;
  const change = () => {
    changed += 1;
  };
  const { container } = render(<QuestionReading message={{ ...reply, parts }} change={change} />);
  expect(container.textContent).toBe("Understood: Value by account. Gain.Change");
  fireEvent.click(screen.getByRole("button", { name: "Change" }));
  expect(changed).toBe(1);
});

it("is absent where no tool says how it read the question", () => {
  const { container } = render(<QuestionReading message={reply} change={undefined} />);
  expect(container.textContent).toBe("");
});
