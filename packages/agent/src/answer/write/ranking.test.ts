import { expect, test } from "vitest";
import type { Params } from "../../route/routed.ts";
import { list, missing, noAccount, priced, row } from "../answer.fixture.ts";
import { writeRanking } from "./ranking.ts";

const etf = { asset_class: "etf" } as const;
const rows = [
  row("AAPL", 42, { cost_basis: 150.25 }),
  row("MSFT", 12, { cost_basis: 280.1 }),
  row("VOO", 25, { cost_basis: 390.55, ...etf }),
];
const priceRows: [string, number, number][] = [
  ["AAPL", 193.12, 1.1],
  ["MSFT", 420.55, -0.6],
  ["VOO", 412.34, 0.8],
];
const quotes = priced(priceRows);
const asked = (params: Params, text = "") => ({ params, text });
const text = (params: Params, own = rows, prices = quotes) =>
  writeRanking(asked(params), list(own), prices).text;

test.each<[Params, string]>([
  [{}, "The best position by unrealized gain in dollars is AAPL, +$1,800.54."],
  [
    { basis: "unrealized_pl_pct" },
    "The best position by unrealized gain in percent is MSFT, +50.14 %.",
  ],
  [
    { basis: "day_change", direction: "worst" },
    "The worst position by change on the day in dollars is MSFT, -$30.46.",
  ],
  [
    { basis: "day_change_pct" },
    "The best position by change on the day in percent is AAPL, +1.1 %.",
  ],
  [{ basis: "market_value" }, "The largest position by market value is VOO, $10,308.50."],
  [
    { basis: "market_value", direction: "worst" },
    "The smallest position by market value is MSFT, $5,046.60.",
  ],
  [
    { direction: "worst" },
    "No position is at a loss. The smallest gain is VOO, +$544.75, by unrealized gain in dollars.",
  ],
])("%j", (params, expected) => {
  expect(text(params)).toBe(`${expected} As of 2026-01-15.`);
});

test("losers are only those at a loss", () => {
  const lost = [row("TSLA", 10, { cost_basis: 300 }), row("F", 10, { cost_basis: 12 })];
  const own = [...rows, ...lost];
  const prices = priced([...priceRows, ["TSLA", 238.22, 2.4], ["F", 10, 1]]);
  const told = writeRanking(asked({ direction: "worst" }, "any losers"), list(own), prices).text;
  expect(told).toContain("| TSLA | -$617.80 |");
  expect(told).not.toContain("VOO");
});

test("losers where nobody loses are said to be none", () => {
  const told = writeRanking(asked({ direction: "worst" }, "any losers"), list(rows), quotes).text;
  expect(told).toBe(
    "No position is at a loss. The smallest gain is VOO, +$544.75, by unrealized gain in dollars. As of 2026-01-15.",
  );
});

test.each([
  ["which of my stocks is the worst", " Of the stocks alone it is MSFT, +$1,685.40."],
  ["which one of our holdings has lost the most", ""],
])("%s asks for one", (message, alone) => {
  expect(writeRanking(asked({ direction: "worst" }, message), list(rows), quotes).text).toBe(
    `No position is at a loss. The smallest gain is VOO, +$544.75, by unrealized gain in dollars.${alone} As of 2026-01-15.`,
  );
});

test("several are a table, and no more than there are", () => {
  expect(
    writeRanking(asked({ limit: 5, direction: "worst" }), list(rows), quotes),
  ).toMatchInlineSnapshot(`
    {
      "calculated": [
        544.75,
        544.75,
        1685.4,
        1685.4,
        1800.54,
        1800.54,
        3,
      ],
      "certainty": 1,
      "sources": [
        "tool:positions_list:v1",
        "tool:quotes:v1",
      ],
      "text": "No position is at a loss. By unrealized gain in dollars, worst first:

    | Symbol | unrealized gain in dollars |
    | --- | --- |
    | VOO | +$544.75 |
    | MSFT | +$1,685.40 |
    | AAPL | +$1,800.54 |

    As of 2026-01-15.",
    }
  `);
});

test("a question for several gets more than one", () => {
  expect(writeRanking(asked({}, "my best positions"), list(rows), quotes).text).toContain(
    "| VOO |",
  );
});

