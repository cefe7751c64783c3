import { providerFault } from "./provider-fault.ts";

/** Reads the whole body; throws if it is larger than `most` bytes. */
export async function readLimitedBody(
  response: Response,
  most: number,
  provider: string,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw providerFault("upstream", provider, "answered with more than it may.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
