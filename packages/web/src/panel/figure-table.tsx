import type { ReactNode } from "react";
import { ScrollRegion } from "../scroll-region.tsx";

interface Props {
  /** The accessible name. */
  label: string;
  heads: readonly string[];
  /** The heads of columns of words, which are not aligned as figures; their cells are `words` too. */
  texts?: readonly string[];
  /** `<tr>` elements. */
  children: ReactNode;
}

/** A table of figures, which scrolls if it is too wide, also with the keyboard. */
export const FigureTable = ({ label, heads, texts = [], children }: Props) => (
  <ScrollRegion className="scrolls" role="group" aria-label={`${label}, table`}>
    <table className="figures" aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={texts.includes(head) ? "words" : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </ScrollRegion>
);
