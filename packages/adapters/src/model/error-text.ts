/** All text and numbers in an error response, whatever the structure of its JSON. */
export function allText(text: string): string {
  const value = parsed(text.slice(Math.max(0, text.search(/[{[]/))));
  return value === undefined ? text : leaves(value).join(" ");
}

/** The HTTP status in the body of an error response; undefined if it has none. */
export function statusInText(text: string): number | undefined {
  const value = parsed(text);
  const first = Array.isArray(value) ? value[0] : value;
  const codes = [at(at(first, "error"), "code"), at(first, "code"), at(first, "status")];
  return codes.map(Number).find((code) => code >= 400 && code < 600);
}

/** The retry delay that an error message asks for, in milliseconds; null if it names none. */
export function retryDelayInText(text: string): number | null {
  const found =
    /(?:try again in|retry in|retry_?delay\W*)\s*(?:(\d+)m(?!s))?\s*(?:([\d.]+)\s?(ms|s\b|second))?/i.exec(
      withoutQuotes(text),
    );
  if (found === null) return null;
  const [, minutes = "0", amount = "0", unit] = found;
  const ms = Number(minutes) * 60_000 + Number(amount) * (unit === "ms" ? 1 : 1_000);
  return ms > 0 ? ms : null;
}

const withoutQuotes = (text: string): string => text.replace(/["\\]/g, " ");

const deepest = 8;

function leaves(value: unknown, depth = 0): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null || depth > deepest) return [];
  return Object.values(value).flatMap((inner) => leaves(inner, depth + 1));
}

const at = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
