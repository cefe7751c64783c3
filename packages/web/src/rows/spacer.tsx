import type { Ref } from "react";

/** Where a row of a long table stands, for its height to be known and its place to be read aloud. */
export interface RowPlace {
  "data-index": number;
  "aria-rowindex": number;
  ref: Ref<HTMLTableRowElement>;
}

/** The room of rows that are not in the page. */
export const Spacer = ({ height }: { height: number }) =>
  height === 0 ? null : (
    <tbody className="spacer" aria-hidden="true">
      <tr style={{ height }}>
        <td />
      </tr>
    </tbody>
  );
