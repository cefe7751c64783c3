import { crc32, inflateRawSync } from "node:zlib";

const directoryEnd = 0x06054b50;
const directoryEntry = 0x02014b50;
const stored = 0;
const deflated = 8;
const mostBytes = 50 * 1024 * 1024;

/**
 * The text of the first file in a zip archive whose name ends with `ending`; undefined when there
 * is none.
 */
export function unzipFile(zip: Uint8Array, ending: string): string | undefined {
  const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  try {
    const entry = entries(bytes).find(({ name }) => name.toLowerCase().endsWith(ending));
    return entry === undefined ? undefined : content(bytes, entry)?.toString("utf8");
  } catch {
    return undefined;
  }
}

interface Entry {
  name: string;
  method: number;
  sum: number;
  size: number;
  at: number;
}

/** Reads the central directory, because only it always states the sizes. */
function entries(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || bytes.readUInt32LE(end) !== directoryEnd) return [];
  const found: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  while (at + 46 <= end && bytes.readUInt32LE(at) === directoryEntry) {
    const nameLength = bytes.readUInt16LE(at + 28);
    found.push({
      name: bytes.toString("utf8", at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      sum: bytes.readUInt32LE(at + 16),
      size: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return found;
}

function content(bytes: Buffer, { method, sum, size, at }: Entry): Buffer | undefined {
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const packed = bytes.subarray(start, start + size);
  const plain = unpacked(packed, method);
  return plain !== undefined && crc32(plain) === sum ? plain : undefined;
}

function unpacked(packed: Buffer, method: number): Buffer | undefined {
  if (method === deflated) return inflateRawSync(packed, { maxOutputLength: mostBytes });
  return method === stored ? packed : undefined;
}
