import { ApiError } from "@advisor/client/api-error";
import { type ReactNode, useEffect } from "react";
import type { LoadState } from "../api/use-loaded.ts";
import { homePlace } from "./place.ts";
import { PlaceLink } from "./place-link.tsx";

/** Whether the advisor has nothing of that kind. */
export const isMissing = ({ value, error }: Pick<LoadState<unknown>, "value" | "error">): boolean =>
  value === undefined && error instanceof ApiError && error.problem.status === 404;

interface Props {
  what: "household" | "conversation" | "answer" | "run";
  /** Why it may not be there. */
  children: ReactNode;
}

/** Where an address names something that is not there: why that may be, and where to go. */
export function Missing({ what, children }: Props) {
  useEffect(() => {
    document.title = `No such ${what} · Advisor Copilot`;
  }, [what]);
  return (
    <div className="lost">
      <h1>You have no such {what}</h1>
      <p>{children}</p>
      <p>
        <PlaceLink to={homePlace}>Go to the worklist</PlaceLink>, which has the search.
      </p>
    </div>
  );
}

export const MissingPage = (props: Props) => (
  <main className="middle" id="main" tabIndex={-1}>
    <Missing {...props} />
  </main>
);

/** The page for any address of a household that is not there. */
export const UnknownHousehold = ({ id }: { id: string }) => (
  <MissingPage what="household">
    The address names <code>{id}</code>. The link may be old or mistyped, or the household may
    belong to another advisor.
  </MissingPage>
);
