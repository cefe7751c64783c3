/**
 * Shortens an object to at most `limit` bytes of JSON by halving its longest lists. Each shortened
 * list states how many rows it omits.
 */
export function shrinkToFit(
  value: Record<string, unknown>,
  limit: number,
): Record<string, unknown> {
  if (leastBytes(value, Number.POSITIVE_INFINITY, limit) <= limit && size(value) <= limit) {
    return value;
  }
  for (let rows = mostRows; rows >= 1; rows = Math.floor(rows / 2)) {
    if (leastBytes(value, rows, limit) > limit) continue;
    const fitted = cut(value, rows) as Record<string, unknown>;
    if (size(fitted) <= limit) return fitted;
  }
  return { note: `The result is larger than ${limit} bytes.` };
}

const mostRows = 1_024;

const size = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/**
 * At most the bytes that the value takes with `rows` rows of each list. Stops once they are more than
 * `most`, so that a long list is not written out again for every attempt.
 */
function leastBytes(value: unknown, rows: number, most: number): number {
  if (typeof value === "string") return value.length + quotes;
  if (typeof value !== "object" || value === null) return value === undefined ? 0 : 1;
  const members = Array.isArray(value) ? value.slice(0, rows) : Object.values(value);
  let bytes = Array.isArray(value) ? 0 : bytesOfKeys(value);
  for (const member of members) {
    if (bytes > most) break;
    bytes += leastBytes(member, rows, most - bytes);
  }
  return bytes;
}

const quotes = 2;

/** JSON leaves out what is undefined. */
const bytesOfKeys = (value: object): number =>
  Object.entries(value).reduce(
    (bytes, [key, member]) => (member === undefined ? bytes : bytes + key.length + quotes + 1),
    0,
  );

function cut(value: unknown, rows: number): unknown {
  if (Array.isArray(value)) {
    const kept = value.slice(0, rows).map((item) => cut(item, rows));
    return value.length > rows ? [...kept, { left_out: value.length - rows }] : kept;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cut(item, rows)]));
}
