/** Whether no text or key in a JSON value contains a lone surrogate. */
export function isWellFormed(value: unknown): boolean {
  // An explicit stack, because a value may be nested deeper than the call stack allows.
  const left = [value];
  const seen = new Set<object>();
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === "string" && !next.isWellFormed()) return false;
    if (typeof next !== "object" || next === null || seen.has(next)) continue;
    seen.add(next);
    // The keys of a list are its indexes.
    if (!Array.isArray(next) && !Object.keys(next).every((key) => key.isWellFormed())) return false;
    for (const member of Object.values(next)) left.push(member);
  }
  return true;
}

/** The value with each lone surrogate replaced by U+FFFD; the same object when there is none. */
export const toWellFormed = <Value>(value: Value): Value =>
  isWellFormed(value) ? value : (replaced(value) as Value);

function replaced(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (Array.isArray(value)) return value.map(replaced);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key.toWellFormed(), replaced(member)]),
  );
}
