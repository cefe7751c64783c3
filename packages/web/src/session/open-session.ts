import { oidc } from "../settings.ts";
import { SessionOver } from "./renewal.ts";
import { sessionStore } from "./session-store.ts";

/** The session store of this tab. */
export const openSession = () =>
  sessionStore({
    storage: sessionStorage,
    others: new BroadcastChannel("advisor-session"),
    async renewed(session) {
      if (oidc === undefined) throw new SessionOver("A demo advisor signs in again.");
      // Loaded on first use.
      const { renewedSession } = await import("./oidc.ts");
      return renewedSession(oidc, session);
    },
    now: () => Date.now(),
    after(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
  });
