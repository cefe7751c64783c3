import { Fault } from "@advisor/domain/fault";

/** Limits the streams that this process writes at the same time. */
export interface StreamLimiter {
  /**
   * Counts a stream until `over` is called or opening it fails. Throws Fault `overloaded` beyond the
   * limit, before anything is read.
   */
  serve: ServeStream;
  /** The same for a resumed stream, also limited per advisor (Fault `too_many_streams`). */
  follow<Served>(advisorId: string, open: (over: () => void) => Promise<Served>): Promise<Served>;
}

type ServeStream = <Served>(open: (over: () => void) => Promise<Served>) => Promise<Served>;

export function openStreamLimiter({
  all,
  ofAdvisor,
}: {
  all: number;
  ofAdvisor: number;
}): StreamLimiter {
  let streams = 0;
  const following = new Map<string, number>();

  const serve: ServeStream = async (open) => {
    if (streams >= all) {
      throw new Fault("busy", "overloaded", "Too many answers are being written. Try again.", {
        extra: { retry_after: 1 },
      });
    }
    streams += 1;
    const over = once(() => {
      streams -= 1;
    });
    return unlessFull(over, () => open(over));
  };

  return {
    serve,
    async follow(advisorId, open) {
      const own = following.get(advisorId) ?? 0;
      if (own >= ofAdvisor) {
        const message = `${ofAdvisor} streams are being read again for you. Close one of them.`;
        throw new Fault("limit", "too_many_streams", message, { extra: { retry_after: 5 } });
      }
      following.set(advisorId, own + 1);
      const left = once(() => {
        const others = (following.get(advisorId) ?? 1) - 1;
        if (others === 0) following.delete(advisorId);
        else following.set(advisorId, others);
      });
      return unlessFull(left, () =>
        serve((over) =>
          open(() => {
            over();
            left();
          }),
        ),
      );
    },
  };
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}

/** Calls `over` when opening fails. */
async function unlessFull<Served>(over: () => void, open: () => Promise<Served>): Promise<Served> {
  try {
    return await open();
  } catch (error) {
    over();
    throw error;
  }
}
