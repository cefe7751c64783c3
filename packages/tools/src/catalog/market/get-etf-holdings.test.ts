import type * as Security from "@advisor/domain/security";
import { describe, expect, it } from "vitest";
import { signal, unexpected } from "../../household.fixture.ts";
import type { Ports } from "../../ports.ts";
import { runTool } from "../../run-tool.ts";
import { getEtfHoldings } from "./get-etf-holdings.ts";

const source = {
  as_of: "2026-11-20",
  provider: "embedded",
  delay: "eod",
  simulated: true,
} as const;
const fund: Security.Fund = {
  symbol: "VOO",
  name: "S&P 500 fund",
  as_of: "2026-10-31",
  expense_ratio_pct: "0.03",
  leverage: "1",
  constituents: [
    { symbol: "MSFT", name: "Microsoft", issuer_id: "iss_msft", weight: "0.061" },
    { symbol: "AAPL", name: "Apple", issuer_id: "iss_apple", weight: "0.07" },
    { symbol: null, name: "Cash", issuer_id: null, weight: "0.1" },
  ],
};
const portsOf = (value: Security.Fund | undefined): Pick<Ports, "funds" | "symbols"> => ({
  funds: {
    get: async () => (value === undefined ? undefined : { value, source }),
    many: unexpected,
    list: unexpected,
  },
  symbols: { suggest: async () => ({ value: ["VOO"], source }), search: unexpected },
});
const run = (raw: unknown, value: Security.Fund | undefined = fund) =>
  runTool(getEtfHoldings, raw, portsOf(value), signal);

describe("get_etf_holdings", () => {
  it("lists what the fund owns by weight, and opens the fund", async () => {
    expect(await run({ symbol: "voo", limit: 2 })).toMatchInlineSnapshot(`
      {
        "highlight_ids": [],
        "result": {
          "as_of": "2026-11-20",
          "data": {
            "coverage_pct": 23.1,
            "expense_ratio_pct": 0.03,
            "found": true,
            "holdings": [
              {
                "name": "Cash",
                "symbol": null,
                "weight_pct": 10,
              },
              {
                "name": "Apple",
                "symbol": "AAPL",
                "weight_pct": 7,
              },
            ],
            "holdings_as_of": "2026-10-31",
            "listed": 3,
            "name": "S&P 500 fund",
            "reason": null,
            "suggestions": [],
            "symbol": "VOO",
          },
          "delay": "eod",
          "provider": "embedded",
          "simulated": true,
          "source_id": "tool:get_etf_holdings:v1",
        },
        "shown": {
          "as_of": "2026-11-20",
          "data": {
            "coverage_pct": 23.1,
            "expense_ratio_pct": 0.03,
            "found": true,
            "holdings": [
              {
                "name": "Cash",
                "symbol": null,
                "weight_pct": 10,
              },
              {
                "name": "Apple",
                "symbol": "AAPL",
                "weight_pct": 7,
              },
            ],
            "holdings_as_of": "2026-10-31",
            "listed": 3,
            "name": "S&P 500 fund",
            "reason": null,
            "suggestions": [],
            "symbol": "VOO",
          },
          "delay": "eod",
          "provider": "embedded",
          "simulated": true,
          "source_id": "tool:get_etf_holdings:v1",
        },
        "view": {
          "view": "etf",
          "view_state": {
            "ticker": "VOO",
          },
        },
      }
    `);
  });

  it("reports an unknown fee", async () => {
    const { result } = await run({ symbol: "VOO" }, { ...fund, expense_ratio_pct: null });
    expect(result.data).toMatchObject({ expense_ratio_pct: null, listed: 3 });
  });

  it("suggests tickers for an unknown fund, and opens none", async () => {
    const { result, view } = await runTool(
      getEtfHoldings,
      { symbol: "VO0" },
      portsOf(undefined),
      signal,
    );
    expect(result.data).toMatchObject({
      found: false,
      holdings: [],
      reason: "VO0 is not on file.",
      suggestions: ["VOO"],
    });
    expect(view).toBeNull();
  });

  it.each([
    [{}],
    [{ symbol: "VOO", limit: 0 }],
    [{ symbol: "VOO", limit: 101 }],
    [{ symbol: "?" }],
  ])("refuses %j", async (raw) => {
    await expect(run(raw)).rejects.toMatchObject({ code: "invalid_arguments" });
  });
});
