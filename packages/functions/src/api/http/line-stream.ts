/** Streams lines as a response body, at the reader's pace. */
export function lineStream(
  lines: AsyncGenerator<string>,
  onDisconnect: () => void = () => undefined,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await lines.next();
      if (next.done === true) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    async cancel() {
      onDisconnect();
      await lines.return(undefined);
    },
  });
}
