import type { KeyboardEvent } from "react";

const typed = "input, textarea, select, [contenteditable]";

/** A digit opens the tab with that number, unless a text field has the focus. */
export function focusTab(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(key)) return;
  if (target instanceof Element && target.closest(typed) !== null) return;
  const tab = currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[Number(key) - 1];
  if (tab === undefined) return;
  event.preventDefault();
  tab.focus();
  tab.click();
}
