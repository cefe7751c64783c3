import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { AdvisorApi } from "../../api/advisor-api.ts";
import type { Connection } from "../../api/connection.ts";
import { useReconnect } from "../../api/use-link.ts";
import { researchApi } from "../research-api.ts";
import { type FollowedRun, RunStore } from "./run-store.ts";

/** Follows a run while its page is open. */
export function useRun(api: AdvisorApi, link: Connection, id: string): [FollowedRun, RunStore] {
  const store = useMemo(
    () => new RunStore({ id, after, client: (signal) => researchApi(api, signal) }),
    [api, id],
  );
  useEffect(() => {
    store.open();
    return store.close;
  }, [store]);
  useReconnect(link, store.open);
  return [useSyncExternalStore(store.subscribe, store.state), store];
}

const after = (ms: number, call: () => void): void => void setTimeout(call, ms);
