import { useEffect, useRef } from "react";

const restMs = 10_000;

/** Calls when the user returns to this tab, to refresh stale data. */
export function useReturnToTab(call: () => void): void {
  const newest = useRef(call);
  newest.current = call;
  useEffect(() => {
    let last = Date.now();
    const back = () => {
      if (document.visibilityState !== "visible" || Date.now() - last < restMs) return;
      last = Date.now();
      newest.current();
    };
    document.addEventListener("visibilitychange", back);
    window.addEventListener("focus", back);
    return () => {
      document.removeEventListener("visibilitychange", back);
      window.removeEventListener("focus", back);
    };
  }, []);
}
