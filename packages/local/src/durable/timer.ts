/** The longest delay of a Node timer. */
const longestMs = 2 ** 31 - 1;

/** One timer for whatever is due next. */
export function openTimer(options: { next(): number | undefined; due(now: number): void }) {
  let timer: NodeJS.Timeout | undefined;

  function set(): void {
    clearTimeout(timer);
    const next = options.next();
    if (next === undefined) return;
    const delay = Math.min(Math.max(0, next - Date.now()), longestMs);
    timer = setTimeout(() => options.due(Date.now()), delay);
  }

  return { set, close: () => clearTimeout(timer) };
}
