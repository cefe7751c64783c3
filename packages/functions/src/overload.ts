import { Fault } from "@advisor/domain/fault";

/** The streams that this process writes at one moment. */
export interface Streams {
  /**
   * Counts a stream from here until it is said to be over, or could not be opened. Beyond the limit
   * Fault `overloaded`, before anything is read.
   */
  serve<Served>(open: (over: () => void) => Promise<Served>): Promise<Served>;
}

export function openStreams(limit: number): Streams {
  let streams = 0;
  return {
    async serve(open) {
      if (streams >= limit) {
        throw new Fault("busy", "overloaded", "Too many answers are being written. Try again.", {
          extra: { retry_after: 1 },
        });
      }
      streams += 1;
      let counted = true;
      const over = (): void => {
        if (counted) streams -= 1;
        counted = false;
      };
      try {
        return await open(over);
      } catch (error) {
        over();
        throw error;
      }
    },
  };
}
