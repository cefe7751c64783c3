/**
 * Decimal places of a price or a quantity: at least so many, and four digits of what is below 1, so
 * that a small figure is not rounded to 0.
 */
export function unitPlaces(value: number, least: number): number {
  const size = Math.abs(value);
  return size === 0 || size >= 1 ? least : Math.max(least, 3 - Math.floor(Math.log10(size)));
}
