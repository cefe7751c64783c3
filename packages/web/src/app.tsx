import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { advisorApi } from "./api/advisor-api.ts";
import { connection } from "./api/connection.ts";
import { probeHealth } from "./api/health.ts";
import { drafts } from "./chat/composer/drafts.ts";
import { openSession } from "./session/open-session.ts";
import { SignIn } from "./session/sign-in.tsx";
import { apiBase } from "./settings.ts";
import { Workspace } from "./workspace.tsx";

const ended = "Your session has ended. Sign in again. What you wrote is kept.";

/** The sign-in page, or the workspace of the signed-in advisor. */
export function App() {
  const [session] = useState(openSession);
  const state = useSyncExternalStore(session.subscribe, session.state);
  const advisor = state.session?.advisor;
  const kept = useMemo(() => drafts(sessionStorage, advisor ?? ""), [advisor]);
  const link = useMemo(openConnection, []);
  useEffect(() => {
    const online = () => link.tryNow();
    const offline = () => void link.failed();
    window.addEventListener("online", online);
    window.addEventListener("offline", offline);
    return () => {
      window.removeEventListener("online", online);
      window.removeEventListener("offline", offline);
    };
  }, [link]);
  const api = useMemo(
    () =>
      advisorApi({
        base: apiBase,
        token: () => session.state().session?.token ?? "",
        tokenAfter: session.tokenAfter,
        connection: link,
      }),
    [session, link],
  );
  if (state.phase === "asking") return null;
  return (
    <>
      {advisor !== undefined && (
        <div hidden={state.phase === "ended"}>
          <Workspace
            key={advisor}
            api={api}
            link={link}
            drafts={kept}
            advisor={advisor}
            signOut={() => {
              kept.clear();
              session.signOut();
            }}
          />
        </div>
      )}
      {state.phase !== "in" && (
        <SignIn reason={state.phase === "ended" ? ended : undefined} signedIn={session.signIn} />
      )}
    </>
  );
}

const openConnection = () =>
  connection({
    probe: probeHealth,
    online: () => navigator.onLine,
    now: () => Date.now(),
    after(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
  });
