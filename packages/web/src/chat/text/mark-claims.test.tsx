import { MantineProvider } from "@mantine/core";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Markdown } from "../message/markdown.tsx";

afterEach(cleanup);

it.each([
  ["Gold is worth **$123.45** today.", "$123.45"],
  ["US equity is at [no such figure] today.", "[no such figure]"],
  ["| Class | Weight |\n| --- | --- |\n| Cash | [no such figure] |", "[no such figure]"],
])("in %s the claim without a source is marked", (text, claim) => {
  const { container } = render(
    <MantineProvider env="test">
      <Markdown text={text} sources={[]} unmatched={[claim]} />
    </MantineProvider>,
  );
  const marked = [...container.querySelectorAll("mark")].map(({ textContent }) => textContent);
  expect(marked).toEqual([claim]);
});
