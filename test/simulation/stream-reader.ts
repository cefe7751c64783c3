import * as z from "zod";

const Chunk = z.looseObject({ type: z.string() });
type Chunk = z.infer<typeof Chunk>;

const Started = z.object({ turn_id: z.string(), user_message_id: z.string() });
const Delta = z.object({ id: z.string(), delta: z.string() });
const Failed = z.object({ code: z.string() });
const Wanted = z.object({ approval_id: z.string() });

/** What someone has read of one turn, over any number of connections. */
export interface Reading {
  start: z.infer<typeof Started> | undefined;
  /** Texts by id, as displayed. */
  texts: Map<string, string>;
  approvals: string[];
  /** How each connection that was read to its end ended: finish, abort, or an error code. */
  ends: string[];
  lastId: string | undefined;
  /** Every numbered frame that was read, to resume from. */
  frames: { id: string; chunk: Chunk }[];
  /** The newest connection was read to its end. */
  whole: boolean;
  faults: string[];
}

export const newReading = (): Reading => ({
  start: undefined,
  texts: new Map(),
  approvals: [],
  ends: [],
  lastId: undefined,
  frames: [],
  whole: false,
  faults: [],
});

/** The reader's state after this many frames. */
export function readingAt(reading: Reading, frames: number): Reading {
  const earlier = newReading();
  for (const { id, chunk } of reading.frames.slice(0, frames)) {
    earlier.lastId = id;
    earlier.frames.push({ id, chunk });
    show(earlier, chunk);
  }
  return earlier;
}

/** Applies a chunk to the display. */
function show(reading: Reading, read: Chunk): void {
  if (read.type === "start") {
    reading.start = Started.parse(read.messageMetadata);
    reading.texts.clear();
  }
  if (read.type === "text-start") reading.texts.set(String(read.id), "");
  if (read.type === "text-delta") {
    const { id, delta } = Delta.parse(read);
    reading.texts.set(id, (reading.texts.get(id) ?? "") + delta);
  }
  if (read.type === "data-approval_required") {
    reading.approvals.push(Wanted.parse(read.data).approval_id);
  }
}

export interface Connection {
  /** Adds received text; an incomplete frame does not count as read. */
  take(text: string): void;
  /** Call this when the server closes the stream. */
  closed(): void;
}

/** Reads the UI message stream; calls `terminal` at the end of the turn. */
export function connect(reading: Reading, terminal: (end: string) => void): Connection {
  let rest = "";
  let done = false;
  let ends = 0;
  reading.whole = false;

  function chunk(read: Chunk): void {
    if (ends > 0) reading.faults.push(`${read.type} came after the end`);
    show(reading, read);
    const end = endOf(read);
    if (end === undefined) return;
    ends += 1;
    reading.ends.push(end);
    terminal(end);
  }

  function frame(text: string): void {
    if (text === "data: [DONE]") done = true;
    const [, id, payload = "[DONE]"] = /^(?:id: (\d+)\n)?data: (.*)$/s.exec(text) ?? [];
    if (payload === "[DONE]") return;
    const read = Chunk.parse(JSON.parse(payload));
    if (id !== undefined) numbered(reading, id, read);
    chunk(read);
  }

  return {
    take(text) {
      const frames = (rest + text).split("\n\n");
      rest = frames.pop() ?? "";
      for (const one of frames) frame(one);
    },
    closed() {
      reading.whole = true;
      if (!done) reading.faults.push("the stream was closed without [DONE]");
      if (ends !== 1) reading.faults.push(`the stream had ${ends} ends`);
    },
  };
}

/** Numbers must grow, unless a stream starts over. */
function numbered(reading: Reading, id: string, read: Chunk): void {
  const last = Number(reading.lastId ?? -1);
  if (Number(id) <= last && read.type !== "start") {
    reading.faults.push(`number ${id} (${read.type}) came after ${last}`);
  }
  reading.lastId = id;
  reading.frames.push({ id, chunk: read });
}

function endOf(read: Chunk): string | undefined {
  if (read.type === "finish") return "finish";
  if (read.type === "abort") return "interrupted";
  return read.type === "error" ? Failed.parse(read).code : undefined;
}
