import { createContext, useContext } from "react";
import { type CellsOf, orderedCells } from "../rows/ordered-cells.tsx";

/** The columns of the trades, beside the one that includes a line. */
export const columns = {
  account: "Account",
  security: "Security",
  lot: "Lot: acquired, cost",
  quantity: "Quantity",
  price: "Price",
  amount: "Amount",
  short: "ST gain",
  long: "LT gain",
  wash: "Wash sale",
  note: "Note",
} as const;

export type ColumnKey = keyof typeof columns;

export const wordColumns: ReadonlySet<ColumnKey> = new Set(["account", "security", "lot", "note"]);

export const wideOrder: readonly ColumnKey[] = [
  ...(["account", "security", "lot", "quantity", "price"] as const),
  ...(["amount", "short", "long", "wash", "note"] as const),
];

/** What is traded and for how much can be seen without scrolling. */
export const phoneOrder: readonly ColumnKey[] = [
  ...(["security", "amount", "quantity", "account", "lot"] as const),
  ...(["price", "short", "long", "wash", "note"] as const),
];

export const ColumnOrder = createContext(wideOrder);

/** The cells of a row, in the order of the columns. */
export const Cells = ({ of }: { of: CellsOf<ColumnKey> }) =>
  orderedCells(useContext(ColumnOrder), of);
