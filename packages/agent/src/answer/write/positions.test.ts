import { describe, expect, test } from "vitest";
import { held, list, missing, noAccount, row } from "../answer.fixture.ts";
import { writePositions, writePositionsList } from "./positions.ts";

const ira = { account: "IRA" };

test("one position", () => {
  expect(writePositions(held("AAPL", [row("AAPL", 42)]))).toMatchInlineSnapshot(`
    {
      "calculated": [],
      "certainty": 1,
      "sources": [
        "tool:positions:v1",
      ],
      "text": "42 shares of AAPL at a cost of $100.00 a share in Brokerage. As of 2026-01-15.",
    }
  `);
});

test("one share, a short, and a cost that is not known", () => {
  const text = (quantity: number, cost_basis: number | null) =>
    writePositions(held("AAPL", [row("AAPL", quantity, { cost_basis })])).text;
  expect([text(1, 0.5), text(-100, 251), text(0.0031, null)]).toMatchInlineSnapshot(`
    [
      "1 share of AAPL at a cost of $0.50 a share in Brokerage. As of 2026-01-15.",
      "-100 shares of AAPL in Brokerage: a short position, sold short at $251.00 a share. As of 2026-01-15.",
      "0.0031 shares of AAPL (cost not on file) in Brokerage. As of 2026-01-15.",
    ]
  `);
});

test("one symbol over several accounts", () => {
  const rows = [row("VTI", 100.005), row("VTI", 1_000, { ...ira, cost_basis: null })];
  expect(writePositions(held("VTI", rows))).toMatchInlineSnapshot(`
    {
      "calculated": [
        1100.005,
      ],
      "certainty": 1,
      "sources": [
        "tool:positions:v1",
      ],
      "text": "1,100.005 shares of VTI in all:

    - Brokerage: 100.005 shares at a cost of $100.00 a share
    - IRA: 1,000 shares (cost not on file)

    As of 2026-01-15.",
    }
  `);
});

test("not held, and no such account", () => {
  const frame = missing("TSLA is not held.", ["AAPL"], "Brokerage");
  expect(writePositions(held("TSLA", [], frame))).toMatchInlineSnapshot(`
    {
      "calculated": [],
      "certainty": 0.9,
      "sources": [
        "tool:positions:v1",
      ],
      "text": "TSLA is not held. As of 2026-01-15.",
    }
  `);
  expect(writePositions(held("TSLA", [], noAccount)).text).toMatchInlineSnapshot(
    `"There is no account named IRA on file. On file: Brokerage."`,
  );
});

test("everything, with what is not listed", () => {
  const rows = [
    row("AAPL", 42),
    row("BND", 1_500, { asset_class: "etf", ...ira }),
    row("X", -6, { asset_class: "options", cost_basis: null }),
  ];
  expect(writePositionsList(list(rows, { total: 105 }))).toMatchInlineSnapshot(`
    {
      "calculated": [
        102,
        105,
        3,
      ],
      "certainty": 1,
      "sources": [
        "tool:positions_list:v1",
      ],
      "text": "Positions:

    | Symbol | Quantity | Cost a unit | Class | Account |
    | --- | --- | --- | --- | --- |
    | AAPL | 42 | $100.00 | stocks | Brokerage |
    | BND | 1,500 | $100.00 | ETFs | IRA |
    | X | -6 | not on file | options | Brokerage |

    102 more are not listed.

    As of 2026-01-15.",
    }
  `);
});

test("one class", () => {
  const rows = [row("VOO", 25, { asset_class: "etf" })];
  expect(writePositionsList(list(rows, { asset_class_filter: "etf" })).text).toMatchInlineSnapshot(`
    "Positions, ETFs only:

    | Symbol | Quantity | Cost a unit | Class | Account |
    | --- | --- | --- | --- | --- |
    | VOO | 25 | $100.00 | ETFs | Brokerage |

    As of 2026-01-15."
  `);
});

