/**
 * A ref of a form that takes the place of a button: puts the focus in its first field, and back
 * to what surrounds the form when it closes, because the button that had the focus is gone.
 */
export function focusForm(form: HTMLFormElement | null): (() => void) | undefined {
  if (form === null) return undefined;
  const around = form.parentElement?.closest<HTMLElement>("[tabindex]");
  form.querySelector<HTMLElement>("input, textarea, select")?.focus();
  return () => {
    if (!form.contains(document.activeElement)) return;
    queueMicrotask(() => {
      if (document.activeElement === document.body) around?.focus({ preventScroll: true });
    });
  };
}
