import * as z from "zod";
import { renewal, SessionOver } from "./renewal.ts";
import { Session } from "./session.ts";

/**
 * `asking`: other tabs are asked for their session. `ended`: the page stays behind the sign-in, and
 * open requests continue afterwards.
 */
export type SessionState =
  | { phase: "asking" | "out"; session: undefined }
  | { phase: "in" | "ended"; session: Session };

const StoredMessage = z.discriminatedUnion("type", [
  z.object({ type: z.literal("who") }),
  z.object({ type: z.literal("session"), session: Session }),
  z.object({ type: z.literal("out") }),
]);
type StoredMessage = z.infer<typeof StoredMessage>;

const place = "advisor-session";
/** The time that other tabs have to answer. */
const patienceMs = 250;
const out = { phase: "out", session: undefined } as const;

interface Options {
  /** Lasts as long as the tab; tokens are never stored longer. */
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** The other tabs of this origin. */
  others: Pick<BroadcastChannel, "postMessage" | "addEventListener">;
  renewed(session: Session): Promise<Session>;
  now(): number;
  after(ms: number, call: () => void): () => void;
}

/** The session of this tab, renewed automatically and shared with the other tabs of the browser. */
export function sessionStore({ storage, others, renewed, now, after }: Options) {
  let state = storedSession(storage);
  /** Requests that wait for a new token. */
  let waiting: ((token: string) => void)[] = [];
  const listeners = new Set<() => void>();
  const say = (said: StoredMessage) => others.postMessage(said);
  const signIn = (session: Session) => {
    adopt(session);
    say({ type: "session", session });
  };
  const { plan, renew } = renewal({
    session: () => (state.phase === "in" ? state.session : undefined),
    ...{ renewed, now, after },
    adopt: signIn,
  });

  function become(next: SessionState): void {
    state = next;
    if (next.phase === "in") storage.setItem(place, JSON.stringify(next.session));
    else storage.removeItem(place);
    if (next.phase === "out") waiting = [];
    plan();
    for (const listener of listeners) listener();
  }

  function adopt(session: Session): void {
    // Requests of one advisor are never sent as another one.
    const going = state.session?.advisor === session.advisor ? waiting : [];
    waiting = [];
    become({ phase: "in", session });
    for (const go of going) go(session.token);
  }

  others.addEventListener("message", (event) => {
    const said = StoredMessage.safeParse((event as MessageEvent).data).data;
    if (said?.type === "session" && isNews(state, said.session)) adopt(said.session);
    if (said?.type === "out" && state.phase !== "out") become(out);
    if (said?.type === "who" && state.phase === "in") {
      say({ type: "session", session: state.session });
    }
  });
  if (state.phase === "asking") {
    say({ type: "who" });
    after(patienceMs, () => {
      if (state.phase === "asking") become(out);
    });
  }
  plan();

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn,
    signOut() {
      become(out);
      say({ type: "out" });
    },
    /**
     * A new token after one was refused: by renewal, from another tab, or after signing in again.
     * Rejects only on network errors.
     */
    async tokenAfter(refused: string): Promise<string> {
      if (state.phase === "in" && state.session.token === refused)
        await renew().catch(ignoreSessionOver);
      if (state.phase === "in" && state.session.token !== refused) return state.session.token;
      if (state.phase === "in") become({ ...state, phase: "ended" });
      return new Promise((resolve) => waiting.push(resolve));
    },
  };
}

function ignoreSessionOver(error: unknown): void {
  if (!(error instanceof SessionOver)) throw error;
}

/** Whether another tab's session is usable here: nobody is signed in, or it is newer. */
function isNews({ phase, session }: SessionState, other: Session): boolean {
  if (phase !== "in") return true;
  if (session.advisor !== other.advisor || session.token === other.token) return false;
  return (other.expires_at ?? 0) >= (session.expires_at ?? 0);
}

function storedSession(storage: Options["storage"]): SessionState {
  const session = Session.safeParse(parseSession(storage.getItem(place))).data;
  return session === undefined ? { phase: "asking", session: undefined } : { phase: "in", session };
}

function parseSession(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
