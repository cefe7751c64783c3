/** The same numbers between 0 and 1 for the same seed (mulberry32); near seeds give numbers that have nothing to do with each other. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const first = Math.imul(state ^ (state >>> 15), state | 1);
    const mixed = first ^ (first + Math.imul(first ^ (first >>> 7), first | 61));
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed of a text's own (FNV-1a): what stands beside it does not change it. */
export function seedOf(text: string): number {
  let seed = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    seed = Math.imul(seed ^ text.charCodeAt(at), 0x01000193);
  }
  return seed >>> 1;
}
