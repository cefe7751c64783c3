import { crc32 } from "node:zlib";
import type { ConverseCommandOutput, ConverseStreamOutput } from "@aws-sdk/client-bedrock-runtime";

export type AnswerChunk = ConverseStreamOutput;

const preludeBytes = 12;
const leastBytes = 16;
/** A frame is at most 24 MiB; a longer length prefix means a corrupt stream. */
const mostBytes = 25_165_824;

/**
 * Decodes an answer from AWS's binary event stream, in batches of frames that arrived together.
 * Verifies every checksum. An error event of the service is thrown under its name, after the events
 * before it.
 */
export async function* decodeFrames(
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<AnswerChunk[]> {
  let rest = Buffer.alloc(0);
  const readHeaders = headerReader();
  for await (const read of body) {
    const bytes = rest.length === 0 ? Buffer.from(read) : Buffer.concat([rest, read]);
    const { chunks, end, fault } = wholeIn(bytes, readHeaders);
    if (chunks.length > 0) yield chunks;
    if (fault !== undefined) throw fault;
    rest = bytes.subarray(end);
  }
  if (rest.length > 0) throw new Error("The stream ended within a frame.");
}

/** Decodes the complete frames, up to the first one that is corrupt. */
function wholeIn(
  bytes: Buffer,
  readHeaders: ReadHeaders,
): { chunks: AnswerChunk[]; end: number; fault?: unknown } {
  const chunks: AnswerChunk[] = [];
  let at = 0;
  try {
    for (let end = endOf(bytes, at); end !== undefined; end = endOf(bytes, at)) {
      chunks.push(chunkOf(bytes.subarray(at, end), readHeaders));
      at = end;
    }
  } catch (fault) {
    return { chunks, end: at, fault };
  }
  return { chunks, end: at };
}

/** The end offset of the frame that starts here; undefined while it is incomplete. */
function endOf(bytes: Buffer, at: number): number | undefined {
  const there = bytes.length - at;
  if (there < preludeBytes) return undefined;
  const length = bytes.readUInt32BE(at);
  const isWhole = crc32(bytes.subarray(at, at + 8)) === bytes.readUInt32BE(at + 8);
  if (!isWhole || length < leastBytes || length > mostBytes)
    throw new Error("No frame begins here.");
  return there < length ? undefined : at + length;
}

function chunkOf(frame: Buffer, readHeaders: ReadHeaders): AnswerChunk {
  const end = frame.length - 4;
  if (crc32(frame.subarray(0, end)) !== frame.readUInt32BE(end)) {
    throw new Error("A frame is not as it was sent.");
  }
  const from = preludeBytes + frame.readUInt32BE(4);
  const headers = readHeaders(frame.subarray(preludeBytes, from));
  const kind = headers.get(":message-type");
  if (kind === "error") {
    throw named(headers.get(":error-code"), headers.get(":error-message"));
  }
  const text = frame.toString("utf8", from, end);
  if (kind === "exception") {
    const { message } = text === "" ? {} : JSON.parse(text);
    throw named(headers.get(":exception-type"), message);
  }
  // The SDK's type has one member per event, named as on the wire. Unknown events are ignored.
  return {
    [headers.get(":event-type") ?? "$unknown"]: parseAnswer(text),
  } as unknown as AnswerChunk;
}

function named(type = "UnknownError", message: unknown): Error {
  const error = new Error(typeof message === "string" ? message : type);
  error.name = `${type.slice(0, 1).toUpperCase()}${type.slice(1)}`;
  return error;
}

/** Parses an answer's JSON. Like the SDK, decodes encrypted reasoning to bytes. */
export function parseAnswer(text: string): ConverseCommandOutput {
  if (!text.includes('"redactedContent"')) return JSON.parse(text);
  return JSON.parse(text, (name, value) =>
    name === "redactedContent" && typeof value === "string" ? Buffer.from(value, "base64") : value,
  );
}

const textHeader = 7;
/** The size in bytes of each fixed-size header type. The two booleans have no value bytes. */
const sizes: Readonly<Record<number, number>> = { 0: 0, 1: 0, 2: 1, 3: 2, 4: 4, 5: 8, 8: 8, 9: 16 };

type ReadHeaders = (bytes: Buffer) => Map<string, string>;

/** The frames of a text have the same headers, which are decoded once. */
function headerReader(): ReadHeaders {
  let last: { bytes: Buffer; headers: Map<string, string> } | undefined;
  return (bytes) => {
    if (!last?.bytes.equals(bytes)) last = { bytes, headers: headersOf(bytes) };
    return last.headers;
  };
}

function headersOf(bytes: Buffer): Map<string, string> {
  const headers = new Map<string, string>();
  for (let at = 0; at < bytes.length; ) {
    const nameEnd = at + 1 + bytes.readUInt8(at);
    const name = bytes.toString("utf8", at + 1, nameEnd);
    const type = bytes.readUInt8(nameEnd);
    const fixed = sizes[type];
    const start = nameEnd + (fixed === undefined ? 3 : 1);
    at = start + (fixed ?? bytes.readUInt16BE(nameEnd + 1));
    if (type === textHeader) headers.set(name, bytes.toString("utf8", start, at));
  }
  return headers;
}
