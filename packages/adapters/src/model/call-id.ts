import { createHash } from "node:crypto";

/** An id as nine letters and digits, the same for the same id. */
export const shortCallId = (id: string): string =>
  createHash("sha256").update(id).digest("hex").slice(0, 9);
