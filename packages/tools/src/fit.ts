/**
 * Shortens an object to at most `limit` bytes of JSON by halving its longest lists. Each shortened
 * list states how many rows it omits.
 */
export function shrinkToFit(
  value: Record<string, unknown>,
  limit: number,
): Record<string, unknown> {
  let rows = 1_024;
  let fitted = value;
  while (size(fitted) > limit && rows >= 1) {
    fitted = cut(value, rows) as Record<string, unknown>;
    rows = Math.floor(rows / 2);
  }
  return size(fitted) <= limit ? fitted : { note: `The result is larger than ${limit} bytes.` };
}

const size = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

function cut(value: unknown, rows: number): unknown {
  if (Array.isArray(value)) {
    const kept = value.slice(0, rows).map((item) => cut(item, rows));
    return value.length > rows ? [...kept, { left_out: value.length - rows }] : kept;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cut(item, rows)]));
}
