import { Fault } from "@advisor/domain/fault";
import type { NewId, Wait } from "@advisor/domain/world";
import type { World } from "./world.ts";

/**
 * A simulated process. Everything it waits for arrives through `deliver`, so that it can be stopped
 * anywhere.
 */
export interface Machine {
  readonly id: string;
  readonly alive: boolean;
  /** How long it has been paused so far, in milliseconds. */
  readonly stalled: number;
  /** How far its clock is off, in milliseconds. */
  readonly skew: number;
  /**
   * Runs the event now or when the process resumes. If it has crashed, `dead` cleans up what would
   * wait forever.
   */
  deliver(event: () => void, dead?: () => void): void;
  /** From now on nothing of it runs or is seen. */
  crash(): void;
  /** Pauses it, as SIGSTOP does. */
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

/** Waits in virtual time, but not while the process is paused. */
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

/** The error wherever a crashed process would continue. */
export const died = (): Fault => new Fault("defect", "died", "This process is dead.");

/** Ids that contain the process that made them, numbered in order. */
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
