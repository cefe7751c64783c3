import type { Call, Meddle } from "../store/proxy.ts";

export type Moment = "before" | "after";

const writes = new Set(["PutItem", "UpdateItem", "TransactWriteItems"]);

/** Forwards writes and reports the name of each. */
export const watch =
  (seen: (write: string) => void): Meddle =>
  (call, forward) => {
    if (writes.has(call.operation)) seen(nameOf(call));
    return forward();
  };

/** A kind of write, and which one of its kind. */
export interface Point {
  kind: string;
  nth: number;
}

/**
 * When to kill at each of these points of a run with these writes: always after the write. Before it
 * too, unless the previous write is one of the points: the store is left the same by a kill after that
 * one.
 */
export function killMoments(
  writes: readonly string[],
  points: readonly Point[],
): [Moment, Point][] {
  const places = new Set(points.map((point) => placeOf(writes, point)));
  return points.flatMap((point): [Moment, Point][] => [
    ...(places.has(placeOf(writes, point) - 1) ? [] : [["before", point] as [Moment, Point]]),
    ["after", point],
  ]);
}

/** The position of a write in the run; -1 if it has none. */
export const placeOf = (writes: readonly string[], { kind, nth }: Point): number =>
  writes.flatMap((one, at) => (one === kind ? at : []))[nth - 1] ?? -1;

/** The first write of each of these kinds. */
export const firstOfEach = (kinds: readonly string[]): Point[] =>
  [...new Set(kinds)].map((kind) => ({ kind, nth: 1 }));

/**
 * Kills the writer at one of its writes: before the store receives it, or after it is done and not
 * yet acknowledged. A write that the store refuses, because another turn of the advisor came first, is
 * tried again and does not count.
 */
export function killAt(point: Point, moment: Moment, kill: (write: string) => void): Meddle {
  let count = 0;
  let dead = false;
  const killed = (call: Call): "cut" => {
    kill(nameOf(call));
    return "cut";
  };
  return async (call, forward) => {
    const isWrite = writes.has(call.operation);
    if (isWrite && dead) return "cut";
    if (!isWrite || nameOf(call) !== point.kind) return forward();
    const isPoint = count + 1 === point.nth;
    dead = isPoint;
    if (isPoint && moment === "before") return killed(call);
    const answer = await forward();
    const isWritten = answer.status === 200;
    count += Number(isWritten);
    dead = isPoint && isWritten;
    return dead ? killed(call) : answer;
  };
}

/** The items written, such as `META ENTRY REQ`. */
function nameOf({ body }: Call): string {
  const items = Array.isArray(body.TransactItems)
    ? body.TransactItems.map(({ Put, Update }) => Put ?? Update)
    : [body];
  return items
    .map(({ Item, Key }) => {
      const { pk, sk } = Item ?? Key;
      const place = sk.S === "META" ? pk.S : sk.S;
      return String(place).split("#")[0];
    })
    .join(" ");
}
