import { lazy } from "react";
import { probeHealth } from "../api/health.ts";
import { loadWhenReachable } from "./load-when-reachable.ts";

const pauseMs = 2_000;

/** A component that is loaded on first use, and waits for the service where it cannot be reached. */
export const onUse: typeof lazy = (load) =>
  lazy(() => loadWhenReachable(load, { probe: probeHealth, pause, restyle }));

/** Until the browser has a network again, but not for long: the service may be gone instead. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, pauseMs);
    window.addEventListener("online", done);
  });

/** A part asks for its stylesheets only once, so that one that failed would be missing from then on. */
const restyle = (): Promise<unknown> =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")]
      .filter(({ sheet }) => sheet === null)
      .map((failed) => {
        const again = failed.cloneNode() as HTMLLinkElement;
        failed.replaceWith(again);
        return new Promise((resolve, reject) => {
          again.addEventListener("load", resolve);
          again.addEventListener("error", reject);
        });
      }),
  );
