import { type Event, lowestVerbosity } from "@advisor/protocol/research/event";
import type { RunView } from "@advisor/protocol/research/responses";
import type { ResearchClient } from "../research-api.ts";
import { type Cells, cellsAfter, keyOf, type LiveCell } from "./run-cells.ts";

/** A run as the page knows it. */
export interface FollowedRun {
  run: RunView | undefined;
  cells: Cells;
  /** The newest events, the newest last. */
  log: readonly Event[];
  /** How much of the run the log tells, 0 to 4. */
  detail: number;
  error: Error | undefined;
}

interface Options {
  id: string;
  /** A client whose requests end with the signal. */
  client(signal: AbortSignal): ResearchClient;
  /** Calls back once, a moment later. */
  after(ms: number, call: () => void): void;
}

const logged = 300;
/** Events that arrive within this time are one change of the page. */
const batchMs = 60;
/** Costs and counters are read again at most this often. */
const countersMs = 700;

/** Reads a run and follows its events; after a break it goes on behind the last one that was read. */
export class RunStore {
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();
  #state: FollowedRun = {
    ...{ run: undefined, cells: new Map(), log: [], detail: 1, error: undefined },
  };
  #reading = new AbortController();
  /** How new the cells were when they were last read; earlier events change nothing. */
  #since = "";
  /** The last event that was read, and the last one that the cells show. */
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

  /** Reads all again and goes on following. */
  readonly open = (): void => {
    this.#reading.abort();
    this.#reading = new AbortController();
    this.#isCounting = false;
    void this.#work(this.#reading.signal);
  };

  readonly close = (): void => this.#reading.abort();

  /** Reads counters, costs and approvals. */
  async recount(signal = this.#reading.signal): Promise<void> {
    try {
      const run = await this.#options.client(signal).run(this.#options.id);
      if (!signal.aborted) this.#become({ run, error: undefined });
    } catch (error) {
      this.#failed(error, signal);
    }
  }

  /** One cell as it stands now, with its costs and its history. */
  async look(criterion: string, company: string): Promise<void> {
    const { signal } = this.#reading;
    const { id, client } = this.#options;
    for await (const cell of client(signal).results(id, { criterion, company })) {
      if (signal.aborted) return;
      const key = keyOf(cell.criterion, cell.company);
      this.#become({ cells: new Map(this.#state.cells).set(key, cell) });
    }
  }

  /** More detail needs the events again, as far back as the log goes. */
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
      // Behind the last event the cells are read once more: their costs are not in the events.
      if (isNews && !signal.aborted) await this.#snapshot(client, signal);
    } catch (error) {
      this.#failed(error, signal);
    }
  }

  /** The run first, so that its cells are as new as it says, or newer. */
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

  /** True when something happened that the snapshot before did not hold. */
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

/** What the log tells at a level of detail. */
export const atDetail = (log: readonly Event[], detail: number): Event[] =>
  log.filter(({ type }) => lowestVerbosity[type] <= detail);
