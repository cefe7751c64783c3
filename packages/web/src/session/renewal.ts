import type { Session } from "./session.ts";

/** The provider refused to renew the token, so the advisor must sign in. */
export class SessionOver extends Error {
  override readonly name = "SessionOver";
}

/** Tokens are renewed this long before they expire, or after four fifths of a shorter lifetime. */
const aheadMs = 60_000;
const retryMs = 5_000;

interface Options {
  /** Undefined if nobody is signed in. */
  session(): Session | undefined;
  /** Renews a session; rejects with `SessionOver` if the provider refuses. */
  renewed(session: Session): Promise<Session>;
  adopt(session: Session): void;
  now(): number;
  /** Calls back once after this delay, unless the returned function is called first. */
  after(ms: number, call: () => void): () => void;
}

/** Renews the session before its token expires. */
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
      // The network may return before the token expires, so this is not an error yet.
      if (!(error instanceof SessionOver)) cancel = after(retryMs, inTime);
    });
  }

  return {
    renew,
    /** Sets the timer for the current session. */
    plan(): void {
      cancel();
      const { expires_at = null, refresh_token = null } = session() ?? {};
      if (expires_at === null || refresh_token === null) return;
      const leftMs = expires_at - now();
      cancel = after(Math.max(0, leftMs - Math.min(aheadMs, leftMs / 5)), inTime);
    },
  };
}
