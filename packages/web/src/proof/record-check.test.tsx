import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { RecordResult } from "./record-check.tsx";

afterEach(cleanup);

const show = (given: Parameters<typeof RecordResult>[0]) =>
  render(
    <MantineProvider env="test">
      <RecordResult {...given} />
    </MantineProvider>,
  );
const said = () => screen.getByRole("status").textContent;

it("a record that is being verified says so", () => {
  show({ checked: undefined, error: undefined });
  expect(said()).toBe("Verifying the record …");
});

it("a record that could not be verified says why, and no longer that it is being verified", () => {
  show({ checked: undefined, error: new Error("The store did not answer.") });
  expect(said()).toBe("");
  expect(screen.getByRole("alert").textContent).toBe("The store did not answer.");
});

it("a verified record has its time", () => {
  const verdict = { valid: true as const, length: 4, head: "1572088f8eb4aa" };
  show({ checked: { verdict, at: "2026-11-24T14:42:00.000Z" }, error: undefined });
  expect(said()).toMatch(/^Record verified, \d/);
});
