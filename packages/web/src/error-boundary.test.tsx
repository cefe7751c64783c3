import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { question, reply } from "./chat/message/message.fixture.ts";
import { MessageView } from "./chat/message/message-view.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";

// React logs every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

let broken = true;
function Fragile() {
  if (broken) throw new RangeError("too deep");
  return <p>whole</p>;
}

const framed = (of: unknown) => (
  <ErrorBoundary
    of={of}
    fallback={(error, again) => (
      <button type="button" onClick={again}>
        {error.message}
      </button>
    )}
  >
    <Fragile />
  </ErrorBoundary>
);

it("a failure affects only its own part of the page, and can be retried", () => {
  broken = true;
  render(framed(1));
  const again = screen.getByRole("button", { name: "too deep" });
  fireEvent.click(again);
  expect(screen.getByRole("button", { name: "too deep" })).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByRole("button", { name: "too deep" }));
  expect(screen.getByText("whole")).toBeTruthy();
});

it("other content in the same place is rendered automatically", () => {
  broken = true;
  const { rerender } = render(framed(1));
  broken = false;
  rerender(framed(2));
  expect(screen.getByText("whole")).toBeTruthy();
});

it("a message that cannot be rendered shows its text, and the others stay", () => {
  const input = Object.defineProperty({}, "symbol", {
    enumerable: true,
    get: () => {
      throw new RangeError("no value");
    },
  });
  const call = {
    type: "tool-get_etf_holdings" as const,
    toolCallId: "call_9",
    state: "input-available" as const,
    input,
  };
  const props = {
    open: false,
    last: false,
    about: undefined,
    ask: () => undefined,
    askAgain: () => undefined,
    edit: undefined,
    decide: () => undefined,
    editLast: () => undefined,
    goOn: () => undefined,
    rate: () => Promise.resolve(new Response()),
    undo: () => Promise.resolve(new Response()),
    openSource: () => undefined,
    unknown: "",
    drafts: { removedFrom: () => [], removeFrom: () => undefined },
  };
  render(
    <MantineProvider env="test">
      <MessageView {...props} message={question} />
      <MessageView {...props} message={{ ...reply, parts: [call, ...reply.parts] }} />
    </MantineProvider>,
  );
  expect(screen.getByText("What is in VOO?")).toBeTruthy();
  expect(screen.getByText(/It holds 6\.8% NVIDIA/).className).toBe("plain");
});
