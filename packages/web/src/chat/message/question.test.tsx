import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { AskedQuestion } from "./question.tsx";

afterEach(cleanup);

function asked(text: string): Element | null {
  render(
    <MantineProvider env="test">
      <AskedQuestion text={text} />
    </MantineProvider>,
  );
  return screen.getByRole("article", { name: "You" }).querySelector(".asked");
}

it.each([
  ["twelve lines", "A line of notes\n".repeat(12).trim()],
  ["a short paragraph", "word ".repeat(160)],
])("%s stand whole", (_, text) => {
  expect(asked(text)?.hasAttribute("data-folded")).toBe(false);
  expect(screen.queryByRole("button")).toBeNull();
});

it.each([
  ["thirteen lines", "A line of notes\n".repeat(13).trim()],
  ["a long paragraph", "word ".repeat(400)],
])("%s are folded until all is asked for", (_, text) => {
  const span = asked(text);
  expect(span?.textContent).toBe(text);
  expect(span?.hasAttribute("data-folded")).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Show all of it" }));
  expect(span?.hasAttribute("data-folded")).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Show less" }));
  expect(span?.hasAttribute("data-folded")).toBe(true);
});
