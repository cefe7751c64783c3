import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Markdown } from "./markdown.tsx";
import { reply } from "./message.fixture.ts";
import { sourcesOf } from "./message.ts";

afterEach(cleanup);

const page = (text: string) => (
  <MantineProvider env="test">
    <Markdown text={text} sources={sourcesOf(reply)} />
  </MantineProvider>
);

describe("the text of a model", () => {
  it.each([
    ["an image", "![pixel](https://evil.example/a.png)", "pixel"],
    ["a script", "<script>alert(1)</script>", "<script>alert(1)</script>"],
    ["a style", '<b style="x">bold</b>', '<b style="x">bold</b>'],
    ["a link that runs", "[run](javascript:alert(1))", "run"],
    ["a link that is a page", "[page](data:text/html,hi)", "page"],
  ])("with %s is nothing but text", (_, text, shown) => {
    const { container } = render(page(text));
    expect(container.querySelector(".answer p, .answer")?.textContent?.trim()).toBe(shown);
    expect(container.querySelectorAll("img, script, b, a")).toHaveLength(0);
  });

  it("shows the host of a link, and opens it in a new tab", () => {
    render(page("[Apple](https://www.apple.com/x?y=1)"));
    const link = screen.getByRole("link");
    expect(link.getAttribute("rel")).toBe("noopener noreferrer");
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.parentElement?.textContent).toBe("Apple (www.apple.com)");
  });

  it.each([1, 3, 17, 20, 24, 32])("shows %i characters of a table as a table", (length) => {
    const table = "| Class | Value |\n| --- | --- |\n| Cash | $1 |";
    const { container } = render(page(`Yes.\n\n${table.slice(0, length)}`));
    expect(container.textContent).not.toContain("|");
    expect(container.querySelectorAll("table")).toHaveLength(length === 1 ? 0 : 1);
  });

  it("numbers the cited sources, and leaves other brackets unchanged", () => {
    const { container } = render(page("Yes [tool:get_etf_holdings:v1], no [tool:other:v1]."));
    expect(container.querySelector("p")?.textContent).toBe("Yes 1, no [tool:other:v1].");
    expect(container.querySelector("button.cited")?.getAttribute("aria-label")).toBe("Source 1");
  });

  it("highlights each unsupported claim where it occurs, and not inside longer figures", () => {
    const { container } = render(
      <MantineProvider env="test">
        <Markdown
          text={"It is **$9.00**, not $19.00 or $9.005; 7.1% of it."}
          sources={[]}
          unmatched={["$9.00", "7.1%"]}
        />
      </MantineProvider>,
    );
    const marks = [...container.querySelectorAll("mark")].map(({ textContent }) => textContent);
    expect(marks).toEqual(["$9.00", "7.1%"]);
    expect(container.textContent).toContain("not $19.00 or $9.005");
  });

  it("shows a table while it is still streaming", () => {
    render(page("| Class | Weight |\n| --- | --- |\n| Cash | 5"));
    expect(screen.getByRole("cell", { name: "Cash" })).toBeTruthy();
  });

  it("does not render complete blocks again while the rest streams", () => {
    const { container, rerender } = render(page("First.\n\nSec"));
    const before = container.querySelector("p");
    rerender(page("First.\n\nSecond, and **more"));
    expect(container.querySelector("p")).toBe(before);
    expect(container.querySelector("strong")?.textContent).toBe("more");
  });
});
