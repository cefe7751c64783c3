import { MantineProvider } from "@mantine/core";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Markdown } from "../message/markdown.tsx";
import { isFigure } from "./number-columns.ts";

afterEach(cleanup);

it.each([
  "1",
  "-2.50 pp",
  "+15.68 points",
  "+$376,400",
  "−$60,000",
  "53.20%",
  "30–40%",
  "$1,216,400.25",
  "12.5x",
  "€5",
])("%s is a figure", (text) => expect(isFigure(text)).toBe(true));

it.each(["", "in band", "AAPL", "2026-11-20", "30% to 40%", "3 accounts", "Q3 2026"])(
  "%j is not a figure",
  (text) => expect(isFigure(text)).toBe(false),
);

it("a column of figures is right-aligned, also with missing values, and named by its heading", () => {
  const lines = ["| Class | Weight | Note |", "| --- | --- | --- |"];
  const { container } = render(
    <MantineProvider env="test">
      <Markdown
        text={[...lines, "| Cash | 5% | 1 |", "| Gold | – | old |"].join("\n")}
        sources={[]}
      />
    </MantineProvider>,
  );
  const right = [...container.querySelectorAll(".figure")].map(({ textContent }) => textContent);
  expect(right).toEqual(["Weight", "5%", "–"]);
  expect(container.querySelector("table")?.getAttribute("aria-label")).toBe(
    "Table: Class, Weight, Note",
  );
});

it("a column that has dashes alone is one of figures, and one of words is not", () => {
  const lines = ["| Class | Gain | Note | Rule |", "| --- | --- | --- | --- |"];
  const { container } = render(
    <MantineProvider env="test">
      <Markdown
        text={[...lines, "| Cash | - | none | |", "| Gold | – | none | |"].join("\n")}
        sources={[]}
      />
    </MantineProvider>,
  );
  const right = [...container.querySelectorAll(".figure")].map(({ textContent }) => textContent);
  expect(right).toEqual(["Gain", "-", "–"]);
});
