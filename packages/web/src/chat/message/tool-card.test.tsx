import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Call } from "./message.ts";
import { ToolCard } from "./tool-card.tsx";

afterEach(cleanup);

const base = {
  type: "tool-get_quotes" as const,
  toolCallId: "call_1",
  input: { symbols: ["VTI"] },
};
const running: Call = { ...base, state: "input-available" };
const failed: Call = {
  ...base,
  state: "output-error",
  errorText: "no_provider: No provider answered.",
};
const card = (call: Call) => (
  <MantineProvider env="test">
    <ToolCard call={call} />
  </MantineProvider>
);

it("is one line while the call runs, and expands with the reason when it fails", () => {
  const { container, rerender } = render(card(running));
  const details = () => container.querySelector("details");
  expect(details()?.open).toBe(false);
  expect(details()?.textContent).toBe("Get quotesVTIlooking up …");
  rerender(card(failed));
  expect(details()?.open).toBe(true);
  expect(details()?.textContent).toMatch(/WhyNo provider answered\.$/);
});

it("a write that was denied says why, if a reason was given", () => {
  const denied = (reason?: string): Call => ({
    ...{ ...base, type: "tool-create_task", state: "output-denied" },
    approval: { id: "apr_1", approved: false, ...(reason === undefined ? {} : { reason }) },
  });
  const why = (call: Call) => {
    const { container } = render(card(call));
    const details = container.querySelector("details");
    if (details !== null) fireEvent.click(details.querySelector("summary") ?? details);
    return details?.textContent;
  };
  expect(why(denied("They are travelling"))).toMatch(/WhyThey are travelling$/);
  cleanup();
  expect(why(denied())).toMatch(/WhyNo reason was given\.$/);
});

it("its opened details are no landmark, because two calls of a tool would have two of one name", () => {
  const { getAllByRole, queryByRole } = render(
    <>
      {card(failed)}
      {card(failed)}
    </>,
  );
  expect(getAllByRole("group", { name: "Details of Get quotes" })).toHaveLength(2);
  expect(queryByRole("region")).toBeNull();
});
