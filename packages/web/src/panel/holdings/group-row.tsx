import { identifierToWords } from "@advisor/domain/text/display";
import { dollars, inCents, percent, signedPercent } from "../../format/figures.ts";
import { signedCents } from "../../format/format.ts";
import type { RowPlace } from "../../rows/spacer.tsx";
import { Cells } from "./columns.tsx";
import type { Grouping, HoldingGroup } from "./holding-groups.ts";
import { unknownCost } from "./holding-rows.ts";

interface Props {
  group: HoldingGroup;
  by: Grouping;
  place: RowPlace;
  open: boolean;
  turn(open: boolean): void;
}

/** A group with its sums, which closes and opens by its name or with Left and Right. */
export function GroupRow({ group, by, place, open, turn }: Props) {
  const { name, beside } = group;
  return (
    <tr className="group one-line" {...place}>
      <th scope="rowgroup">
        <button
          type="button"
          className="text-button turns"
          aria-expanded={open}
          onClick={() => turn(!open)}
          onKeyDown={({ key }) => {
            if (key === "ArrowRight") turn(true);
            else if (key === "ArrowLeft") turn(false);
          }}
        >
          {by === "class" ? identifierToWords(name) : name}
        </button>
        {beside !== "" && (
          <span className="beside"> {identifierToWords(beside).toLowerCase()}</span>
        )}
      </th>
      <Cells of={sums(group)} />
    </tr>
  );
}

const sums = ({ value, weight, cost, gain, held }: HoldingGroup) => ({
  value: value === null ? "unknown" : dollars(value),
  weight: weight === null ? "" : percent(weight),
  cost: cost === null ? unknownCost(held) : cost === 0 ? "" : inCents(cost),
  gain: gain === null || cost === 0 ? "" : signedCents(gain),
  gain_pct: gain === null || cost === null || cost <= 0 ? "" : signedPercent((gain / cost) * 100),
});
