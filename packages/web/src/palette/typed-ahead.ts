export interface Typed {
  text: string;
  /** Enter ended it. */
  enter: boolean;
}

/**
 * Collects what is typed between opening the palette and the moment when its field has the focus,
 * so that no key is lost and none goes to the page.
 */
export function typedAhead(onEscape: () => void) {
  let typed: Typed = { text: "", enter: false };

  function pressed(event: KeyboardEvent): void {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (key === "Escape") onEscape();
    else if (key === "Enter") typed = { ...typed, enter: true };
    else if (key === "Backspace") typed = { ...typed, text: [...typed.text].slice(0, -1).join("") };
    else if ([...key].length === 1) typed = { ...typed, text: typed.text + key };
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  return {
    begin(): void {
      typed = { text: "", enter: false };
      window.addEventListener("keydown", pressed, { capture: true });
    },
    end(): Typed {
      window.removeEventListener("keydown", pressed, { capture: true });
      return typed;
    },
  };
}

export type TypedAhead = ReturnType<typeof typedAhead>;
