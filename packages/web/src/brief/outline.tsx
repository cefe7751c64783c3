import type { Brief } from "@advisor/protocol/brief";
import { Checkbox } from "@mantine/core";
import { dateTime } from "../format/format.ts";
import { PlaceLink } from "../navigation/place-link.tsx";
import { Status } from "../panel/status.tsx";
import {
  type Audience,
  briefParts,
  isForAudience,
  itemCount,
  type Part,
  partNames,
} from "./brief-parts.ts";

interface Props {
  household_id: string;
  /** Undefined while it is loading. */
  brief: Brief | undefined;
  pages: number;
  audience: Audience;
  /** The parts that are on the paper. */
  shown: readonly Part[];
  /** Removes a part from the paper, or puts it back. */
  turn(part: Part): void;
}

/** The parts of a brief, each of which can be left out. */
export const Outline = ({ household_id, brief, pages, audience, shown, turn }: Props) => (
  <aside className="brief-outline" aria-label="Outline">
    <PlaceLink to={{ household: household_id, conversation: null }}>
      ‹ {brief?.household_name ?? "Back to the household"}
    </PlaceLink>
    {brief && (
      <>
        <h2>{brief.meeting === null ? "Brief" : `Brief for ${dateTime(brief.meeting)}`}</h2>
        <p className="quiet">
          {pages === 1 ? "One page" : `${pages} pages`}, made from the record, no model.
        </p>
        <ul className="plain">
          {briefParts.map((part) => (
            <li key={part} className="line">
              <Checkbox
                size="xs"
                label={partNames[part]}
                checked={shown.includes(part)}
                disabled={!isForAudience(part, audience)}
                onChange={() => turn(part)}
              />
              <Items part={part} count={itemCount(brief, part)} />
            </li>
          ))}
        </ul>
      </>
    )}
  </aside>
);

/** The number of a section's items; those to act on carry the mark of a breach. */
function Items({ part, count }: { part: Part; count: number | undefined }) {
  if (count === undefined || count === 0) return null;
  return part === "red_flags" ? (
    <Status of="act">{count}</Status>
  ) : (
    <span className="quiet figure">{count}</span>
  );
}
