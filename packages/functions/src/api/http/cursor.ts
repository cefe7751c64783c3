import { invalidCursor } from "../../invalid-cursor.ts";

/**
 * A position in a conversation's record, opaque to callers and valid for that conversation only.
 */
export const encodeCursor = (seq: number, conversationId: string): string =>
  Buffer.from(`${conversationId}:${seq}`).toString("base64url");

export function decodeCursor(cursor: string, conversationId: string): number {
  const text = Buffer.from(cursor, "base64url").toString("utf8");
  const [id, seq, ...rest] = text.split(":");
  if (id !== conversationId || rest.length > 0 || !/^\d{1,10}$/.test(seq ?? "")) {
    throw invalidCursor();
  }
  return Number(seq);
}
