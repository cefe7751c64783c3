import type { ClauseNoun, ClauseParts } from "./parts.ts";

const fundKinds = new Set(["etf", "mutual_fund", "money_market"]);

const isFunds = ({ dataset, where, plural }: ClauseNoun): boolean =>
  dataset === "positions" &&
  plural &&
  where.length > 0 &&
  where.every(
    ({ field, values }) => field === "kind" && values.every((kind) => fundKinds.has(kind)),
  );

/** "Which funds hold Apple": a company is no fund, so it is looked for inside them. */
export function fundsThatHold(parts: ClauseParts, funds: ReadonlySet<string>): ClauseParts {
  const { nouns, filters, keywords } = parts;
  const symbols = filters.filter(({ field, op }) => field === "symbol" && op === "is");
  const companies = symbols.every(({ values }) => values.every((symbol) => !funds.has(symbol)));
  const compares = (["or", "versus", "than", "and"] as const).some((one) => keywords.has(one));
  if (symbols.length !== 1 || !companies || compares || !nouns.some(isFunds)) return parts;
  return {
    ...parts,
    nouns: [
      ...nouns.filter((noun) => !isFunds(noun) && noun.dataset !== "exposures"),
      { dataset: "constituents", where: [], plural: true },
    ],
  };
}
