import { tsv } from "../chat/text/cells.ts";
import { plainCell, separatorsIn } from "../chat/text/table-rows.ts";

/** Copies the selected rows of a table, or the focused row, as spreadsheet cells. */
export function copyRows(event: ClipboardEvent): void {
  if (event.target instanceof Element && event.target.closest("input, textarea") !== null) return;
  const rows = chosenRows();
  if (rows.length === 0 || event.clipboardData === null) return;
  const cells = rows.map((row) =>
    [...row.cells].map((cell) => plainCell(cell.textContent, separatorsIn(row))),
  );
  event.clipboardData.setData("text/plain", tsv(cells));
  event.preventDefault();
}

function chosenRows(): HTMLTableRowElement[] {
  const selection = getSelection();
  if (selection === null || selection.isCollapsed) {
    const row = document.activeElement?.closest("tr");
    return row ? [row] : [];
  }
  const range = selection.getRangeAt(0);
  const whole = range.commonAncestorContainer;
  const within = whole instanceof Element ? whole : whole.parentElement;
  // A selection within one cell, or beyond the table, is copied by the browser.
  const table = within?.closest("table");
  if (!table || within?.closest("td, th")) return [];
  return [...table.rows].filter((row) => range.intersectsNode(row));
}
