import { decimal } from "@advisor/domain/decimal";

/** Between 2.0 and 11.9, by a small hash of the text (FNV-1a): the same on every machine. */
export function madeUp(text: string): string {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  return decimal(20 + (Math.abs(hash) % 100))
    .div(10)
    .toFixed(1);
}
