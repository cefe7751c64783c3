import { Fragment, type ReactElement } from "react";

/** Figures as text, or whole cells; a column that is not named is empty. */
export type CellsOf<Column extends string> = Partial<
  Record<Column, string | ReactElement<HTMLTableCellElement>>
>;

/** The cells of a row in the order of the columns. */
export const orderedCells = <Column extends string>(
  order: readonly Column[],
  of: CellsOf<Column>,
): ReactElement[] =>
  order.map((column) => {
    const cell = of[column] ?? "";
    return <Fragment key={column}>{typeof cell === "string" ? <td>{cell}</td> : cell}</Fragment>;
  });
