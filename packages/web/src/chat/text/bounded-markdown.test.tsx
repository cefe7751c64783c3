import { MantineProvider } from "@mantine/core";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Markdown } from "../message/markdown.tsx";
import { boundedMarkdown } from "./bounded-markdown.ts";

afterEach(cleanup);

const many = 2_500;
const page = (text: string) =>
  render(
    <MantineProvider env="test">
      <Markdown text={text} sources={[]} />
    </MantineProvider>,
  ).container;

/** The nesting depth of elements. */
function depthOf(root: Element): number {
  let level = [root];
  let depth = 0;
  for (; level.length > 0; depth += 1) level = level.flatMap(({ children }) => [...children]);
  return depth;
}

const nested = (open: string, close: string) => `${open.repeat(many)}deep${close.repeat(many)}`;

describe("deeply nested text is shown, up to a limit", () => {
  it.each([
    ["quotes", `${">".repeat(many)} deep`],
    ["quotes with blanks", `${"> ".repeat(many)}deep`],
    ["lists on one line", `${"- ".repeat(many)}deep`],
    ["numbered lists on one line", `${"1. ".repeat(many)}deep`],
    ["quotes and lists in turn", `${"> - ".repeat(many)}deep`],
    [
      "lists line by line",
      Array.from({ length: 400 }, (_, n) => `${"  ".repeat(n)}- deep`).join("\n"),
    ],
    ["emphasis", nested("*a **b ", "** *")],
    ["emphasis without blanks", nested("*_", "_*")],
    ["stars", nested("*", "*")],
    ["struck out", nested("~~a ", "~~ ")],
    ["links", nested("[", "](https://a.example)")],
    ["images", nested("![", "](https://a.example)")],
    [
      "emphasis over many lines",
      `${Array.from({ length: many }, (_, n) => (n % 2 ? "*a" : "__b")).join("\n")} deep`,
    ],
    ["a table cell", `| a |\n| --- |\n| ${nested("*a **b ", "** *")} |`],
    ["quotes around a fence", `${">".repeat(many)} \`\`\`\n${">".repeat(many)} deep`],
    ["tags", nested("<b>", "</b>")],
  ])("%s", (_, text) => {
    const container = page(text);
    expect(container.textContent).toContain("deep");
    expect(depthOf(container)).toBeLessThan(60);
  });
});

it.each([
  "> quoted\n> > twice",
  "- one\n  - two\n    - three\n      - four",
  "1. one\n   1. two",
  "**bold** and *more* with [a link](https://a.example)",
  "| a | b |\n| --- | --- |\n| 1 | 2 |",
  "```\n>>>>>>>>>>>>>>> kept\n                                              kept\n```",
])("%j is left as it is", (text) => {
  expect(boundedMarkdown(text)).toBe(text);
});
