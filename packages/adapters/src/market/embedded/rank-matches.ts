/**
 * The rows that match, best first: an exact match, then one at the start of the text, then one
 * inside it, then all words in any order. Rows of equal rank keep their order.
 */
export function rankMatches<Row>(
  text: string,
  rows: readonly Row[],
  texts: (row: Row) => readonly (string | null)[],
): Row[] {
  const wanted = plain(text);
  return rows
    .map((row) => ({ row, rank: rank(wanted, texts(row)) }))
    .filter(({ rank }) => rank < unmatched)
    .sort((a, b) => a.rank - b.rank)
    .map(({ row }) => row);
}

const unmatched = 4;

function rank(wanted: string, texts: readonly (string | null)[]): number {
  const known = texts.flatMap((text) => (text === null ? [] : plain(text)));
  if (known.includes(wanted)) return 0;
  if (known.some((text) => text.startsWith(wanted))) return 1;
  if (known.some((text) => text.includes(wanted))) return 2;
  const all = known.join(" ");
  return wanted.split(" ").every((word) => all.includes(word)) ? 3 : unmatched;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&^.]+/gu, " ")
    .trim();
