/** The question has the focus, where the page has one. */
export const focusComposer = (): void =>
  document.querySelector<HTMLElement>(".composer textarea")?.focus();
