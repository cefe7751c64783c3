/** For `compact`: the first `count` rows of a list, and the number of omitted rows. */
export const firstRows =
  <Key extends string>(key: Key, count: number) =>
  <Data extends Record<Key, readonly unknown[]>>(data: Data): Record<string, unknown> => {
    const rows = data[key];
    return {
      ...data,
      [key]: rows.slice(0, count),
      [`${key}_left_out`]: Math.max(0, rows.length - count),
    };
  };

/** Shortens text to `length` characters between words, and says how much is missing. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  const space = text.lastIndexOf(" ", length);
  const kept = text.slice(0, space > length / 2 ? space : length);
  return `${kept.toWellFormed()} … (${text.length - kept.length} more characters)`;
}