test("a loss, a short, and a symbol in two accounts", () => {
  const own = [
    row("MSFT", 12, { cost_basis: 500 }),
    row("AAPL", -10, { cost_basis: 150 }),
    row("VOO", 10, { ...etf, cost_basis: 400 }),
    row("VOO", 10, { ...etf, cost_basis: 410, account: "IRA" }),
  ];
  expect(text({ limit: 3, direction: "worst" }, own)).toMatchInlineSnapshot(`
    "By unrealized gain in dollars, worst first:

    | Symbol | unrealized gain in dollars |
    | --- | --- |
    | MSFT | -$953.40 |
    | AAPL | -$431.20 |
    | VOO | +$146.80 |

    As of 2026-01-15."
  `);
});

test("where nothing is up on the day, or at a gain, that is said first", () => {
  const down = priced([
    ["AAPL", 100, -1],
    ["MSFT", 100, -2],
  ]);
  const own = rows.slice(0, 2);
  expect(text({ basis: "day_change_pct" }, own, down)).toContain(
    "No position is up on the day. The best is AAPL, -1 %, by change on the day in percent.",
  );
  expect(text({}, own, down)).toContain("No position is at a gain. The best is AAPL, -$2,110.50");
});

test("what all is worth together is not known where nothing has a quote", () => {
  const own = [row("private_fund", 10, { asset_class: "private" })];
  const params: Params = { asset_class: "private", basis: "market_value", total: true };
  expect(text(params, own)).toBe(
    "The market value of the private investments is not known. Not counted: private_fund (no price). As of 2026-01-15.",
  );
});

test("the largest of what is owed is owed the most", () => {
  const owed = [row("AAPL", -10), row("MSFT", -1), row("VOO", 10)];
  expect(text({ basis: "market_value", short: true }, owed)).toContain("is AAPL, -$1,931.20.");
  const under = text({ basis: "market_value", short: true, below: 1_000 }, owed);
  expect(under).toContain("One short position has a market value under $1,000.00: MSFT, -$420.55.");
});

test("what has no cost or no quote is named and not ranked", () => {
  const own = [...rows, row("XOM", 5), row("TSLA", 1, { cost_basis: null })];
  const prices = {
    ...quotes,
    data: {
      ...quotes.data,
      quotes: [...quotes.data.quotes, { symbol: "TSLA", price: 238.22, change_pct: 2.4 }],
    },
  };
  expect(text({}, own, prices)).toMatchInlineSnapshot(
    `"The best position by unrealized gain in dollars is AAPL, +$1,800.54. Not ranked: TSLA (no basis), XOM (no price). As of 2026-01-15."`,
  );
  expect(text({}, [row("XOM", 5)])).toMatchInlineSnapshot(
    `"No position can be ranked by unrealized gain in dollars. Not ranked: XOM (no price). As of 2026-01-15."`,
  );
});

test("no positions, and no such account", () => {
  const none = list([], missing("There are no positions.", [], "Brokerage"));
  expect(writeRanking(asked({}), none, quotes)).toMatchInlineSnapshot(`
    {
      "calculated": [],
      "certainty": 0.9,
      "sources": [
        "tool:positions_list:v1",
      ],
      "text": "There are no positions to rank. As of 2026-01-15.",
    }
  `);
  expect(writeRanking(asked({}), list([], noAccount), quotes).text).toMatchInlineSnapshot(
    `"There is no account named IRA on file. On file: Brokerage."`,
  );
});

test.each([
  ["is VOO my biggest position?", "Yes. The largest"],
  ["is apple our biggest holding", "No. The largest"],
  ["is apple or VOO the biggest", "The largest"],
  ["is apple among my biggest", "The largest"],
  ["is apple with VOO the biggest", "The largest"],
  ["is this the biggest", "The largest"],
])("%s", (asks, lead) => {
  const said = writeRanking(asked({ basis: "market_value" }, asks), list(rows), quotes).text;
  expect(said).toBe(`${lead} position by market value is VOO, $10,308.50. As of 2026-01-15.`);
});

test("across all accounts is where, and not how many", () => {
  const told = (words: string) => writeRanking(asked({}, words), list(rows), quotes).text;
  expect(told("which position has the biggest gain across all accounts")).toContain(
    "The best position by unrealized gain in dollars is AAPL",
  );
  expect(told("rank all of it")).toContain("| AAPL |");
});

test("what those of a size come to is told where it is asked for", () => {
  const sized = { basis: "market_value" as const, above: 5_000 };
  const said = (text: string) => writeRanking(asked(sized, text), list(rows), quotes).text;
  expect(said("what do my positions worth over $5,000 add up to")).toContain(
    "3 positions have a market value over $5,000.00, together $23,466.14:",
  );
  expect(said("which positions are worth over $5,000")).not.toContain("together");
});
