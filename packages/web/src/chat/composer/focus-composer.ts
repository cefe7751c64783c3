/** Focuses the message box, if the page has one. */
export const focusComposer = (): void =>
  document.querySelector<HTMLElement>(".composer textarea")?.focus();
