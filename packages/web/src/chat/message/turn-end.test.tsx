import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { reply } from "./message.fixture.ts";
import type { Message } from "./message.ts";
import { TurnEnd } from "./turn-end.tsx";

afterEach(cleanup);

function end(metadata: NonNullable<Message["metadata"]>, last = true): string[] {
  const done: string[] = [];
  render(
    <MantineProvider env="test">
      <TurnEnd
        message={{ ...reply, metadata }}
        open={false}
        last={last}
        askAgain={() => done.push("again")}
        goOn={() => done.push("on")}
        removed={[]}
        remove={() => undefined}
        ask={undefined}
        rate={() => Promise.resolve(new Response())}
      />
    </MantineProvider>,
  );
  for (const button of screen.queryAllByRole("button", { name: /^(Con|Start|Try)/ })) {
    fireEvent.click(button);
  }
  return done;
}

const failed = { status: "error", reason: "The model is busy.", retryable: true } as const;
const dead = { status: "interrupted", retryable: true } as const;
const stopped = { status: "interrupted", retryable: false } as const;

it.each([
  ["that failed before anything was there is asked again", failed, ["again"]],
  ["that failed in the middle goes on first", { ...failed, continuable: true }, ["on", "again"]],
  ["that lost its process goes on first", { ...dead, continuable: true }, ["on", "again"]],
  ["that was stopped goes on", { ...stopped, continuable: true }, ["on", "again"]],
  ["that was stopped before its first word has its question to edit", stopped, []],
  ["that went on to its end is whole", { ...dead, continuable: true, stop_reason: "stop" }, []],
])("an answer %s", (_, metadata, ways) => {
  expect(end(metadata)).toEqual(ways);
});

it.each([
  ["that failed before its first word is none", failed, "No answer. The model is busy."],
  [
    "that failed in the middle was interrupted",
    { ...failed, continuable: true },
    "Interrupted. The model is busy.",
  ],
])("an answer %s", (_, metadata, words) => {
  end(metadata);
  expect(screen.getByRole("alert").querySelector("p")?.textContent).toBe(words);
});

it("an answer with others after it does not go on", () => {
  expect(end({ ...failed, continuable: true }, false)).toEqual([]);
  expect(screen.getByText(/The model is busy/)).toBeTruthy();
});
