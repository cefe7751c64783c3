import { datasetNames } from "../../datasets/datasets.ts";
import { dimensionOf } from "../../schema/fields.ts";
import { classMeasures, measureIn } from "../compose/choose-dataset.ts";
import type { Span } from "../span.ts";

/** True when no single query finds what both sides name. */
export const needTwoQueries = (one: readonly Span[], other: readonly Span[]): boolean =>
  !fitOneDataset([...one, ...other]) || nameOtherRows(one, other);

/** True when a single dataset has everything that the spans name. */
function fitOneDataset(spans: readonly Span[]): boolean {
  const measures = spans.flatMap(({ meaning }) =>
    meaning.is === "measure" ? meaning.measure : [],
  );
  const security = spans.some(({ meaning }) => meaning.is === "security");
  const shown = spans.flatMap(({ meaning }) =>
    meaning.is === "dimension" && meaning.dimension !== "day" ? meaning.dimension : [],
  );
  // "from target in bonds and cash": cash is a class there.
  const ofPolicy = measures.some((name) => classMeasures.has(name));
  const known = measures
    .filter((name) => !ofPolicy || name !== "cash")
    .map((name) => measureAliases[name] ?? name);
  return datasetNames.some(
    (dataset) =>
      known.every((name) => measureIn(dataset, name) !== undefined) &&
      (known.length === 0 || shown.every((name) => dimensionOf(dataset, name) !== undefined)) &&
      (!security || dimensionOf(dataset, "symbol") !== undefined),
  );
}

const measureAliases: Readonly<Record<string, string>> = {
  ...{ quote: "price", loss: "gain", loss_pct: "gain_pct", performance: "count", size: "value" },
};

/** True for "stocks and ETFs", which is one question about one dataset. */
export function nameOneDataset(one: readonly Span[], other: readonly Span[]): boolean {
  const nouns = [one, other].map((spans) =>
    spans.flatMap(({ meaning }) => (meaning.is === "noun" ? meaning.dataset : [])),
  );
  const hasMeasure = one.some(({ meaning }) => meaning.is === "measure" || meaning.is === "order");
  return !hasMeasure && nouns[0]?.[0] === nouns[1]?.[0];
}

/** "US equity above its maximum and bonds below their minimum": each side says what is of other rows. */
function nameOtherRows(one: readonly Span[], other: readonly Span[]): boolean {
  const [left, right] = [one, other].map((spans) =>
    spans.flatMap(({ meaning }) => (meaning.is === "noun" ? meaning.where : [])),
  );
  const [a, b] = [left?.[0], right?.[0]];
  const classes = [one, other].every((spans) =>
    spans.some(({ meaning }) => meaning.is === "filter"),
  );
  return classes && a !== undefined && a.field === b?.field && a.values.join() !== b.values.join();
}
