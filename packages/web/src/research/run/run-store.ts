import { type Event, lowestVerbosity } from "@advisor/protocol/research/event";
import type { RunView } from "@advisor/protocol/research/responses";
import type { ResearchClient } from "../research-api.ts";
import { type Cells, cellsAfter, keyOf, type LiveCell } from "./run-cells.ts";

/** The page's state of a run. */
export interface FollowedRun {
  run: RunView | undefined;
  cells: Cells;
  /** The newest events, in order. */
  log: readonly Event[];
  /** The log's level of detail, 0 to 4. */
  detail: number;
  error: Error | undefined;
}

interface Options {
  id: string;
  /** A client whose requests are canceled by the signal. */
  client(signal: AbortSignal): ResearchClient;
  /** Calls back once after this delay. */
  after(ms: number, call: () => void): void;
}

const logged = 300;
/** Events that arrive within this time are rendered together. */
const batchMs = 60;
/** The minimum interval between reloads of costs and counters. */
const countersMs = 700;

/** Loads a run and follows its events; after a disconnect it continues after the last event. */
export class RunStore {
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();
  #state: FollowedRun = {
    ...{ run: undefined, cells: new Map(), log: [], detail: 1, error: undefined },
  };
  #reading = new AbortController();
  /** The update time of the loaded cells; earlier events are ignored. */
  #since = "";
  /** The sequence numbers of the last event read, and of the last one applied to the cells. */
  #read = 0;
  #applied = 0;
  #batch: Event[] = [];
  #isCounting = false;

  constructor(options: Options) {
    this.#options = options;
  }

  readonly state = (): FollowedRun => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reloads everything and continues following. */
  readonly open = (): void => {
    this.#reading.abort();
    this.#reading = new AbortController();
    this.#isCounting = false;
    void this.#work(this.#reading.signal);
  };

  readonly close = (): void => this.#reading.abort();

  /** Reloads counters, costs and approvals. */
  async recount(signal = this.#reading.signal): Promise<void> {
    try {
      const run = await this.#options.client(signal).run(this.#options.id);
      if (!signal.aborted) this.#become({ run, error: undefined });
    } catch (error) {
      this.#failed(error, signal);
    }
  }

  /** Reloads one cell with its costs and history. */
  async look(criterion: string, company: string): Promise<void> {
    const { signal } = this.#reading;
    const { id, client } = this.#options;
    for await (const cell of client(signal).results(id, { criterion, company })) {
      if (signal.aborted) return;
      const key = keyOf(cell.criterion, cell.company);
      this.#become({ cells: new Map(this.#state.cells).set(key, cell) });
    }
  }

  /** Sets the level of detail. More detail reloads the events of the log. */
  tell(detail: number): void {
    const isMore = detail > Math.max(1, this.#state.detail);
    this.#become({ detail });
    if (!isMore) return;
    const [first] = this.#state.log;
    this.#read = first === undefined ? 0 : first.seq - 1;
    this.#become({ log: [] });
    this.open();
  }

  #become(change: Partial<FollowedRun>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #failed(error: unknown, signal: AbortSignal): void {
    if (signal.aborted) return;
    this.#become({ error: error instanceof Error ? error : new Error(String(error)) });
  }

  async #work(signal: AbortSignal): Promise<void> {
    const client = this.#options.client(signal);
    try {
      await this.#snapshot(client, signal);
      const isNews = await this.#follow(client, signal);
      // The cells are reloaded at the end, because their costs are not in the events.
      if (isNews && !signal.aborted) await this.#snapshot(client, signal);
    } catch (error) {
      this.#failed(error, signal);
    }
  }

  /** Loads the run before its cells, so that the cells are at least as new. */
  async #snapshot(client: ResearchClient, signal: AbortSignal): Promise<void> {
    const { id } = this.#options;
    const run = await client.run(id);
    const cells = new Map<string, LiveCell>();
    for await (const cell of client.results(id))
      cells.set(keyOf(cell.criterion, cell.company), cell);
    if (signal.aborted) return;
    this.#since = run.updated_at;
    this.#become({ run, cells, error: undefined });
  }

  /** Follows events. Returns true if any are newer than the snapshot. */
  async #follow(client: ResearchClient, signal: AbortSignal): Promise<boolean> {
    const { id, after } = this.#options;
    const verbosity = Math.max(1, this.#state.detail);
    let isNews = false;
    for await (const event of client.events(id, { after: this.#read, verbosity })) {
      if (signal.aborted) return false;
      this.#read = event.seq;
      isNews ||= event.at > this.#since;
      if (this.#batch.length === 0) after(batchMs, () => this.#flush());
      this.#batch.push(event);
    }
    this.#flush();
    return isNews;
  }

  #flush(): void {
    const events = this.#batch;
    this.#batch = [];
    if (events.length === 0) return;
    const { log, cells } = this.#state;
    const fresh = events.filter(({ seq, at }) => seq > this.#applied && at >= this.#since);
    this.#applied = Math.max(this.#applied, events.at(-1)?.seq ?? 0);
    const last = log.at(-1)?.seq ?? 0;
    this.#become({
      log: [...log, ...events.filter(({ seq }) => seq > last)].slice(-logged),
      cells: fresh.length === 0 ? cells : cellsAfter(cells, fresh),
    });
    if (fresh.length > 0) this.#count();
  }

  #count(): void {
    if (this.#isCounting) return;
    this.#isCounting = true;
    const { signal } = this.#reading;
    this.#options.after(countersMs, () => {
      if (signal.aborted) return;
      this.#isCounting = false;
      void this.recount(signal);
    });
  }
}

/** The log's events at a level of detail. */
export const atDetail = (log: readonly Event[], detail: number): Event[] =>
  log.filter(({ type }) => lowestVerbosity[type] <= detail);
