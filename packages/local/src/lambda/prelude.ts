import type { Readable } from "node:stream";

const END = Buffer.alloc(8);

/** Reads the JSON before the eight NULs; the stream continues after them. */
export async function readPrelude(stream: Readable): Promise<string> {
  let seen = Buffer.alloc(0);
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    seen = Buffer.concat([seen, chunk]);
    const end = seen.indexOf(END);
    if (end < 0) continue;
    stream.unshift(seen.subarray(end + END.length));
    return seen.toString("utf8", 0, end);
  }
  throw new Error("The response ended before its prelude did.");
}
