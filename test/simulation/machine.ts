import { Fault } from "@advisor/domain/fault";
import type { NewId, Wait } from "@advisor/domain/world";
import type { World } from "./world.ts";

/** A simulated process. What it waits for reaches it through `deliver`, so it can be stopped anywhere. */
export interface Machine {
  readonly id: string;
  readonly alive: boolean;
  /** For how long it has stood still so far, in milliseconds. */
  readonly stalled: number;
  /** How far its clock is off, in milliseconds. */
  readonly skew: number;
  /** Now, or when it wakes. For a dead one `dead` cleans up what would wait for ever; nobody sees it. */
  deliver(event: () => void, dead?: () => void): void;
  /** From here on nothing of it runs and nobody hears of it. */
  crash(): void;
  /** Stands still, as after SIGSTOP. */
  pause(milliseconds: number): void;
  onCrash(listener: () => void): () => void;
}

export function openMachine(world: World, id: string, skew: number): Machine {
  const { time } = world;
  const listeners = new Set<() => void>();
  let alive = true;
  let wakes = 0;
  let stalled = 0;
  const machine: Machine = {
    id,
    skew,
    get alive() {
      return alive;
    },
    get stalled() {
      return stalled;
    },
    deliver(event, dead = () => undefined) {
      if (!alive) dead();
      else if (time.now < wakes) time.after(wakes - time.now, () => machine.deliver(event, dead));
      else event();
    },
    crash() {
      if (!alive) return;
      world.note(`${id} crashes`);
      alive = false;
      for (const listener of listeners) listener();
      listeners.clear();
    },
    pause(milliseconds) {
      world.note(`${id} pauses ${milliseconds}`);
      const until = Math.max(wakes, time.now + milliseconds);
      stalled += until - Math.max(wakes, time.now);
      wakes = until;
    },
    onCrash(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return machine;
}

/** Waiting as a process does it: in virtual time, and not while it stands still. */
export const waitOf =
  ({ time }: World, machine: Machine): Wait =>
  (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      if (!machine.alive) return reject(died());
      const stop = (): void => {
        cancel();
        reject(signal.reason);
      };
      const cancel = time.after(milliseconds, () => {
        signal.removeEventListener("abort", stop);
        machine.deliver(resolve, () => reject(died()));
      });
      signal.addEventListener("abort", stop, { once: true });
    });

/** What a dead process meets wherever it would go on. */
export const died = (): Fault => new Fault("defect", "died", "This process is dead.");

/** Ids that name the process that made them, in the order in which it did. */
export function idsOf({ time }: World, { id }: Machine): NewId {
  let made = 0;
  return (prefix) => {
    made += 1;
    const at = time.now.toString(36).padStart(10, "0");
    return `${prefix}_${at}${id.padStart(6, "0")}${made.toString(36).padStart(10, "0")}`;
  };
}

/** The process that made an id. */
export const makerOf = (id: string): string => id.slice(-16, -10).replace(/^0+/, "");
