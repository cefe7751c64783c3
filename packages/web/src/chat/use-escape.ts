import { useEffect, useRef } from "react";
import { inInlineForm } from "../keyboard/inline-form.tsx";

/** Layers over the page, which Escape closes first. */
const over = "[role='dialog'], [role='menu'], [role='listbox']";

/** The action of Escape when no layer is open. */
export function useEscape(act: (() => void) | undefined): void {
  const newest = useRef(act);
  newest.current = act;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      if (inInlineForm() || document.querySelector(over) !== null) return;
      newest.current?.();
    };
    // Registered once and capturing, so that it runs before a layer closes itself.
    window.addEventListener("keydown", pressed, { capture: true });
    return () => window.removeEventListener("keydown", pressed, { capture: true });
  }, []);
}
