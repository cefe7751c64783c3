import type { Dataset } from "../book/dataset.ts";
import { accounts, priceMeasures, statedMeasure, valueMeasures } from "../book/measures.ts";
import { heldDimensions, positionRows } from "../book/positions.ts";

export const positionMeasures = {
  ...valueMeasures,
  ...priceMeasures,
  days: statedMeasure("age of the price", "days"),
  days_left: statedMeasure("days until expiration", "days"),
  accounts,
} satisfies Dataset["measures"];

export const positions: Dataset = {
  noun: ["position", "positions"],
  dimensions: heldDimensions,
  measures: positionMeasures,
  columns: ["market_value", "weight", "quantity"],
  title: ["symbol", "name"],
  rows: positionRows,
};
