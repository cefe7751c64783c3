import { useEffect } from "react";
import { homePlace } from "./navigation/place.ts";
import { PlaceLink } from "./navigation/place-link.tsx";

/** The page for an unknown URL. */
export function NotFoundPage() {
  useEffect(() => {
    document.title = "Not found · Advisor Copilot";
  }, []);
  return (
    <main className="lost" id="main" tabIndex={-1}>
      <h1>Nothing is at this address</h1>
      <p>
        <code>{location.pathname}</code> is no page of Advisor Copilot. The link may be old or
        mistyped.
      </p>
      <p>
        <PlaceLink to={homePlace}>Go to the worklist</PlaceLink>, or search for a household
        <span className="keys"> (Ctrl K)</span>.
      </p>
    </main>
  );
}
