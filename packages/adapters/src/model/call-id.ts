import { createHash } from "node:crypto";

/** Shortens a call id to nine letters and digits. The same id always gives the same result. */
export const shortCallId = (id: string): string =>
  createHash("sha256").update(id).digest("hex").slice(0, 9);
