/** Converts millionths of a US dollar to dollars. */
export const usd = (micro: number): number => micro / 1_000_000;
export const usdOrNull = (micro: number | null): number | null =>
  micro === null ? null : usd(micro);
export const toMicroUsd = (dollars: number): number => Math.round(dollars * 1_000_000);
