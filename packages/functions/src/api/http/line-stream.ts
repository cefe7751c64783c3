/** Lines as a body. Reads on only as fast as the reader takes it; `left` is told when the reader goes. */
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
