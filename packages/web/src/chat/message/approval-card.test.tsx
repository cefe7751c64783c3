import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ApprovalCard } from "./approval-card.tsx";
import type { Message } from "./message.ts";

const call = {
  type: "tool-create_task",
  toolCallId: "call_1",
  state: "approval-requested",
  input: { title: "Call Chidi", due: "2026-11-27" },
  approval: { id: "apr_1" },
} as const;
const message: Message = { id: "msg_1", role: "assistant", parts: [call] };

let decided: object[];

beforeEach(() => {
  decided = [];
  render(
    <MantineProvider env="test">
      <ApprovalCard
        message={message}
        call={call}
        about="the Okafor family"
        decide={(decision) => decided.push(decision)}
      />
    </MantineProvider>,
  );
});
afterEach(cleanup);

const press = (name: string) => {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
};
const card = () => screen.getByRole("region", { name: "Create task?" });

it("has the focus, and none of its buttons has", () => {
  expect(document.activeElement).toBe(card());
});

it.each([
  ["Deny", "Reason (optional)"],
  ["Change", "Title"],
])("%s puts the focus in the first field, and Back on the card", async (name, field) => {
  press(name);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: field }));
  press("Back");
  await waitFor(() => expect(document.activeElement).toBe(card()));
  expect(decided).toEqual([]);
});

it.each(["Deny", "Change"])("Escape closes the form of %s alone", async (name) => {
  press(name);
  fireEvent.keyDown(screen.getAllByRole("textbox")[0] as HTMLElement, { key: "Escape" });
  await waitFor(() => expect(document.activeElement).toBe(card()));
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(decided).toEqual([]);
});

it("sends the reason that was typed for a denial", () => {
  press("Deny");
  fireEvent.change(screen.getByRole("textbox"), { target: { value: " Not asked for " } });
  press("Deny");
  expect(decided).toEqual([
    { approval_id: "apr_1", approved: false, reason: "Not asked for", scope: "once" },
  ]);
});
