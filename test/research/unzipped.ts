import { inflateRawSync } from "node:zlib";

const [centralEntry, stored] = [0x02014b50, 0];

/** The files of a ZIP archive by name, read from its directory like spreadsheet programs do. */
export function unzipped(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(at) === centralEntry) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const lengths = [28, 30, 32].map((place) => archive.readUInt16LE(at + place));
    const [name = 0, extra = 0, comment = 0] = lengths;
    const local = archive.readUInt32LE(at + 42);
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(from, from + size);
    const text = method === stored ? bytes : inflateRawSync(bytes);
    files.set(archive.toString("utf8", at + 46, at + 46 + name), text.toString("utf8"));
    at += 46 + name + extra + comment;
  }
  return files;
}
