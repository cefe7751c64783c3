import type { ReactNode } from "react";

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
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached from the keyboard
  <div className="scrolls" role="group" aria-label={`${label}, table`} tabIndex={0}>
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
  </div>
);
