import type { Session } from "./session.ts";

/** The provider gives no new token: the advisor has to sign in. */
export class SessionOver extends Error {
  override readonly name = "SessionOver";
}

/** A token is renewed this long before it ends, or after four fifths of a shorter life. */
const aheadMs = 60_000;
const retryMs = 5_000;

interface Options {
  /** Undefined while nobody is signed in. */
  session(): Session | undefined;
  /** Brings a new session for an old one; fails with `SessionOver` when the provider refuses. */
  renewed(session: Session): Promise<Session>;
  adopt(session: Session): void;
  now(): number;
  /** Calls back once after so many milliseconds, unless what it answers is called first. */
  after(ms: number, call: () => void): () => void;
}

/** Renews the session before its token ends. */
export function renewal({ session, renewed, adopt, now, after }: Options) {
  let running: Promise<void> | undefined;
  let cancel = () => {};

  /** One renewal at a time. */
  function renew(): Promise<void> {
    const old = session();
    if (old === undefined) return Promise.resolve();
    running ??= renewed(old)
      .then(adopt)
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  function inTime(): void {
    renew().catch((error: unknown) => {
      // The network may come back before the token ends; until then nothing is wrong.
      if (!(error instanceof SessionOver)) cancel = after(retryMs, inTime);
    });
  }

  return {
    renew,
    /** Sets the timer for the session of now. */
    plan(): void {
      cancel();
      const { expires_at = null, refresh_token = null } = session() ?? {};
      if (expires_at === null || refresh_token === null) return;
      const leftMs = expires_at - now();
      cancel = after(Math.max(0, leftMs - Math.min(aheadMs, leftMs / 5)), inTime);
    },
  };
}
