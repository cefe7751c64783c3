/** Milliseconds from the call to the first byte, and from there to the end. */
export interface Timing {
  first: number;
  rest: number;
}

export async function timeResponse(ask: () => Promise<Response>): Promise<Timing> {
  const start = performance.now();
  const response = await ask();
  if (!response.ok) throw new Error(`answered ${response.status}: ${await response.text()}`);
  let first = 0;
  for await (const _ of response.body ?? []) first ||= performance.now();
  return { first: first - start, rest: performance.now() - first };
}

/** The median, because other programs disturb single measurements. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
