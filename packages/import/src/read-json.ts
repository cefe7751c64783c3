import type { Draft, Path } from "./fault.ts";

/** Reads the bytes of a file `{"households": [...]}`. */
export function readJson(file: string, bytes: Uint8Array): Draft {
  const place = (path: Path) => [file, path.reduce<string>(step, "")].filter(Boolean).join(":");
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { content: JSON.parse(text), place, faults: [] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { content: undefined, place, faults: [`${file}: is not valid JSON: ${reason}`] };
  }
}

function step(before: string, key: PropertyKey): string {
  if (typeof key === "number") return `${before}[${key}]`;
  return before === "" ? String(key) : `${before}.${String(key)}`;
}
