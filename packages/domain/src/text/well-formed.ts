/** Whether no text or key anywhere in a JSON value holds half of a character (a lone surrogate). */
export function isWellFormed(value: unknown): boolean {
  // A stack of its own: a value may be nested deeper than calls can be.
  const left = [value];
  const seen = new Set<object>();
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === "string" && !next.isWellFormed()) return false;
    if (typeof next !== "object" || next === null || seen.has(next)) continue;
    seen.add(next);
    for (const [key, member] of Object.entries(next)) left.push(key, member);
  }
  return true;
}

/** The same value with each half of a character replaced by U+FFFD; itself where there is none. */
export const wellFormed = <Value>(value: Value): Value =>
  isWellFormed(value) ? value : (replaced(value) as Value);

function replaced(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (Array.isArray(value)) return value.map(replaced);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key.toWellFormed(), replaced(member)]),
  );
}
