import { type Decimal, sum, zero } from "@advisor/domain/decimal";
import { makeBook } from "@advisor/query/book/book";
import type { Result, ResultRow } from "@advisor/query/evaluate/result";
import type { Query } from "@advisor/query/schema/query";
import fc from "fast-check";
import { expect, test } from "vitest";
import { answer, randomBooks as books, text, valueIn } from "./answer.ts";
import { records } from "./random-records.ts";

const runs = { numRuns: 300 };

const column = (result: Result, name: string): Decimal[] =>
  result.rows.flatMap((row) => valueIn(row, name) ?? []);

const grouped = fc.record({
  dataset: fc.constantFrom(
    "holdings",
    "positions",
    "exposures",
    "lots",
    "accounts",
    "transactions",
  ),
  by: fc.constantFrom(
    "account",
    "owner",
    "account_type",
    "asset_class",
    "kind",
    "symbol",
    "sector",
    "fund",
    "type",
    "month",
  ),
  measure: fc.constantFrom(
    "market_value",
    "cost",
    "gain",
    "quantity",
    "cash",
    "account_value",
    "amount",
    "net_amount",
  ),
});

test("groups add up to the total, and each group to its lines", () => {
  fc.assert(
    fc.property(books, grouped, (book, { dataset, by, measure }) => {
      const query = {
        dataset,
        measures: [measure],
        aggregate: "total",
        group_by: [by],
      } as Query;
      const groups = answer(query, book);
      if (groups === undefined) return;
      const whole = answer({ ...query, group_by: undefined }, book);
      expect(text(sum(column(groups, measure)))).toEqual(
        text(valueIn(whole?.rows[0], measure) ?? zero),
      );
      expect(groups.totals).toEqual(whole?.totals);
    }),
    { numRuns: 600 },
  );
});

test("weights of everything add up to 100", () => {
  fc.assert(
    fc.property(books, fc.constantFrom("asset_class", "account", "kind", "owner"), (book, by) => {
      const query: Query = { dataset: "holdings", measures: ["weight"], aggregate: "total" };
      const groups = answer({ ...query, group_by: [by] }, book);
      const priced = book
        .rows("holdings")
        .every(({ figures }) => typeof figures.market_value !== "string");
      if (groups === undefined || book.total.lte(0) || !priced) return;
      expect(sum(column(groups, "weight")).round(20).toFixed()).toBe("100");
      const list = answer({ ...query, aggregate: "list", share_of: "result" }, book);
      expect(
        sum(list === undefined ? [] : column(list, "weight"))
          .round(20)
          .toFixed(),
      ).toBe("100");
    }),
    runs,
  );
});

test("the parts of an asset class add up to 100 of the class", () => {
  fc.assert(
    fc.property(books, fc.constantFrom("us_equity", "fixed_income", "cash"), (book, value) => {
      const where = [{ field: "asset_class", op: "is" as const, values: [value] }];
      const own = book
        .rows("holdings")
        .filter(({ dimensions }) => dimensions.asset_class === value);
      const figures = own.map((row) => row.figures.market_value);
      if (figures.some((figure) => typeof figure === "string")) return;
      const result = answer(
        {
          dataset: "holdings",
          measures: ["weight"],
          aggregate: "list",
          share_of: "asset_class",
          where,
        },
        book,
      );
      const total = sum(figures.flatMap((figure) => (typeof figure === "object" ? figure : [])));
      if (result === undefined || total.lte(0)) return;
      expect(sum(column(result, "weight")).round(20).toFixed()).toBe("100");
    }),
    runs,
  );
});

test("the parts of a class in each account add up to 100 of the class in all accounts", () => {
  fc.assert(
    fc.property(books, fc.constantFrom("us_equity", "fixed_income", "cash"), (book, value) => {
      const inClass = { field: "asset_class", op: "is" as const, values: [value] };
      const own = book
        .rows("holdings")
        .filter(({ dimensions }) => dimensions.asset_class === value);
      const figures = own.map((row) => row.figures.market_value);
      if (figures.some((figure) => typeof figure === "string")) return;
      const total = sum(figures.flatMap((figure) => (typeof figure === "object" ? figure : [])));
      const accounts = new Set(own.flatMap(({ dimensions: { account } }) => account ?? []));
      if (total.lte(0)) return;
      const weights = [...accounts].flatMap((account) => {
        const where = [inClass, { field: "account", op: "is" as const, values: [account] }];
        const query: Query = {
          dataset: "holdings",
          measures: ["weight"],
          aggregate: "total",
          where,
        };
        const result = answer({ ...query, share_of: "all_accounts" }, book);
        return result === undefined ? [] : column(result, "weight");
      });
      expect(sum(weights).round(20).toFixed()).toBe("100");
    }),
    runs,
  );
});

test("rows that a filter keeps and drops add up to all rows", () => {
  fc.assert(
    fc.property(books, fc.constantFrom("AAPL", "VOO", "BRK.B", "brkb"), (book, symbol) => {
      const query: Query = {
        dataset: "positions",
        measures: ["market_value", "count"],
        aggregate: "total",
      };
      const side = (op: "is" | "is_not") =>
        answer({ ...query, where: [{ field: "symbol", op, values: [symbol] }] }, book)?.rows[0];
      const whole = answer({ ...query }, book)?.rows[0];
      for (const name of query.measures) {
        const parts = [side("is"), side("is_not")].map((row) => valueIn(row, name) ?? zero);
        expect(text(sum(parts))).toBe(text(valueIn(whole, name) ?? zero));
      }
    }),
    runs,
  );
});

