import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { time } from "../format/format.ts";
import { Problem } from "./problem.tsx";

afterEach(cleanup);

const readAt = "2026-11-24T14:49:00.000Z";

it.each([
  ["alone where nothing is shown", undefined, "The store did not answer."],
  [
    "with the time of what is still shown",
    readAt,
    `The store did not answer. What is shown was read at ${time(readAt)}.`,
  ],
])("an error stands %s", (_, at, words) => {
  render(
    <MantineProvider env="test">
      <Problem error={new Error("The store did not answer.")} readAt={at} />
    </MantineProvider>,
  );
  expect(screen.getByRole("alert").textContent).toBe(words);
});
