import type * as Grounding from "@advisor/domain/record/grounding";
import { Status } from "../panel/status.tsx";
import { Claims } from "./claims.tsx";

/** What the check of the answer against its sources found. */
export const Checks = ({
  grounding,
  claims = null,
}: {
  grounding: Grounding.Info | null;
  claims?: readonly Grounding.Claim[] | null;
}) => (
  <section className="card" aria-label="Checks">
    {claims === null ? <h2>Checks</h2> : <Claims claims={claims} />}
    {grounding === null && (
      <p className="quiet">The answer is not finished, so nothing was checked.</p>
    )}
    {claims === null && grounding?.valid && (
      <p>
        <Status of="verified">
          Every figure and every citation of the answer stands in a source.
        </Status>
      </p>
    )}
    {grounding !== null && claims === null && grounding.unmatched.length > 0 && (
      <ClaimList title="Figures that no source states" found={grounding.unmatched} />
    )}
    {grounding !== null && grounding.unknown_citations.length > 0 && (
      <ClaimList
        title="Citations of sources that were not used"
        found={grounding.unknown_citations}
      />
    )}
    {grounding?.rules !== undefined && (
      <p className="quiet">By rule: {grounding.rules.join("; ")}</p>
    )}
    {claims === null && grounding !== null && grounding.citations.length > 0 && (
      <p className="quiet">Cited: {grounding.citations.join(", ")}</p>
    )}
  </section>
);

const ClaimList = ({ title, found }: { title: string; found: readonly string[] }) => (
  <>
    <h3>{title}</h3>
    <ul className="plain">
      {found.map((one) => (
        <li key={one}>
          <Status of="watch">{one}</Status>
        </li>
      ))}
    </ul>
  </>
);
