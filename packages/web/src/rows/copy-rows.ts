import { tsv } from "../chat/text/cells.ts";
import { plainCell, separatorsIn } from "../chat/text/table-rows.ts";

/** Copies the rows of a table that are selected, or the one that has the focus, as cells of a sheet. */
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
  // Words of one cell, or of more than the table, are copied as the browser does.
  const table = within?.closest("table");
  if (!table || within?.closest("td, th")) return [];
  return [...table.rows].filter((row) => range.intersectsNode(row));
}
