import { hash } from "node:crypto";

/** The SHA-256 of bytes, or of a text's UTF-8 bytes, in lower-case hex. */
export const sha256 = (content: string | Uint8Array): string => hash("sha256", content, "hex");
