import { useEffect, useRef } from "react";

/** What is open over the page is closed by Escape first. */
const over = "[role='dialog'], [role='menu'], [role='listbox']";

/** Escape stops what is under way, unless it closes something that lies over the page. */
export function useEscape(busy: boolean, stop: () => void): void {
  const newest = useRef({ busy, stop });
  newest.current = { busy, stop };
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!newest.current.busy || event.key !== "Escape" || event.isComposing) return;
      if (document.querySelector(over) === null) newest.current.stop();
    };
    // Set once, so that it is asked before a layer that opened later has closed itself.
    window.addEventListener("keydown", pressed, { capture: true });
    return () => window.removeEventListener("keydown", pressed, { capture: true });
  }, []);
}
