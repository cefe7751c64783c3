import { useSyncExternalStore } from "react";

const kept = "advisor-copilot.letters";
const listeners = new Set<() => void>();

/** Whether single letters do something; kept on this device, for all of its tabs. */
const lettersWork = (): boolean => localStorage.getItem(kept) !== "off";

export function setLettersWork(work: boolean): void {
  if (work) localStorage.removeItem(kept);
  else localStorage.setItem(kept, "off");
  for (const listener of listeners) listener();
}

export const useLettersWork = (): boolean => useSyncExternalStore(subscribe, lettersWork);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** While they are off, a single letter reaches nothing but a field. It listens before all others. */
export function watchLetters(): void {
  addEventListener(
    "keydown",
    (event) => {
      if (isLetter(event) && !lettersWork()) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

const fields = "input, textarea, select, [contenteditable]";

/** One character without Ctrl, Alt or Meta, which nobody is writing. The space bar presses buttons. */
function isLetter({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean {
  if (key.length !== 1 || key === " " || ctrlKey || altKey || metaKey) return false;
  return !(target instanceof Element) || target.closest(fields) === null;
}
