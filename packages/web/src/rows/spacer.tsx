import type { Ref } from "react";

/** A row's position in a long table, to measure it and announce it. */
export interface RowPlace {
  "data-index": number;
  "aria-rowindex": number;
  ref: Ref<HTMLTableRowElement>;
}

/** The space of rows that are not rendered. */
export const Spacer = ({ height }: { height: number }) =>
  height === 0 ? null : (
    <tbody className="spacer" aria-hidden="true">
      <tr style={{ height }}>
        <td />
      </tr>
    </tbody>
  );
