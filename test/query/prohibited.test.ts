import type * as Holding from "@advisor/domain/holding";
import { makeBook } from "@advisor/query/book/book";
import { parseQuery } from "@advisor/query/schema/parse-query";
import { queryAnswer } from "@advisor/tools/answer-query";
import { expect, test } from "vitest";
import { recordsOf } from "./books.ts";

test("each holding in a prohibited sector is a policy check of its own", () => {
  const records = recordsOf(5);
  const { household, holdings } = records.snapshot;
  const pm = holdings.find(({ symbol }) => symbol === "PM") as Holding.Info;
  const others = holdings.filter(({ sector }) => sector !== pm.sector);
  const altria = { ...pm, symbol: "MO", security_id: "MO", name: "Altria Group", issuer_id: "mo" };
  const ips = household.ips.map((one) => ({
    ...one,
    constraints: { ...one.constraints, prohibited: ["Consumer Staples"] },
  }));
  const book = makeBook({
    ...records,
    snapshot: {
      ...records.snapshot,
      household: { ...household, ips },
      holdings: [...others, pm, altria],
    },
  });
  const query = { dataset: "policy_checks", measures: ["market_value"], aggregate: "list" };
  const where = [
    { field: "check", op: "is", values: ["prohibited"] },
    { field: "status", op: "is", values: ["breach"] },
  ];
  const { rows } = queryAnswer(parseQuery({ ...query, where }), [book]);
  expect(rows.map(({ name, status }) => [name, status])).toEqual([
    ["Altria Group", "breach"],
    ["Philip Morris International", "breach"],
  ]);
});
