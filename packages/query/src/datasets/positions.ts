import type { Dataset } from "../book/dataset.ts";
import { accounts, priceMeasures, stated, valueMeasures } from "../book/measures.ts";
import { heldDimensions, positionRows } from "../book/positions.ts";

export const positions: Dataset = {
  noun: ["position", "positions"],
  dimensions: heldDimensions,
  measures: {
    ...valueMeasures,
    ...priceMeasures,
    days: stated("age of the price", "days"),
    days_left: stated("days until expiration", "days"),
    accounts,
  },
  columns: ["market_value", "weight", "quantity"],
  title: ["symbol", "name"],
  rows: positionRows,
};
