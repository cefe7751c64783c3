import { exitCode } from "./exit-code.ts";

/** Handles Ctrl-C: the first stops the current work gracefully, the second exits at once. */
export interface Interrupts {
  /** True if Ctrl-C was pressed during the current or most recent work. */
  readonly pressed: boolean;
  /** Runs the work; the first Ctrl-C during it calls `stop` once. */
  during<Result>(stop: () => Promise<void>, work: () => Promise<Result>): Promise<Result>;
  press(): void;
}

interface Options {
  note(line: string): void;
  /** Exits the process. */
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