test("a threshold splits the known rows in two", () => {
  fc.assert(
    fc.property(books, fc.integer({ min: -2000, max: 2000 }), (book, bar) => {
      const query: Query = { dataset: "positions", measures: ["count"], aggregate: "total" };
      const many = (op: "lt" | "gte" | "unknown") => {
        const values = op === "unknown" ? [] : [String(bar)];
        const row = answer({ ...query, where: [{ field: "gain", op, values }] }, book)?.rows[0];
        return valueIn(row, "count") ?? zero;
      };
      const whole = valueIn(answer({ ...query }, book)?.rows[0], "count");
      expect(text(sum([many("lt"), many("gte"), many("unknown")]))).toBe(text(whole));
    }),
    runs,
  );
});

test("a limit is the first lines of the ordered list, and the next page follows it", () => {
  fc.assert(
    fc.property(
      books,
      fc.constantFrom("asc", "desc", "largest"),
      fc.integer({ min: 1, max: 4 }),
      (book, direction, limit) => {
        const query = {
          dataset: "positions",
          measures: ["gain"],
          aggregate: "list",
          order: { by: "gain", direction },
        } as const;
        const all = answer({ ...query, measures: ["gain"] }, book)?.rows ?? [];
        const page = (offset: number) =>
          answer({ ...query, measures: ["gain"], limit, offset }, book)?.rows;
        expect([page(0), page(limit)]).toEqual([all.slice(0, limit), all.slice(limit, 2 * limit)]);
        const known = all.flatMap((row) => valueIn(row, "gain") ?? []);
        const keys = known.map((value) => (direction === "largest" ? value.abs() : value));
        const sorted = keys.toSorted((a, b) => (direction === "asc" ? a.cmp(b) : b.cmp(a)));
        expect(keys.map(text)).toEqual(sorted.map(text));
        expect(all.slice(known.length).every((row) => valueIn(row, "gain") === null)).toBe(true);
      },
    ),
    runs,
  );
});

test("a comparison is the difference of two queries", () => {
  fc.assert(
    fc.property(books, fc.constantFrom(undefined, "account", "kind"), (book, by) => {
      const side = (symbol: string): Query => ({
        dataset: "positions",
        measures: ["market_value"],
        aggregate: "total",
        where: [{ field: "symbol", op: "is", values: [symbol] }],
        ...(by === undefined ? {} : { group_by: [by] }),
      });
      const { where } = side("VOO");
      const both = answer({ ...side("AAPL"), compare: { where } }, book);
      const [left, right] = [answer(side("AAPL"), book), answer(side("VOO"), book)];
      const key = (row: ResultRow) => JSON.stringify(row.names);
      const rights = new Map(right?.rows.map((row) => [key(row), valueIn(row, "market_value")]));
      expect(both?.rows.length).toBe(left?.rows.length);
      for (const [index, row] of (both?.rows ?? []).entries()) {
        const a = valueIn(left?.rows[index], "market_value");
        const b = rights.get(key(row)) ?? null;
        expect(text(valueIn(row, "difference"))).toBe(a && b && text(a.minus(b)));
      }
    }),
    runs,
  );
});

test("average times number is the total of the lines, between the smallest and the largest", () => {
  fc.assert(
    fc.property(books, fc.constantFrom("market_value", "gain", "quantity"), (book, measure) => {
      const of = (aggregate: Query["aggregate"]) =>
        valueIn(
          answer({ dataset: "positions", measures: [measure], aggregate }, book)?.rows[0],
          measure,
        );
      const list = answer({ dataset: "positions", measures: [measure], aggregate: "list" }, book);
      const values = list === undefined ? [] : column(list, measure);
      const average = of("average");
      if (average === null) {
        expect(values).toEqual([]);
        return;
      }
      expect(text(average.times(values.length))).toBe(text(sum(values)));
      const [low, middle, high] = [of("min"), of("median"), of("max")];
      expect(low?.lte(middle ?? zero) === true && middle?.lte(high ?? zero) === true).toBe(true);
      expect(text(of("range"))).toBe(text(high?.minus(low ?? zero) ?? null));
    }),
    runs,
  );
});

test("market values equal units times price, computed separately in integers", () => {
  fc.assert(
    fc.property(records, (random) => {
      const book = makeBook(random);
      const result = answer(
        {
          dataset: "positions",
          measures: ["market_value"],
          aggregate: "total",
          group_by: ["account"],
        },
        book,
      );
      const wanted = new Map<string, bigint>();
      for (const { account_id, quantity, multiplier, price } of random.snapshot.holdings) {
        if (price === null || (price.currency !== "USD" && price.fx_rate === null)) continue;
        const cents = BigInt(price.amount.replace(".", ""));
        // Six places: cents times rates with four places.
        const rate = price.currency === "USD" ? 10_000n : 115n;
        const value = BigInt(quantity) * BigInt(multiplier) * cents * rate;
        const name = random.snapshot.accounts.find(({ id }) => id === account_id)?.name ?? "";
        wanted.set(name, (wanted.get(name) ?? 0n) + value);
      }
      const found = result?.rows.flatMap((row) => {
        const value = valueIn(row, "market_value");
        return value === null
          ? []
          : [[row.names.account, BigInt(value.times(1_000_000).toFixed())]];
      });
      expect(new Map(found as [string, bigint][])).toEqual(wanted);
    }),
    runs,
  );
});
