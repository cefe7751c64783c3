import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { reply } from "./message.fixture.ts";
import { Thought } from "./thought.tsx";
import { TurnEnd } from "./turn-end.tsx";

afterEach(cleanup);

const metadata = { advisor_copilot: { ms: 12_300 } };

it("reasoning is collapsed, and shows its duration", () => {
  render(
    <Thought
      part={{ type: "reasoning", text: "Hm.", state: "done", providerMetadata: metadata }}
    />,
  );
  expect(screen.getByText("Thought for 12 s").closest("details")?.open).toBe(false);
});

it("reasoning without text shows that the model is thinking", () => {
  render(<Thought part={{ type: "reasoning", text: "", state: "streaming" }} />);
  expect(screen.getByText("Thinking, 0 s")).toBeTruthy();
});

it.each([
  ["length", "Cut off at the length limit.", 1],
  ["filtered", "Stopped by the content filter.", 0],
  ["refused", "The model refused to answer.", 0],
  ["other", "The model stopped for a reason of its own.", 0],
])("an answer that ended by %s says so next to its text", (stop_reason, words, buttons) => {
  const metadata = { status: "complete" as const, stop_reason };
  const message = { ...reply, metadata };
  render(
    <MantineProvider env="test">
      <TurnEnd
        message={message}
        open={false}
        last
        askAgain={() => undefined}
        goOn={() => undefined}
        rate={async () => new Response()}
        removed={[]}
        remove={() => undefined}
        ask={undefined}
      />
    </MantineProvider>,
  );
  expect(screen.getAllByRole("note")[0]?.textContent).toContain(words);
  expect(screen.queryAllByRole("button", { name: "Continue" })).toHaveLength(buttons);
});
