/** What a server says of a failure, however its JSON is built: every text and number in it. */
export function wordsIn(text: string): string {
  const value = parsed(text.slice(Math.max(0, text.search(/[{[]/))));
  return value === undefined ? text : leaves(value).join(" ");
}

/** The status that a server states within its words; undefined when it states none. */
export function statusIn(text: string): number | undefined {
  const value = parsed(text);
  const first = Array.isArray(value) ? value[0] : value;
  const codes = [at(at(first, "error"), "code"), at(first, "code"), at(first, "status")];
  return codes.map(Number).find((code) => code >= 400 && code < 600);
}

/** How long a server asks to wait, where only its words say so. */
export function waitIn(text: string): number | null {
  const found =
    /(?:try again in|retry in|retry_?delay\W*)\s*(?:(\d+)m(?!s))?\s*(?:([\d.]+)\s?(ms|s\b|second))?/i.exec(
      wordsOfDelay(text),
    );
  if (found === null) return null;
  const [, minutes = "0", amount = "0", unit] = found;
  const ms = Number(minutes) * 60_000 + Number(amount) * (unit === "ms" ? 1 : 1_000);
  return ms > 0 ? ms : null;
}

const wordsOfDelay = (text: string): string => text.replace(/["\\]/g, " ");

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
