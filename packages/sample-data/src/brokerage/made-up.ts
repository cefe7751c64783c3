import { decimal } from "@advisor/domain/decimal";

/**
 * A number from 2.0 to 11.9, derived from a hash of the text (FNV-1a), so that it is the same on
 * every machine.
 */
export function simulatedRate(text: string): string {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  return decimal(20 + (Math.abs(hash) % 100))
    .div(10)
    .toFixed(1);
}
