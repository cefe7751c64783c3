import { useEffect, useRef } from "react";

/** What is open over the page is closed by Escape first. */
const over = "[role='dialog'], [role='menu'], [role='listbox']";

/** What Escape does when nothing lies over the page. */
export function useEscape(act: (() => void) | undefined): void {
  const newest = useRef(act);
  newest.current = act;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      if (document.querySelector(over) === null) newest.current?.();
    };
    // Set once, so that it is asked before a layer that opened later has closed itself.
    window.addEventListener("keydown", pressed, { capture: true });
    return () => window.removeEventListener("keydown", pressed, { capture: true });
  }, []);
}
