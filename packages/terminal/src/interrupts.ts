import { exitCode } from "./exit-code.ts";

/** Ctrl-C: once stops what is under way politely, twice leaves at once. */
export interface Interrupts {
  /** True when Ctrl-C was pressed while the newest work was under way. */
  readonly pressed: boolean;
  /** Does the work; the first Ctrl-C meanwhile calls `stop` once. */
  during<Result>(stop: () => Promise<void>, work: () => Promise<Result>): Promise<Result>;
  press(): void;
}

interface Options {
  note(line: string): void;
  /** Ends the process. */
  leave(code: number): void;
}

export function openInterrupts({ note, leave }: Options): Interrupts {
  let stop: (() => Promise<void>) | undefined;
  let pressed = false;
  return {
    get pressed() {
      return pressed;
    },
    async during(stopping, work) {
      stop = stopping;
      pressed = false;
      try {
        return await work();
      } finally {
        stop = undefined;
      }
    },
    press() {
      if (stop === undefined || pressed) return leave(exitCode.interrupted);
      pressed = true;
      note("Stopping. Press Ctrl-C again to leave at once.");
      stop().catch((error: unknown) => note(`It could not be stopped: ${String(error)}`));
    },
  };
}
