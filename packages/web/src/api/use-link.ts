import { useEffect, useRef, useSyncExternalStore } from "react";
import type { Connection, Link } from "./connection.ts";

export const useLink = (connection: Connection): Link =>
  useSyncExternalStore(connection.subscribe, connection.link);

/** Calls when a lost connection is restored. */
export function useReconnect(connection: Connection, call: () => void): void {
  const { lost } = useLink(connection);
  const newest = useRef(call);
  newest.current = call;
  const before = useRef(lost);
  useEffect(() => {
    const isBack = before.current && !lost;
    before.current = lost;
    if (isBack) newest.current();
  }, [lost]);
}
