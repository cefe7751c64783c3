import { useCallback, useMemo, useState } from "react";
import { advisorApi } from "./api/advisor-api.ts";
import { keepSession, keptSession, type Session } from "./session/session.ts";
import { SignIn } from "./session/sign-in.tsx";
import { apiBase } from "./settings.ts";
import { Workspace } from "./workspace.tsx";

/** The sign-in, and behind it the workspace of the advisor who signed in. */
export function App() {
  const [session, setSession] = useState(keptSession);
  const [reason, setReason] = useState<string>();
  const change = useCallback((next: Session | undefined, why?: string) => {
    keepSession(next);
    setSession(next);
    setReason(why);
  }, []);
  const signedIn = useCallback((next: Session) => change(next), [change]);
  const api = useMemo(
    () =>
      session &&
      advisorApi({
        base: apiBase,
        token: session.token,
        refused: () => change(undefined, "Your session has ended. Sign in again."),
      }),
    [session, change],
  );
  if (session === undefined || api === undefined) {
    return <SignIn reason={reason} signedIn={signedIn} />;
  }
  return <Workspace api={api} advisor={session.advisor} signOut={() => change(undefined)} />;
}
