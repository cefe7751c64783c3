import { useSyncExternalStore } from "react";

const kept = "advisor-copilot.letters";
const listeners = new Set<() => void>();

/** Whether single-letter keys are on; stored on this device, for all tabs. */
const lettersWork = (): boolean => localStorage.getItem(kept) !== "off";

export function setLetterKeysEnabled(work: boolean): void {
  if (work) localStorage.removeItem(kept);
  else localStorage.setItem(kept, "off");
  for (const listener of listeners) listener();
}

export const useLetterKeysEnabled = (): boolean => useSyncExternalStore(subscribe, lettersWork);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** While they are off, single letters reach only text fields. Listens before all other handlers. */
export function blockDisabledLetterKeys(): void {
  addEventListener(
    "keydown",
    (event) => {
      if (isLetterKey(event) && !lettersWork()) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

const fields = "input, textarea, select, [contenteditable]";

/**
 * A single character without Ctrl, Alt or Meta outside text fields. The space bar is excluded,
 * because it presses buttons.
 */
export function isLetterKey({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean {
  if (key.length !== 1 || key === " " || ctrlKey || altKey || metaKey) return false;
  return !(target instanceof Element) || target.closest(fields) === null;
}
