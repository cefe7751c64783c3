import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { OfferedTask } from "./offered-task.tsx";

afterEach(cleanup);

const offered = (open: boolean, create: () => Promise<unknown>) =>
  render(
    <MantineProvider env="test">
      <OfferedTask title="Agree on a policy" {...{ open, create }} />
    </MantineProvider>,
  );

it("is created with one click", async () => {
  let created = 0;
  offered(false, async () => {
    created += 1;
  });
  expect(screen.getByText("Next step: agree on a policy.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Create the task" }));
  fireEvent.click(screen.getByRole("button", { name: "Create the task" }));
  await screen.findByRole("button", { name: "Create the task" });
  expect(created).toBe(1);
});

it("is not offered again while it is open", () => {
  offered(true, () => Promise.resolve());
  expect([screen.queryByRole("button"), screen.getByText("task is open").className]).toEqual([
    null,
    "status ok",
  ]);
});

it("says why it could not be created", async () => {
  offered(false, () => Promise.reject(new Error("The store did not answer.")));
  fireEvent.click(screen.getByRole("button", { name: "Create the task" }));
  expect((await screen.findByRole("alert")).textContent).toBe("The store did not answer.");
});
