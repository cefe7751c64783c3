const newline = 0x0a;
const maxBytes = 64_000_000;

/**
 * Reads a file line by line, holding one line in memory; yields undefined for a line that is not UTF-8 or too
 * long. Only a newline ends a line, because JSON may contain every other separator.
 */
export async function* linesOf(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<string | undefined> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    let from = 0;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      yield decoded([...pieces, chunk.subarray(from, at)]);
      pieces = [];
      size = 0;
      from = at + 1;
    }
    const rest = chunk.subarray(from);
    size += rest.length;
    if (size > maxBytes) {
      yield undefined;
      return;
    }
    if (rest.length > 0) pieces.push(rest);
  }
  if (pieces.length > 0) yield decoded(pieces);
}

function decoded(pieces: Uint8Array[]): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(pieces));
  } catch {
    return undefined;
  }
}
