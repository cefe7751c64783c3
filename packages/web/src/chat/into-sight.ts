/** A ref that scrolls an element into view when it appears. */
export const intoSight = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: "nearest" });
