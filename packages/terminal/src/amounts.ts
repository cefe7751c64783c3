/** Dollars, with more digits for small amounts. */
export const money = (dollars: number | null): string =>
  dollars === null
    ? "cost unknown"
    : `$${dollars.toFixed(dollars < 0.1 ? 4 : 2).replace(/(\.\d\d)0+$/, "$1")}`;

/** A count with its noun: 1 cell, 2 cells. */
export const withNoun = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
