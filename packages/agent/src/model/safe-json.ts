/** Parses JSON; undefined if it is invalid or contains a `__proto__` key. */
export function parseSafeJson(text: string): unknown {
  let polluting = false;
  try {
    const value: unknown = JSON.parse(text, (key, inner) => {
      polluting ||= key === "__proto__";
      return inner;
    });
    return polluting ? undefined : value;
  } catch {
    return undefined;
  }
}
