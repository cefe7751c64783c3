/** Third-party text as one line that can neither open or close a block nor look like a citation. */
export const plainLine = (text: string): string =>
  text
    .replace(/\p{C}+|[<>＜＞﹤﹥‹›]/gu, " ")
    .replaceAll("[", "(")
    .replaceAll("]", ")")
    .replace(/\s+/g, " ")
    .trim();

/** A name or title, cut between words if it is very long. */
export function shortName(text: string, length = 80): string {
  const line = plainLine(text);
  if (line.length <= length) return line;
  const space = line.lastIndexOf(" ", length);
  return `${line.slice(0, space > length / 2 ? space : length).toWellFormed()} …`;
}
