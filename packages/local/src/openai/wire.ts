/** A chunk, the raw text of an event, or raw bytes. */
export type Part = Record<string, unknown> | string | Uint8Array;

export const DONE = "[DONE]";

export const encodeText = (text: string): Uint8Array => new TextEncoder().encode(text);

export function wireBytes(part: Part): Uint8Array {
  if (part instanceof Uint8Array) return part;
  return encodeText(`data: ${typeof part === "string" ? part : JSON.stringify(part)}\n\n`);
}
