import { decimal } from "@advisor/domain/decimal";
import { fundSymbols } from "@advisor/domain/holding";
import type { Dataset } from "../book/dataset.ts";
import { name } from "../book/dimensions.ts";
import type { Facts } from "../book/facts.ts";
import { count, statedMeasure } from "../book/measures.ts";
import { securityDimensions } from "../book/positions.ts";
import type { Row } from "../book/row.ts";
import { sources } from "../book/sources.ts";

const { symbol, name: title, issuer } = securityDimensions;

/** The disclosed holdings of the household's funds. */
export const constituents: Dataset = {
  noun: ["fund constituent", "fund constituents"],
  dimensions: { fund: name("fund"), symbol, name: title, issuer },
  measures: { weight: statedMeasure("weight in the fund", "percent"), count },
  columns: ["weight"],
  title: ["fund", "symbol", "name"],
  reads: ["funds"],
  rows: ({ snapshot, funds }: Facts): Row[] =>
    fundSymbols(snapshot.holdings).flatMap((fund) => {
      const content = funds.get(fund);
      if (content === undefined) return [];
      return content.constituents.map((part) => ({
        id: `${fund}/${part.symbol ?? part.name}`,
        key: `${fund}/${part.symbol ?? part.name}`,
        source: sources.funds,
        as_of: content.as_of,
        day: null,
        dimensions: { fund, symbol: part.symbol, name: part.name, issuer: part.issuer_id },
        figures: { weight: decimal(part.weight).times(100) },
      }));
    }),
};
