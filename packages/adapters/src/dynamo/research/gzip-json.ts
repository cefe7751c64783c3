import { gunzipSync, gzipSync } from "node:zlib";

/** Compressed JSON: keeps items far below DynamoDB's 400 KB limit, and writes cheap. */
export const gzipJson = (value: unknown): Uint8Array => gzipSync(JSON.stringify(value));

export const gunzipJson = (bytes: unknown): unknown =>
  JSON.parse(gunzipSync(bytes as Uint8Array).toString("utf8"));
