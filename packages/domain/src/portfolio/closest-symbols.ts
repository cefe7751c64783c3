/** The symbols closest to the typed text: by prefix, then by name, then by edit distance. */
export function closestSymbols(
  text: string,
  directory: { symbol: string; name: string }[],
  limit: number,
): string[] {
  const wanted = text.trim().toUpperCase();
  return directory
    .map(({ symbol, name }) => ({ symbol, rank: rank(wanted, symbol, name.toUpperCase()) }))
    .filter(({ rank }) => rank <= 4)
    .sort((a, b) => a.rank - b.rank || a.symbol.localeCompare(b.symbol))
    .slice(0, limit)
    .map(({ symbol }) => symbol);
}

function rank(wanted: string, symbol: string, name: string): number {
  if (symbol === wanted) return 0;
  if (symbol.startsWith(wanted)) return 1;
  if (name.startsWith(wanted)) return 1;
  if (wanted.length > 2 && name.includes(wanted)) return 2;
  return 2 + distance(wanted, symbol);
}

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1);
      const longer = Math.min(previous[column] ?? 0, current[column - 1] ?? 0) + 1;
      current.push(Math.min(replaced, longer));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
