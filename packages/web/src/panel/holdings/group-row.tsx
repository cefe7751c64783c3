import { identifierToWords } from "@advisor/domain/text/display";
import { dollars, inCents, percent, signedPercent } from "../../format/figures.ts";
import { signedCents } from "../../format/format.ts";
import type { RowPlace } from "../../rows/spacer.tsx";
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
  const { name, beside, value, weight } = group;
  return (
    <tr className="group one-line" {...place}>
      <th scope="rowgroup" colSpan={2}>
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
      <td colSpan={3} />
      <td>{value === null ? "unknown" : dollars(value)}</td>
      <td>{weight === null ? "" : percent(weight)}</td>
      <Sums group={group} />
      <td colSpan={2} />
    </tr>
  );
}

const Sums = ({ group: { cost, gain, held } }: { group: HoldingGroup }) => (
  <>
    <td>{cost === null ? unknownCost(held) : cost === 0 ? "" : inCents(cost)}</td>
    <td>{gain === null || cost === 0 ? "" : signedCents(gain)}</td>
    <td>{gain === null || cost === null || cost <= 0 ? "" : signedPercent((gain / cost) * 100)}</td>
  </>
);
