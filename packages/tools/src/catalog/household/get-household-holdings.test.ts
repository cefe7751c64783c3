import { account, holding, household } from "@advisor/domain/ips-check/household.fixture";
import { describe, expect, it } from "vitest";
import { calendar, householdOf, lines, signal, smiths } from "../../household.fixture.ts";
import { runTool } from "../../run-tool.ts";
import { getHouseholdHoldings } from "./get-household-holdings.ts";

const ports = { household: householdOf(smiths), calendar };
const run = (raw: unknown, given: Parameters<typeof runTool>[2] = ports) =>
  runTool(getHouseholdHoldings, raw, given, signal);

describe("get_household_holdings", () => {
  it("lists what the household owns, and opens its accounts", async () => {
    const { result, shown, view } = await run({});
    expect(lines([result, shown, view])).toMatchInlineSnapshot(`
      "{"source_id":"tool:get_household_holdings:v1","as_of":"2026-11-19","provider":"household","delay":"eod","simulated":true,"data":{"household_id":"hh_test","household_name":"Test","accounts":[{"account_id":"acc_1","name":"Joint","type":"joint","treatment":"taxable","managed":true,"as_of":"2026-11-19","cash":10000,"settled_cash":10000,"value":70000,"holdings":[{"symbol":"VOO","name":"VOO","asset_class":"us_equity","quantity":100,"price":600,"price_currency":"USD","price_date":"2026-11-20","value":60000,"value_reason":null,"weight_pct":60,"cost":40000,"unrealized_pl":20000,"unrealized_pl_pct":0.5,"unrealized_pl_reason":null,"lots":{"count":1,"oldest":"2020-01-02","long_term_quantity":100}}]},{"account_id":"acc_2","name":"Ann's Roth","type":"roth_ira","treatment":"tax_free","managed":true,"as_of":"2026-11-20","cash":0,"settled_cash":0,"value":30000,"holdings":[{"symbol":"BND","name":"BND","asset_class":"fixed_income","quantity":400,"price":75,"price_currency":"USD","price_date":"2026-11-20","value":30000,"value_reason":null,"weight_pct":30,"cost":30000,"unrealized_pl":0,"unrealized_pl_pct":0,"unrealized_pl_reason":null,"lots":{"count":1,"oldest":"2020-01-02","long_term_quantity":400}}]}],"totals":{"total_value":100000,"total_cash":10000,"holdings":2,"listed_value":90000,"cost":70000,"unrealized_pl":20000,"unrealized_pl_pct":0.2857,"unrealized_pl_coverage_pct":100,"unvalued":0},"reconciliation":{"reconciled":false,"stated":0,"computed":100000,"gap":-100000}}}
      {"source_id":"tool:get_household_holdings:v1","as_of":"2026-11-19","provider":"household","delay":"eod","simulated":true,"data":{"household_id":"hh_test","household_name":"Test","accounts":[{"account_id":"acc_1","name":"Joint","type":"joint","treatment":"taxable","managed":true,"as_of":"2026-11-19","cash":10000,"settled_cash":10000,"value":70000,"holdings":[{"symbol":"VOO","name":"VOO","asset_class":"us_equity","quantity":100,"price":600,"price_currency":"USD","price_date":"2026-11-20","value":60000,"value_reason":null,"weight_pct":60,"cost":40000,"unrealized_pl":20000,"unrealized_pl_pct":0.5,"unrealized_pl_reason":null,"lots":{"count":1,"oldest":"2020-01-02","long_term_quantity":100}}],"holdings_left_out":0},{"account_id":"acc_2","name":"Ann's Roth","type":"roth_ira","treatment":"tax_free","managed":true,"as_of":"2026-11-20","cash":0,"settled_cash":0,"value":30000,"holdings":[{"symbol":"BND","name":"BND","asset_class":"fixed_income","quantity":400,"price":75,"price_currency":"USD","price_date":"2026-11-20","value":30000,"value_reason":null,"weight_pct":30,"cost":30000,"unrealized_pl":0,"unrealized_pl_pct":0,"unrealized_pl_reason":null,"lots":{"count":1,"oldest":"2020-01-02","long_term_quantity":400}}],"holdings_left_out":0}],"totals":{"total_value":100000,"total_cash":10000,"holdings":2,"listed_value":90000,"cost":70000,"unrealized_pl":20000,"unrealized_pl_pct":0.2857,"unrealized_pl_coverage_pct":100,"unvalued":0},"reconciliation":{"reconciled":false,"stated":0,"computed":100000,"gap":-100000}}}
      {"view":"householdMember","view_state":{"household_id":"hh_test","tab":"accounts","show_holdings":true}}"
    `);
  });

  it("an account whose holdings all lack a price has no value, unless it has cash", async () => {
    const snapshot = household({
      accounts: [
        account({ id: "bare" }),
        account({ id: "cash", cash: { total: "5", settled: "5" } }),
        account({ id: "empty" }),
      ],
      holdings: ["bare", "cash"].map((account_id) =>
        holding("VOO", { account_id, price: null, asset_class: "us_equity" }),
      ),
    });
    const { result } = await run({}, { household: householdOf(snapshot), calendar });
    const accounts = result.data.accounts as { account_id: string; value: number | null }[];
    expect(accounts.map(({ account_id, value }) => [account_id, value])).toEqual([
      ["bare", null],
      ["cash", 5],
      ["empty", 0],
    ]);
  });

  it("filters by account, ticker or class, and keeps the household's total", async () => {
    for (const filter of [
      { account: "roth" },
      { symbol: "bnd" },
      { asset_class: "fixed_income" },
    ]) {
      const { result } = await run(filter);
      const accounts = result.data.accounts as { holdings: { symbol: string }[] }[];
      const symbols = accounts.flatMap(({ holdings }) => holdings.map(({ symbol }) => symbol));
      expect(symbols).toEqual(["BND"]);
      expect(result.data.totals).toMatchObject({ total_value: 100_000, listed_value: 30_000 });
    }
  });

  it("opens the panel with the same filter", async () => {
    const whole = { household_id: "hh_test", tab: "accounts", show_holdings: true };
    const shown = async (filter: unknown) => {
      const { view, highlight_ids } = await run(filter);
      return { ...view, highlight_ids };
    };
    const opened = (view_state: unknown, ...highlight_ids: string[]) => ({
      view: "householdMember",
      view_state,
      highlight_ids,
    });
    expect(await shown({})).toEqual(opened(whole));
    expect(await shown({ symbol: "bnd" })).toEqual(
      opened({ ...whole, holdings_search: "BND" }, "holding:BND"),
    );
    expect(await shown({ symbol: "TSLA" })).toEqual(opened({ ...whole, holdings_search: "TSLA" }));
    expect(await shown({ asset_class: "us_equity" })).toEqual(opened(whole, "holding:VOO"));
    expect(await shown({ account: "roth" })).toEqual(opened(whole, "account:acc_2"));
    expect(await shown({ account: "roth", symbol: "BND" })).toEqual(
      opened({ ...whole, holdings_search: "BND" }, "holding:BND"),
    );
    expect(await shown({ account: "roth", symbol: "VOO" })).toEqual(
      opened({ ...whole, holdings_search: "VOO" }),
    );
  });

  it("highlights nothing without a ticker", async () => {
    const named = holding("BND", { account_id: "acc_2", symbol: null, asset_class: "other" });
    const household = householdOf({ ...smiths, holdings: [...smiths.holdings, named] });
    const { result, highlight_ids } = await run({ asset_class: "other" }, { household, calendar });
    expect([result.data.totals, highlight_ids]).toMatchObject([{ holdings: 1 }, []]);
  });

  it("lists the account with an id, not those with the id in their names", async () => {
    const accounts = [
      account({ id: "Acc_1", name: "Joint" }),
      account({ id: "acc_2", name: "Once acc_1" }),
    ];
    const { result } = await run(
      { account: "Acc_1" },
      { household: householdOf(household({ accounts, holdings: [] })), calendar },
    );
    expect(result.data).toMatchObject({ accounts: [{ account_id: "Acc_1" }] });
  });

  it("lists nothing for an unknown account", async () => {
    const { result } = await run({ account: "401k" });
    expect(result.data).toMatchObject({ accounts: [], totals: { holdings: 0, listed_value: 0 } });
  });

  it("shows the model the 20 largest holdings of an account, and how many more there are", async () => {
    const holdings = Array.from({ length: 25 }, (_, index) =>
      holding(`F${index}`, { account_id: "acc_1", quantity: String(index + 1) }),
    );
    const many = householdOf({ ...smiths, holdings });
    const { result, shown } = await run({ account: "acc_1" }, { household: many, calendar });
    expect(result.data).toMatchObject({ accounts: [{ holdings: { length: 25 } }] });
    expect(shown.data).toMatchObject({
      accounts: [{ holdings: { length: 20, 0: { symbol: "F24" } }, holdings_left_out: 5 }],
    });
  });

  it("is dated by its oldest account", async () => {
    expect((await run({})).result).toMatchObject({ as_of: "2026-11-19", delay: "eod" });
    const bare = householdOf({ ...smiths, accounts: [], holdings: [] });
    const { as_of } = smiths.household.summary;
    expect((await run({}, { household: bare, calendar })).result).toMatchObject({ as_of });
  });

  it.each([[{ account: "" }], [{ symbol: "not a ticker" }], [{ asset_class: 7 }], [null]])(
    "refuses %j",
    async (raw) => {
      await expect(run(raw)).rejects.toMatchObject({ code: "invalid_arguments" });
    },
  );

  it("refuses when no household is chosen", async () => {
    await expect(run({}, { calendar })).rejects.toMatchObject({
      kind: "denied",
      code: "household_required",
    });
  });
});
