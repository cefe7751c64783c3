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
  expect(container.textContent).toContain(`${claim} not verified`);
});

it("a removed claim is left out, and others stay marked", () => {
  const { container } = render(
    <MantineProvider env="test">
      <Markdown
        text="Gold is $1.50, silver $1.5, and $1.50 again."
        sources={[]}
        unmatched={["$1.50", "$1.5"]}
        removed={["$1.50"]}
      />
    </MantineProvider>,
  );
  expect(container.querySelector(".answer")?.textContent).toBe(
    "Gold is [figure removed], silver $1.5 not verified, and [figure removed] again.",
  );
});
