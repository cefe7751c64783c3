/** What may wait for a reader of the lines that stands still, in bytes; lines beyond it are lost. */
const roomBytes = 1_000_000;

/** A reader that left must not end the process; who writes here has nothing to tell it to. */
function ignored(): void {}

export interface Output {
  /** Calls `line`, which writes to this process's output, unless nobody takes up what was written before. */
  write(line: () => void): void;
}

/**
 * This process's output for whoever must not suffer from it: a pipe that is closed or full, or a write
 * that throws, costs lines and nothing else. `lost` is told how many, once there is room again.
 */
export function standardOutput(lost: (lines: number) => void): Output {
  const streams = [process.stdout, process.stderr];
  for (const stream of streams) {
    if (!stream.listeners("error").includes(ignored)) stream.on("error", ignored);
  }
  let missing = 0;
  return {
    write(line) {
      if (streams.some(({ writableLength }) => writableLength > roomBytes)) {
        missing += 1;
        return;
      }
      try {
        const before = missing;
        missing = 0;
        if (before > 0) lost(before);
        line();
      } catch {
        missing += 1;
      }
    },
  };
}
