import { gunzipSync, gzipSync } from "node:zlib";

/** JSON, compressed: items stay far below DynamoDB's 400 KB, and what is written below its price. */
export const packed = (value: unknown): Uint8Array => gzipSync(JSON.stringify(value));

export const unpacked = (bytes: unknown): unknown =>
  JSON.parse(gunzipSync(bytes as Uint8Array).toString("utf8"));
