import { vi } from "vitest";

/** Virtual time that advances from event to event, one at a time, in a fixed order. */
export interface VirtualTime {
  readonly now: number;
  /** The number of events so far. */
  readonly step: number;
  /** Returns a function that cancels it. */
  after(milliseconds: number, event: () => void): () => void;
  sleep(milliseconds: number): Promise<void>;
  /** Runs the next event and everything that follows immediately; false if there is none. */
  next(): Promise<boolean>;
}

interface Planned {
  at: number;
  number: number;
  event: (() => void) | undefined;
}

const immediate = setImmediate;

/** `settled` waits, in real time, for what an event began and no other event ends. */
export function virtualTime(
  begin: number,
  settled: () => Promise<void> = async () => undefined,
): VirtualTime {
  const heap: Planned[] = [];
  let now = begin;
  let step = 0;
  let planned = 0;

  function after(milliseconds: number, event: () => void): () => void {
    planned += 1;
    const one: Planned = { at: now + Math.max(Math.ceil(milliseconds), 0), number: planned, event };
    push(heap, one);
    return () => {
      one.event = undefined;
    };
  }

  return {
    get now() {
      return now;
    },
    get step() {
      return step;
    },
    after,
    sleep: (milliseconds) => new Promise((resolve) => void after(milliseconds, resolve)),
    async next() {
      for (let one = pop(heap); one !== undefined; one = pop(heap)) {
        if (one.event === undefined) continue;
        now = one.at;
        step += 1;
        one.event();

        await new Promise((resolve) => immediate(resolve));
        await settled();
        return true;
      }
      return false;
    },
  };
}

/** Replaces the product's timers and clock until the returned function is called. */
export function owningTimers(time: VirtualTime): () => void {
  const cancels = new Map<number, () => void>();
  let timers = 0;
  const timer = (milliseconds: number, event: () => void, again: boolean): number => {
    timers += 1;
    const id = timers;
    const fire = (): void => {
      if (again) cancels.set(id, time.after(milliseconds, fire));
      else cancels.delete(id);
      event();
    };
    cancels.set(id, time.after(milliseconds, fire));
    return id;
  };
  const clear = (id: number): void => {
    cancels.get(id)?.();
    cancels.delete(id);
  };
  vi.stubGlobal("setTimeout", (event: () => void, ms = 0) => timer(ms, event, false));
  vi.stubGlobal("setInterval", (event: () => void, ms: number) => timer(ms, event, true));
  vi.stubGlobal("clearTimeout", clear);
  vi.stubGlobal("clearInterval", clear);
  // Not spies, which would remember every one of their calls.
  const { now } = Date;
  const { timeout } = AbortSignal;
  Date.now = () => time.now;
  AbortSignal.timeout = (milliseconds) => {
    const late = new AbortController();
    time.after(milliseconds, () => late.abort(new DOMException("too late", "TimeoutError")));
    return late.signal;
  };
  return () => {
    vi.unstubAllGlobals();
    Date.now = now;
    AbortSignal.timeout = timeout;
  };
}

const before = (a: Planned | undefined, b: Planned): boolean =>
  a !== undefined && (a.at < b.at || (a.at === b.at && a.number < b.number));

function push(heap: Planned[], one: Planned): void {
  let at = heap.push(one) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = heap[parent];
    if (above === undefined || before(above, one)) break;
    heap[at] = above;
    heap[parent] = one;
    at = parent;
  }
}

function pop(heap: Planned[]): Planned | undefined {
  const first = heap[0];
  const last = heap.pop();
  if (last === undefined || last === first) return first;
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    const least = before(heap[left + 1], heap[left] ?? last) ? left + 1 : left;
    const below = heap[least];
    if (below === undefined || before(last, below)) break;
    heap[at] = below;
    at = least;
  }
  heap[at] = last;
  return first;
}
