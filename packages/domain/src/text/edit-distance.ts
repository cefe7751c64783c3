/**
 * The optimal string alignment distance of two words: letters inserted, deleted, replaced, or
 * swapped with a neighbor. A distance above `most` is returned as `most + 1`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let older: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = at(last, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const shifted = Math.min(at(last, column), at(current, column - 1)) + 1;
      const swapped = isSwap(a, b, row, column) ? at(older, column - 2) + 1 : replaced;
      current.push(Math.min(replaced, shifted, swapped));
    }
    if (Math.min(...current) > most) return most + 1;
    [older, last] = [last, current];
  }
  return Math.min(at(last, b.length), most + 1);
}

const at = (row: readonly number[], column: number): number => row[column] ?? row.length;

const isSwap = (a: string, b: string, row: number, column: number): boolean =>
  row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
