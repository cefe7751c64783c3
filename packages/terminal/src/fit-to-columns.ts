const segmenter = new Intl.Segmenter();

/**
 * Cuts a line to the terminal's columns. Every character that may be two columns wide counts as
 * two.
 */
export function fitToColumns(text: string, columns: number): string {
  const line = text.replace(/\s+/g, " ");
  const signs = [...segmenter.segment(line)].map(({ segment }) => segment);
  if (widthOf(signs) <= columns) return line;
  let kept = "";
  let width = 0;
  for (const sign of signs) {
    width += widthOf([sign]);
    if (width > columns - 1) break;
    kept += sign;
  }
  return `${kept}…`;
}

const widthOf = (signs: readonly string[]): number =>
  signs.reduce((total, sign) => total + (/^[\u0020-\u02ff\u2010-\u2027]$/.test(sign) ? 1 : 2), 0);
