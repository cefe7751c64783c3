import type { Dataset } from "../book/dataset.ts";
import { accounts, priceMeasures, statedMeasure, valueMeasures } from "../book/measures.ts";
import { heldDimensions, positionRows } from "../book/positions.ts";

export const positions: Dataset = {
  noun: ["position", "positions"],
  dimensions: heldDimensions,
  measures: {
    ...valueMeasures,
    ...priceMeasures,
    days: statedMeasure("age of the price", "days"),
    days_left: statedMeasure("days until expiration", "days"),
    accounts,
  },
  columns: ["market_value", "weight", "quantity"],
  title: ["symbol", "name"],
  rows: positionRows,
};
