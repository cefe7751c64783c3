/** A network error; the request may or may not have arrived. */
export class NetworkError extends TypeError {
  override readonly name = "NetworkError";

  constructor() {
    super("The service cannot be reached. Check your connection and try again.");
  }
}

/** Whether the service can be reached, as far as the page knows. */
export interface Link {
  lost: boolean;
  /** The time of the next attempt, by the clock of `now`; undefined during an attempt. */
  next: number | undefined;
  /** While lost: since when the browser has no network at all; undefined if only the service is gone. */
  offlineSince?: number | undefined;
  /** While lost: when the service last responded. */
  heardAt?: number | undefined;
}

const up: Link = { lost: false, next: undefined };

/** Pauses between attempts; the last one repeats. */
export const pausesMs = [1_000, 2_000, 4_000, 8_000, 15_000];

interface Options {
  /** Resolves when the service responds at all; rejects when it cannot be reached. */
  probe(): Promise<unknown>;
  /** False if the browser knows that it has no network. */
  online(): boolean;
  now(): number;
  /** Calls back once after this delay, unless the returned function is called first. */
  after(ms: number, call: () => void): () => void;
}

/** Tracks a lost connection and retries it, in one place for all requests. */
export function connection({ probe, online, now, after }: Options) {
  let link = up;
  let tries = 0;
  let probing = false;
  let heardAt: number | undefined;
  let cancel = () => {};
  const listeners = new Set<() => void>();

  function become(next: Link): void {
    if (next === link) return;
    link = next;
    for (const listener of listeners) listener();
  }

  function lose(next: number | undefined): void {
    const offlineSince = online() ? undefined : (link.offlineSince ?? now());
    become({ lost: true, next, offlineSince, heardAt });
  }

  async function attempt(): Promise<void> {
    if (probing) return;
    probing = true;
    cancel();
    if (link.lost) lose(undefined);
    const reached = await probe().then(
      () => true,
      () => false,
    );
    probing = false;
    if (reached) answered();
    else wait();
  }

  function wait(): void {
    lose(now() + again());
  }

  /** Attempts again after a pause, which it returns; each is longer than the one before. */
  function again(): number {
    const pause = pausesMs[Math.min(tries, pausesMs.length - 1)] ?? 0;
    tries += 1;
    cancel = after(pause, () => void attempt());
    return pause;
  }

  /** The service responded: notifies whoever is waiting. */
  function answered(): void {
    cancel();
    heardAt = now();
    become(up);
    // The response may have been under way when the network went, and the browser says that only
    // once. A service on the same machine keeps responding.
    if (online()) tries = 0;
    else again();
  }

  return {
    link: () => link,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answered: () => {
      if (link.lost) answered();
      else heardAt = now();
    },
    /** After a failed request: probes the service at once, then repeatedly until it responds. */
    failed: (): Promise<void> => (link.lost ? Promise.resolve() : attempt()),
    /** Retries now. */
    tryNow: () => void (link.lost && attempt()),
    close: () => cancel(),
  };
}

export type Connection = ReturnType<typeof connection>;
