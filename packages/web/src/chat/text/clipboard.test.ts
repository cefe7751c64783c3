import { expect, it } from "vitest";
import { clipboardOf } from "./clipboard.ts";
import { rowsOf } from "./table-rows.ts";

function answer(html: string): Element {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}

it("a table is copied as cells, for spreadsheets and documents", () => {
  const { text, html } = clipboardOf(
    answer(
      `<p>Yes.<sup class="cited" title="Source 1">1</sup></p>
       <section class="scrolls" tabindex="0"><table aria-label="x"><thead><tr><th class="figure">Class</th><th>Weight</th></tr></thead>
       <tbody><tr><td>US equity</td><td class="figure">53.20%</td></tr></tbody></table></section>
       <ul><li>One <strong>point</strong></li><li>Two</li></ul>`,
    ),
  );
  expect(text).toBe("Yes.\n\nClass\tWeight\nUS equity\t53.20%\n\n- One point\n- Two");
  expect(html).toContain("<td>US equity</td><td>53.20%</td>");
  expect(html).not.toMatch(/class=|tabindex|sup/);
});

it("an unsupported figure keeps its mark, in words and in cells", () => {
  const marked =
    '<mark class="unmatched">$7.10</mark> <span class="unverified">not verified</span>';
  const table = `<table><tbody><tr><td>Gold</td><td>${marked}</td></tr></tbody></table>`;
  expect(clipboardOf(answer(`<p>Gold is at ${marked}.</p>`)).text).toBe(
    "Gold is at $7.10 [not verified].",
  );
  expect([...answer(table).querySelectorAll("table")].map(rowsOf)).toEqual([
    [["Gold", "$7.10 [not verified]"]],
  ]);
});

it("code keeps its line breaks", () => {
  expect(clipboardOf(answer("<pre>a\n  b</pre><p>c<br>d</p>")).text).toBe("a\n  b\n\nc\nd");
});
