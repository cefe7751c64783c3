/** Adds costs; unknown as soon as one of them is. */
export const addMicro = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : a + b;
