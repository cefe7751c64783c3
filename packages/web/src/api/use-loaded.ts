import { useCallback, useEffect, useState } from "react";

export interface LoadState<Value> {
  value: Value | undefined;
  /** When it was loaded. */
  readAt: string | undefined;
  /** With a message for the advisor. */
  error: Error | undefined;
  reload(): void;
}

/**
 * Loads once, and again when `load` changes or a reload is requested; the old value stays
 * meanwhile. Without `load` nothing is loaded yet.
 */
export function useLoaded<Value>(load: (() => Promise<Value>) | undefined): LoadState<Value> {
  const [value, setValue] = useState<{ of: () => Promise<Value>; value: Value; at: string }>();
  const [error, setError] = useState<Error>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (load === undefined) return;
    let current = round >= 0;
    load().then(
      (loaded) => {
        if (!current) return;
        setError(undefined);
        setValue({ of: load, value: loaded, at: new Date().toISOString() });
      },
      (cause: unknown) => {
        if (current) setError(cause instanceof Error ? cause : new Error(String(cause)));
      },
    );
    return () => {
      current = false;
    };
  }, [load, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const current = value?.of === load ? value : undefined;
  return {
    value: current?.value,
    readAt: current?.at,
    error,
    reload,
  };
}
