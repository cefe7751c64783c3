import { type IssuedSecurity, issuerName } from "@advisor/domain/portfolio/issuer-name";
import type { Facts } from "./facts.ts";
import { memoize } from "./memoize.ts";

/** The name by which people know a value of a dimension; the value itself where it is no id of ours. */
export type ShownName = (field: string, value: string) => string;

/** The one place that turns the ids of securities without a ticker and of issuers into names. */
export function shownNames(facts: Facts): ShownName {
  // Most questions ask for no such name, so they are gathered with the first.
  const securities = memoize(() => unlistedOf(facts));
  const issuers = memoize(() => issuersOf(facts));
  return (field, value) => {
    if (field === "issuer") return issuers().get(value) ?? value;
    return ofSecurities.has(field) ? (securities().get(value) ?? value) : value;
  };
}

type Names = ReadonlyMap<string, string>;

const ofSecurities = new Set(["symbol", "name", "underlying", "fund"]);

const unlistedOf = ({ held }: Facts): Names =>
  new Map(
    held.flatMap(({ holding, symbol }) =>
      holding.symbol === null || symbol.includes("_") ? [[symbol, holding.name] as const] : [],
    ),
  );

/** What is held comes before what funds hold. */
function issuersOf({ held, funds }: Facts): Names {
  const issued: (IssuedSecurity & { issuer: string | null })[] = [
    ...held.map(({ holding: { name, kind, issuer_id }, issuer }) => ({
      ...{ issuer, name, kind, issuer_id },
    })),
    ...[...funds.values()].flatMap(({ constituents }) =>
      constituents.map(({ issuer_id, name, symbol }) => ({
        ...{ issuer: issuer_id, name },
        ...(symbol === null ? {} : { kind: "stock" as const }),
      })),
    ),
  ];
  return new Map(
    [...Map.groupBy(issued, ({ issuer }) => issuer)].flatMap(([issuer, own]) =>
      issuer === null ? [] : [[issuer, issuerName(issuer, own)] as const],
    ),
  );
}
