import { createContext, useContext } from "react";
import { type CellsOf, orderedCells } from "../../rows/ordered-cells.tsx";
import type { Order } from "./holding-groups.ts";

interface Column {
  name: string;
  /** Absent if the holdings cannot be sorted by it. */
  sorts?: Order;
}

/** The columns beside the name. */
export const columns = {
  term: { name: "Class, term" },
  quantity: { name: "Quantity" },
  price: { name: "Price" },
  day: { name: "Day" },
  value: { name: "Value", sorts: "value" },
  weight: { name: "Weight" },
  cost: { name: "Cost" },
  gain: { name: "Gain, $", sorts: "gain" },
  gain_pct: { name: "Gain, %", sorts: "gain_pct" },
  short: { name: "ST gain" },
  long: { name: "LT gain" },
} as const satisfies Record<string, Column>;

export type ColumnKey = keyof typeof columns;

export const wideOrder: readonly ColumnKey[] = [
  ...(["term", "quantity", "price", "day", "value", "weight"] as const),
  ...(["cost", "gain", "gain_pct", "short", "long"] as const),
];

/** Where only the first columns can be seen without scrolling, they are what is asked for first. */
export const narrowOrder: readonly ColumnKey[] = [
  ...(["value", "weight", "gain", "gain_pct", "term", "quantity"] as const),
  ...(["price", "day", "cost", "short", "long"] as const),
];

export const ColumnOrder = createContext(wideOrder);

/** The cells of a row beside its name, in the order of the columns. */
export const Cells = ({ of }: { of: CellsOf<ColumnKey> }) =>
  orderedCells(useContext(ColumnOrder), of);
