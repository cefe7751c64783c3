const words: readonly (readonly [RegExp, string])[] = [
  [/ultrapro short/i, "-3"],
  [/ultrashort/i, "-2"],
  [/ultrapro/i, "3"],
  [/\bproshares ultra\b/i, "2"],
  [/\bproshares short\b/i, "-1"],
];

/**
 * The leverage factor in a fund's name: "Daily Semiconductor Bull 3X Shares" is 3; a plain fund is
 * 1.
 */
export function fundLeverage(name: string): string {
  const named = words.find(([word]) => word.test(name))?.[1];
  if (named !== undefined) return named;
  const factor = /(?<![\w.])(-?\d(?:\.\d+)?)x\b/i.exec(name)?.[1] ?? "1";
  return /\b(bear|inverse)\b/i.test(name) && !factor.startsWith("-") ? `-${factor}` : factor;
}
