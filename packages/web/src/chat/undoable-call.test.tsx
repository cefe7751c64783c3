import { undoMinutes } from "@advisor/domain/task";
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Call, Message } from "./message/message.ts";
import { UndoableCall } from "./undoable-call.tsx";

afterEach(cleanup);

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const created = (created_at: string, tool = "create_task"): Call => ({
  ...{ type: "dynamic-tool", toolName: tool, toolCallId: "call_1" },
  ...{ state: "output-available", input: { title: "Call" } },
  output: {
    ...{ source_id: "tool:create_task:v1", as_of: "2026-11-24", provider: "household" },
    ...{ delay: "eod", simulated: true },
    data: { task: { title: "Call", created_at } },
  },
});

const message: Message = { id: "msg_1_reply", role: "assistant", parts: [] };

const show = (call: Call, undo = async () => new Response(), of = message) =>
  render(
    <MantineProvider env="test">
      <UndoableCall message={of} call={call} undo={undo} />
    </MantineProvider>,
  );
const button = () => screen.queryByRole("button", { name: "Undo" });

it("a task that was just created can be undone, which its card says", async () => {
  const undo = vi.fn(async () => new Response());
  show(created(minutesAgo(1)), undo);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText(/^undone by you at \d/);
  expect(undo).toHaveBeenCalledWith("msg_1_reply", "call_1");
  expect(button()).toBeNull();
  expect(document.activeElement?.tagName).toBe("SUMMARY");
});

it("a refusal is shown, and Undo can be pressed again", async () => {
  show(created(minutesAgo(1)), () =>
    Promise.reject(new Error("This task has changed since then.")),
  );
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("has changed"));
  expect(button()).not.toHaveProperty("disabled", true);
  expect(screen.queryByText(/undone/)).toBeNull();
});

it("an old task, another write and an undone task offer no Undo", () => {
  show(created(minutesAgo(undoMinutes + 1)));
  expect(button()).toBeNull();
  cleanup();
  show(created(minutesAgo(1), "update_task"));
  expect(button()).toBeNull();
  cleanup();
  const undone = [{ call_id: "call_1", at: minutesAgo(0) }];
  show(created(minutesAgo(1)), undefined, { ...message, metadata: { undone } });
  expect(button()).toBeNull();
  expect(screen.getByText(/^undone by you at \d/)).toBeTruthy();
});
