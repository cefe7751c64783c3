/** A chunk of the UI message stream. */
export type Chunk = { type: string } & Record<string, unknown>;

/** The chunks of a complete UI message stream; throws if it is invalid. */
export async function chunksOf(response: Response): Promise<Chunk[]> {
  const events = (await response.text()).split("\n\n").filter((event) => event !== "");
  if (events.pop() !== "data: [DONE]") throw new Error("the stream does not end with [DONE]");
  return events.flatMap((event) => {
    const data = /^(?:id: \d+\n)?data: (.*)$/s.exec(event)?.[1];
    return data === undefined ? [] : [JSON.parse(data) as Chunk];
  });
}

/** The coded lines of a complete data stream. */
export const linesOf = async (response: Response): Promise<{ code: string; body: unknown }[]> =>
  (await response.text())
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => ({ code: line.slice(0, 1), body: JSON.parse(line.slice(2)) as unknown }));

export const textOf = (chunks: readonly Chunk[]): string =>
  chunks.flatMap(({ type, delta }) => (type === "text-delta" ? String(delta) : [])).join("");

/** Reads a stream part by part as it arrives. */
export function reading(response: Response) {
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream());
  const parts = reader.getReader();
  let text = "";
  return {
    /** Reads until the text contains these words, and returns all text so far. */
    async until(words: string): Promise<string> {
      while (!text.includes(words)) {
        const { done, value } = await parts.read();
        if (done) throw new Error(`the stream ended before ${JSON.stringify(words)}: ${text}`);
        text += value;
      }
      return text;
    },
    /** The same, yielding to other tasks before each read. */
    async slowly(): Promise<string> {
      for (;;) {
        await new Promise(setImmediate);
        const { done, value } = await parts.read();
        if (done) return text;
        text += value;
      }
    },
    async rest(): Promise<string> {
      for (;;) {
        const { done, value } = await parts.read();
        if (done) return text;
        text += value;
      }
    },
    leave: () => parts.cancel(),
  };
}
