import type { OmittedItem } from "./omitted.ts";

/** What was considered for an answer and not used, with reasons. */
export const ConsideredItems = ({ omitted }: { omitted: readonly OmittedItem[] }) => (
  <section className="card" aria-label="Considered and left out">
    <h2>Considered and left out</h2>
    {omitted.length === 0 && <p className="quiet">Nothing: all that was read is in the answer.</p>}
    <ul className="plain">
      {omitted.map(({ what, why }) => (
        <li key={`${what} ${why}`}>
          {what} <span className="quiet">{why}</span>
        </li>
      ))}
    </ul>
  </section>
);
