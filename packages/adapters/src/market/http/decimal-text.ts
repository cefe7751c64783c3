import { decimal } from "@advisor/domain/decimal";

/**
 * Converts a number to decimal text; null for anything that means "unknown" (null, "", "None", "-", NaN).
 */
export function decimalText(value: unknown, places = 8): string | null {
  if (typeof value === "number")
    return Number.isFinite(value) ? decimal(value).round(places).toFixed() : null;
  if (typeof value !== "string") return null;
  const plain = value.trim().replace(/,/g, "");
  return /^[-+]?\d+(\.\d+)?$/.test(plain)
    ? decimal(plain.replace("+", "")).round(places).toFixed()
    : null;
}
