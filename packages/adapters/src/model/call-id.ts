import { createHash } from "node:crypto";

/** Turns a call id into nine letters and digits, always the same for the same id. */
export const shortCallId = (id: string): string =>
  createHash("sha256").update(id).digest("hex").slice(0, 9);
