import { useState } from "react";
import { rethrowReadable } from "../api/parse-response.ts";

/** Runs one request at a time and keeps its error message. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  /** Returns true on success. */
  async function act(request: () => Promise<unknown>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setError(undefined);
    try {
      await request().catch(rethrowReadable);
      return true;
    } catch (cause) {
      setError(cause instanceof Error ? cause : new Error(String(cause)));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, error, act };
}