test("nothing of a class, nothing at all, and no such account", () => {
  const none = missing("There are no positions.", ["stocks", "etf"], "Brokerage");
  const text = (over: Parameters<typeof list>[1]) => writePositionsList(list([], over)).text;
  expect(text({ ...none, asset_class_filter: "options" })).toMatchInlineSnapshot(
    `"There are no options. Held: stocks and ETFs. As of 2026-01-15."`,
  );
  expect(text({ ...none, available: [] })).toMatchInlineSnapshot(
    `"There are no positions. As of 2026-01-15."`,
  );
  expect(text(noAccount)).toMatchInlineSnapshot(
    `"There is no account named IRA on file. On file: Brokerage."`,
  );
});

describe("bonds and funds, where statements know ETFs", () => {
  const etf = (symbol: string) => row(symbol, 10, { asset_class: "etf" });
  const text = (asset_class: "bonds" | "funds", asked: string, symbols: string[]) =>
    writePositionsList(list([row("AAPL", 42), ...symbols.map(etf)]), {
      params: { asset_class },
      text: asked,
    }).text;

  test("bond funds are listed as such", () => {
    expect(text("bonds", "any bonds", ["VOO", "BND", "MUB"])).toMatchInlineSnapshot(`
      "Positions, bond funds only:

      | Symbol | Quantity | Cost a unit | Class | Account |
      | --- | --- | --- | --- | --- |
      | BND | 10 | $100.00 | ETFs | Brokerage |
      | MUB | 10 | $100.00 | ETFs | Brokerage |

      As of 2026-01-15."
    `);
  });

  test("municipal ones are picked out", () => {
    expect(text("bonds", "her muni position", ["BND", "MUB"])).toMatchInlineSnapshot(`
      "Positions, municipal bond funds only:

      | Symbol | Quantity | Cost a unit | Class | Account |
      | --- | --- | --- | --- | --- |
      | MUB | 10 | $100.00 | ETFs | Brokerage |

      As of 2026-01-15."
    `);
  });

  test("where there are none, what comes nearest is named", () => {
    expect([
      text("bonds", "munis?", ["BND"]),
      text("bonds", "bonds?", ["VOO"]),
      text("funds", "which funds", ["VOO", "BND"]),
    ]).toMatchInlineSnapshot(`
      [
        "There are no municipal bond funds. Held: stocks and ETFs. The one bond fund held is BND. As of 2026-01-15.",
        "There are no bonds and no bond funds. Held: stocks and ETFs. As of 2026-01-15.",
        "There are no mutual funds. Held: stocks and ETFs. The ETFs held are VOO and BND. As of 2026-01-15.",
      ]
    `);
  });
});

test("crypto has no ticker, and some accounts are not all", () => {
  expect([
    writePositions(held("CRYPTO", [])).text,
    writePositions(held("VTI", []), { params: { without: { accounts: ["IRA"] } } }).text,
  ]).toEqual([
    "No crypto is held. As of 2026-01-15.",
    "VTI is not held in these accounts. As of 2026-01-15.",
  ]);
});

test("of options only the calls, or the puts, and of what is private that it has no price", () => {
  const options = list([
    row("AAPL261218C00235000", -6, { asset_class: "options", multiplier: 100 }),
    row("MSFT261218P00300000", -2, { asset_class: "options", multiplier: 100 }),
  ]);
  const asked = {
    params: { asset_class: "options" as const },
    text: "what covered calls are open",
  };
  expect(writePositionsList(options, asked).text).not.toContain("MSFT261218P00300000");
  expect(
    writePositionsList(list([], { asset_class_filter: "private", available: ["etf"] }), {
      params: { asset_class: "private" },
      text: "is there a price for the unlisted company",
    }).text,
  ).toBe(
    "There are no private investments, and no price of one is on file. Held: ETFs. As of 2026-01-15.",
  );
});
