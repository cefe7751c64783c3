/**
 * Streams lines as a response body, at the reader's pace. Calls `left` when the reader disconnects.
 */
export function lineStream(
  lines: AsyncGenerator<string>,
  left: () => void = () => undefined,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await lines.next();
      if (next.done === true) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    async cancel() {
      left();
      await lines.return(undefined);
    },
  });
}
