/** How many bytes may wait for a slow log reader; further lines are dropped. */
const maxUnreadBytes = 1_000_000;

/** A closed log pipe must not crash the process, and there is no other place to report it. */
function ignoreError(): void {}

export interface LineOutput {
  /**
   * Calls `line`, which writes to standard output or standard error, unless earlier output is still
   * unread.
   */
  write(line: () => void): void;
}

/**
 * Standard output that never blocks or throws: if a pipe is closed or full, or a write fails, lines are
 * dropped. `lost` is called with their number once there is room again.
 */
export function standardOutput(lost: (lines: number) => void): LineOutput {
  const streams = [process.stdout, process.stderr];
  for (const stream of streams) {
    if (!stream.listeners("error").includes(ignoreError)) stream.on("error", ignoreError);
  }
  let missing = 0;
  return {
    write(line) {
      if (streams.some(({ writableLength }) => writableLength > maxUnreadBytes)) {
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
