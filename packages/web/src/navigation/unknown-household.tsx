import { ApiError } from "@advisor/client/api-error";
import { useEffect } from "react";
import type { LoadState } from "../api/use-loaded.ts";
import { home } from "./place.ts";
import { PlaceLink } from "./place-link.tsx";

/** Whether the advisor has no such household. */
export const isMissing = ({ value, error }: Pick<LoadState<unknown>, "value" | "error">): boolean =>
  value === undefined && error instanceof ApiError && error.problem.status === 404;

/** The page for any address of a household that is not there. */
export function UnknownHousehold({ id }: { id: string }) {
  useEffect(() => {
    document.title = "No such household · Advisor Copilot";
  }, []);
  return (
    <main className="middle" id="main" tabIndex={-1}>
      <div className="lost">
        <h1>You have no such household</h1>
        <p>
          The address names <code>{id}</code>. The link may be old or mistyped, or the household may
          belong to another advisor.
        </p>
        <p>
          Search for another one at the top of the page, or{" "}
          <PlaceLink to={home}>go to the worklist</PlaceLink>.
        </p>
      </div>
    </main>
  );
}
