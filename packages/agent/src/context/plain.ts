/** Text of others as one line that can neither open nor close a block, nor pass for a citation. */
export const plain = (text: string): string =>
  text
    .replace(/\p{C}+|[<>＜＞﹤﹥‹›]/gu, " ")
    .replaceAll("[", "(")
    .replaceAll("]", ")")
    .replace(/\s+/g, " ")
    .trim();

/** A name or a title, cut between words when it is very long. */
export function named(text: string, length = 80): string {
  const line = plain(text);
  if (line.length <= length) return line;
  const space = line.lastIndexOf(" ", length);
  return `${line.slice(0, space > length / 2 ? space : length).toWellFormed()} …`;
}
