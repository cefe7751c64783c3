import { type HtmlNode, textOf } from "./html-node.ts";

const figure =
  /^[+\-−–~≈<>]?\s?[$€£]?\s?[+\-−]?\d[\d,.\s]*(?:%|pp|points|x|bn|m|k|USD)?(?:\s?[-–]\s?[\d,.]+\s?%?)?$/i;
/** Texts for missing figures in a column. */
const missing: ReadonlySet<string> = new Set([
  "",
  "-",
  "–",
  "—",
  "n/a",
  "none",
  "unknown",
  "no price",
  "no cost",
]);

/** In a column that has nothing else, the figures that are not there. */
const dash = /^[-–—]$/;

/** Whether a cell contains a figure. */
export const isFigure = (text: string): boolean => figure.test(text.trim());

/** Marks columns of figures, to align them by their digits. */
export const numberColumns = () => (root: HtmlNode) => {
  for (const table of all(root, "table")) mark(table);
};

function mark(table: HtmlNode): void {
  const rows = all(table, "tr").map((row) =>
    (row.children ?? []).filter(({ tagName }) => tagName === "td" || tagName === "th"),
  );
  const body = rows.filter((cells) => cells.some(({ tagName }) => tagName === "td"));
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  for (let at = 0; at < columns; at += 1) {
    const texts = body.map((cells) => textIn(cells[at]).trim().toLowerCase());
    if (!texts.some(isFigure) && !texts.every((text) => dash.test(text))) continue;
    if (!texts.every((text) => missing.has(text) || isFigure(text))) continue;
    for (const cells of rows) {
      const cell = cells[at];
      if (cell !== undefined) cell.properties = { ...cell.properties, className: ["figure"] };
    }
  }
}

function all(root: HtmlNode, tagName: string): HtmlNode[] {
  const inside = (root.children ?? []).flatMap((child) => all(child, tagName));
  return root.tagName === tagName ? [root, ...inside] : inside;
}

const textIn = (cell: HtmlNode | undefined): string => (cell === undefined ? "" : textOf(cell));
