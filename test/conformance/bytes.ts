/** The positions at which a text with this many bytes is cut. */
export type Cuts = (length: number) => number[];

/** The bytes of a text as a stream of pieces. */
export function bodyOf(text: string, cuts: Cuts): ReadableStream<Uint8Array<ArrayBuffer>> {
  const whole = new TextEncoder().encode(text);
  const edges = [0, ...cuts(whole.length), whole.length];
  return new ReadableStream({
    start(controller) {
      for (const [place, edge] of edges.slice(1).entries()) {
        controller.enqueue(whole.slice(edges[place], edge));
      }
      controller.close();
    },
  });
}

export const inOnePiece: Cuts = () => [];
export const afterEveryByte: Cuts = (length) =>
  Array.from({ length: length - 1 }, (_, index) => index + 1);

/** All ways to cut a text in two. */
export const eachCut = (text: string): Cuts[] =>
  afterEveryByte(new TextEncoder().encode(text).length).map((cut) => () => [cut]);
