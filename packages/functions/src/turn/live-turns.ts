import type { Fault } from "@advisor/domain/fault";
import { type Numbered, numbered } from "@advisor/protocol/encode/numbered";
import { isTerminal, type Part } from "@advisor/protocol/part";

/** The parts that a turn in this process has streamed so far. It grows until `ended`. */
export interface Feed {
  /** The sequence number of the entry that opened the stream. */
  readonly opening: number;
  readonly parts: readonly Numbered[];
  readonly ended: boolean;
  /** Resolves when there are more parts or the stream has ended, or when `left` aborts. */
  waitForMore(left: AbortSignal): Promise<void>;
}

/** The turns that run in this process, which can be stopped and followed without the store. */
export interface LiveTurns {
  has(turnId: string): boolean;
  /** Registers the turn as running here until the returned function is called. */
  register(turnId: string, stop: (reason: Fault) => void): () => void;
  stop(turnId: string, reason: Fault): void;
  /** Passes the parts on, numbered from the entry that opened the stream, and makes them available in `feed`. */
  publish(turnId: string, opening: number, parts: AsyncIterable<Part>): AsyncGenerator<Numbered>;
  feed(turnId: string): Feed | undefined;
}

export function openLiveTurns(): LiveTurns {
  const running = new Map<string, (reason: Fault) => void>();
  const feeds = new Map<string, Feed>();
  return {
    has: (turnId) => running.has(turnId),
    register(turnId, stop) {
      running.set(turnId, stop);
      return () => {
        if (running.get(turnId) === stop) running.delete(turnId);
      };
    },
    stop: (turnId, reason) => running.get(turnId)?.(reason),
    async *publish(turnId, opening, parts) {
      const feed = openFeed(opening);
      feeds.set(turnId, feed);
      try {
        for await (const one of numbered(parts, opening)) {
          feed.add(one);
          yield one;
        }
      } finally {
        feed.end();
        if (feeds.get(turnId) === feed) feeds.delete(turnId);
      }
    },
    feed: (turnId) => feeds.get(turnId),
  };
}

/** Small text parts are merged into parts of about this length. */
const pieceCharacters = 4_000;

function openFeed(opening: number): Feed & { add(one: Numbered): void; end(): void } {
  const parts: Numbered[] = [];
  let ended = false;
  let waiting: PromiseWithResolvers<void> | undefined;

  function grew(): void {
    waiting?.resolve();
    waiting = undefined;
  }

  return {
    opening,
    parts,
    get ended() {
      return ended;
    },
    add(one) {
      // Another process took the turn over, and readers follow that one.
      if (ended || lostLease(one.part)) return;
      const longer = joinedText(parts.at(-1), one);
      if (longer === undefined) parts.push(one);
      else parts[parts.length - 1] = longer;
      ended = isTerminal(one.part);
      grew();
    },
    end() {
      ended = true;
      grew();
    },
    waitForMore(left) {
      if (ended || left.aborted) return Promise.resolve();
      waiting ??= Promise.withResolvers();
      return either(waiting.promise, left);
    },
  };
}

const lostLease = (part: Part): boolean => part.type === "error" && part.code === "lease_lost";

type TextDelta = Extract<Part, { type: "text-delta" | "reasoning-delta" }>;

const isTextDelta = (part: Part): part is TextDelta =>
  part.type === "text-delta" || part.type === "reasoning-delta";

function joinedText(last: Numbered | undefined, { part, seq }: Numbered): Numbered | undefined {
  if (last === undefined || !isTextDelta(last.part) || !isTextDelta(part)) return undefined;
  if (last.part.id !== part.id || last.part.delta.length > pieceCharacters) return undefined;
  return { part: { ...part, delta: last.part.delta + part.delta }, seq };
}

function either(promise: Promise<void>, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      left.removeEventListener("abort", done);
      resolve();
    };
    left.addEventListener("abort", done, { once: true });
    void promise.then(done);
  });
}
