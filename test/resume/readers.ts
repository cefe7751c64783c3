/** An event or line, and the reader's position after it. */
export interface Read {
  id: number;
  value: unknown;
}

/** A stream that is read as it arrives. */
export type Reading = AsyncGenerator<Read>;

async function* textOf(response: Response): AsyncGenerator<string> {
  if (response.body === null) return;
  yield* response.body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>);
}

async function* pieces(response: Response, end: string): AsyncGenerator<string> {
  let left = "";
  for await (const text of textOf(response)) {
    const whole = (left + text).split(end);
    left = whole.pop() ?? "";
    yield* whole;
  }
}

/** The events of a UI message stream; one without an id belongs to the next. */
export async function* eventsOf(response: Response): Reading {
  for await (const event of pieces(response, "\n\n")) {
    const [, id, json] = /^(?:id: (\d+)\n)?data: (.*)$/s.exec(event) ?? [];
    if (json !== undefined && json !== "[DONE]") yield { id: Number(id), value: JSON.parse(json) };
  }
}

/**
 * The lines of a data stream. Where a line has no number, its reader counts: one per line, one per
 * character of text or reasoning, and one more before and after each of them. A text stays open
 * during reasoning.
 */
export async function* linesOf(response: Response, from = 0): Reading {
  let id = from;
  const open = { text: false, thought: false };
  for await (const line of pieces(response, "\n")) {
    if (line === "") continue;
    const code = line.slice(0, 1);
    const value = JSON.parse(line.slice(2));
    const [first] = code === "2" ? (value as { seq?: number }[]) : [];
    const now = { text: code === "0" || (open.text && code === "g"), thought: code === "g" };
    id += Number(now.text !== open.text) + Number(now.thought !== open.thought);
    Object.assign(open, now);
    const written = code === "0" || code === "g";
    id = first?.seq ?? id + (written ? String(value).length : 1);
    yield { id, value: { [code]: value } };
  }
}

interface Text {
  slot: string;
  text: string;
}

function asText(value: unknown): Text | undefined {
  const { type, id, delta, "0": line } = value as Record<string, unknown>;
  if (type === "text-delta") return { slot: String(id), text: String(delta) };
  return typeof line === "string" ? { slot: "", text: line } : undefined;
}

/** Everything read, with each text merged, because it does not matter how it was split. */
export function whole(all: readonly Read[]): unknown[] {
  const merged: unknown[] = [];
  let open: Text | undefined;
  for (const { value } of all) {
    const text = asText(value);
    if (text !== undefined && open?.slot === text.slot) open.text += text.text;
    else {
      open = text;
      merged.push(text ?? value);
    }
  }
  return merged;
}

export async function collected(reading: Reading): Promise<Read[]> {
  const all: Read[] = [];
  for await (const one of reading) all.push(one);
  return all;
}

/** At most this many of the remaining parts; `ended` if those were all. */
export async function taken(
  reading: Reading,
  count: number,
): Promise<{ all: Read[]; ended: boolean }> {
  const all: Read[] = [];
  for await (const one of reading) {
    all.push(one);
    if (all.length >= count && !Number.isNaN(one.id)) return { all, ended: false };
  }
  return { all, ended: true };
}
