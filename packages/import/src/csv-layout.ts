/** A file's text and its delimiter, or a message that says why it cannot be read. */
export type Layout = { text: string; delimiter: string } | { fault: string };

const delimiters = [",", ";", "\t", "|"];

/**
 * Decodes the bytes as UTF-8 and picks the delimiter that splits the header into the most known
 * columns. A file with lines before the header, as some brokers export them, is rejected.
 */
export function detectLayout(file: string, bytes: Uint8Array, known: readonly string[]): Layout {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { fault: `${file}:1: is UTF-16: save the file as UTF-8` };
  }
  const bad = firstBadByte(bytes);
  if (bad !== undefined) {
    const { line, byte } = bad;
    const shown = byte.toString(16).padStart(2, "0");
    return {
      fault: `${file}:${line}: contains the byte 0x${shown}, which is not UTF-8 (Windows-1252?): save the file as UTF-8`,
    };
  }
  const text = new TextDecoder("utf-8").decode(bytes);
  const lines = text.split(/\r\n|\r|\n/);
  const header = lines.findIndex((line) => line.trim() !== "");
  const found = bestOf(lines[header] ?? "", known);
  if (found.columns > 0) return { text, delimiter: found.delimiter };
  const later = lines.findIndex((line, index) => index > header && bestOf(line, known).columns > 1);
  if (later < 0) return { text, delimiter: "," };
  return {
    fault: `${file}:${later + 1}: the columns are named here, below ${later === 1 ? "1 title line" : `${later} title lines`}: remove ${later === 1 ? "it" : "those lines"}, and any footer`,
  };
}

function bestOf(line: string, known: readonly string[]): { delimiter: string; columns: number } {
  const counted = delimiters.map((delimiter) => ({
    delimiter,
    columns: line.split(delimiter).filter((name) => known.includes(columnOf(name))).length,
  }));
  return counted.reduce((best, one) => (one.columns > best.columns ? one : best));
}

/** Without quotes and capitals: brokers name "Symbol" and "Price". */
const columnOf = (name: string): string =>
  name
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .toLowerCase();

/** The first byte that is not valid UTF-8, and its line. */
function firstBadByte(bytes: Uint8Array): { line: number; byte: number } | undefined {
  let line = 1;
  let start = 0;
  for (let at = 0; at <= bytes.length; at += 1) {
    if (at < bytes.length && bytes[at] !== 0x0a) continue;
    const part = bytes.subarray(start, at);
    if (!isUtf8(part)) return { line, byte: part.find((byte) => byte > 0x7f) ?? 0 };
    start = at + 1;
    line += 1;
  }
  return undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
