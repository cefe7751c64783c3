import type * as Holding from "@advisor/domain/holding";
import { makeBook } from "@advisor/query/book/book";
import { datasetNames, datasetOf } from "@advisor/query/datasets/datasets";
import { parseQuery } from "@advisor/query/schema/parse-query";
import { queryAnswer } from "@advisor/tools/answer-query";
import { expect, test } from "vitest";
import { books, recordsOf } from "./books.ts";

const foundation = recordsOf(6);
const [first] = foundation.snapshot.holdings;
const treasury = (security_id: string, name: string, quantity: string): Holding.Info => ({
  ...(first as Holding.Info),
  ...{ security_id, name, quantity, symbol: null, kind: "bond", issuer_id: "us_treasury" },
  ...{ asset_class: "fixed_income", asset_class_mix: null, sector: null, multiplier: "1" },
  lots: [
    { id: security_id, quantity, acquired: "2024-05-06", cost_per_share: "90", source: "purchase" },
  ],
});

/** D6 with two notes of the Treasury, which have no tickers. */
const withBonds = makeBook({
  ...foundation,
  snapshot: {
    ...foundation.snapshot,
    holdings: [
      ...foundation.snapshot.holdings,
      treasury("ust_2034", "US Treasury 4.25% Nov 2034", "60000"),
      treasury("ust_2030", "US Treasury 2.5% Feb 2030", "1200"),
    ],
  },
});

const asked = (query: object) => queryAnswer(parseQuery(query), [withBonds]);

/** Ids of securities without a ticker, and of issuers, as they are written in the data. */
const ids =
  /\b(?:private_\w+|ust_\d+|us_treasury|[a-z]+_(?:mae|mobil|gamble|cola|depot|tooling|morris|bullion))\b/;

test("no answer over any dataset shows the id of a security or an issuer that has a name", () => {
  const found: string[] = [];
  for (const book of [...books, withBonds]) {
    for (const dataset of datasetNames) {
      const { columns, dimensions } = datasetOf(dataset);
      const measures = columns.slice(0, 1);
      const shown = Object.keys(dimensions).filter((name) => name !== "text");
      const queries = [
        { dataset, measures, aggregate: "list", limit: 60 },
        { dataset, measures, aggregate: "list", limit: 60, show: shown.slice(0, 6) },
        ...shown.map((name) => ({ dataset, measures, aggregate: "total", group_by: [name] })),
      ];
      for (const query of queries) {
        const { text, notes, reading, rows } = queryAnswer(parseQuery(query), [book]);
        const id = ids.exec(JSON.stringify({ text, notes, reading, rows }))?.[0];
        if (id !== undefined) found.push(`${book.household.id} ${JSON.stringify(query)}: ${id}`);
      }
    }
  }
  expect(found).toEqual([]);
});

test("an issuer of several bonds is called by its own name, and so it can be asked for again", () => {
  const grouped = { dataset: "positions", measures: ["market_value"], aggregate: "total" };
  const { text } = asked({ ...grouped, group_by: ["issuer"] });
  expect(text).toContain("US Treasury $");
  const by = (issuer: string) =>
    asked({ ...grouped, where: [{ field: "issuer", op: "is", values: [issuer] }] });
  expect(by("US Treasury")).toEqual(by("us_treasury"));
  expect(by("us_treasury").reading).toContain("issuer is US Treasury");
});

test("a trade of a security without a ticker says its name, and is found by the name", () => {
  const trades = { dataset: "proposed_trades", measures: ["amount"], aggregate: "list" };
  expect(asked(trades).text).toContain("sell, US Treasury 4.25% Nov 2034, fixed income");
  const of = (symbol: string) =>
    asked({ ...trades, where: [{ field: "symbol", op: "is", values: [symbol] }] });
  expect(of("US Treasury 4.25% Nov 2034")).toEqual(of("ust_2034"));
  expect(of("ust_2034").rows).toHaveLength(1);
});
