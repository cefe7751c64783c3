import { expect, test } from "vitest";
import * as fixture from "../context.fixture.ts";
import { holdingsSource } from "./holdings.ts";
import { householdSource } from "./household.ts";
import { ipsSource } from "./ips.ts";

const { rowsOf, today } = fixture;

test("the household at each level", async () => {
  expect(await rowsOf(householdSource, "summary", fixture.smiths)).toMatchInlineSnapshot(`
    "
    household: Smith family (hh_d1)
    members: Laura Smith (primary, 52); Paul Smith (spouse)
    total value: 1000000.00 USD as of 2026-11-20 (simulated)
    classes out of band: 2
    risk tolerance: moderate
    next meeting: 2026-12-02T16:00:00Z
    "
  `);
  expect(await rowsOf(householdSource, "default", fixture.okafors)).toMatchInlineSnapshot(`
    "
    household: Okafor family (hh_test)
    members: none
    total value: 100000.00 USD as of 2026-11-20 (simulated)
    classes out of band: 0
    risk tolerance: moderate
    next meeting: none planned
    cash need: tax of 25000.00 USD due 2027-01-15: Fourth estimated payment
    policy: Test policy (ips_test), in effect from 2026-01-01, covers every managed account
    "
  `);
  expect(await rowsOf(householdSource, "detailed", fixture.smiths)).toMatchInlineSnapshot(`
    "
    household: Smith family (hh_d1)
    members: Laura Smith (primary, 52); Paul Smith (spouse)
    total value: 1000000.00 USD as of 2026-11-20 (simulated)
    classes out of band: 2
    risk tolerance: moderate
    next meeting: 2026-12-02T16:00:00Z
    policy: Test policy (ips_test), in effect from 2026-01-01, covers every managed account
    born: Laura Smith on 1974-03-02
    "
  `);
});

test("cash needs are sorted by date, and an overdue one is marked", async () => {
  const need = { id: "n", account_id: null, kind: "fee" as const, amount: "1", note: "Fee" };
  const needs = ["2027-01-04", "2026-11-19", today].map((due) => ({ ...need, due }));
  const needy = { ...fixture.smiths, household: { ...fixture.smiths.household, needs } };
  const rows = (await rowsOf(householdSource, "default", needy)).split("\n");
  expect(rows.filter((row) => row.startsWith("cash need"))).toEqual([
    "cash need: fee of 1.00 USD due 2026-11-19 (overdue): Fee",
    "cash need: fee of 1.00 USD due 2026-11-20: Fee",
    "cash need: fee of 1.00 USD due 2027-01-04: Fee",
  ]);
});

test("members that do not fit on one line are counted", async () => {
  const members = Array.from({ length: 12 }, (_, count) => ({
    id: `mem_${count}`,
    name: `Bartholomew Featherstonehaugh ${count}`,
    role: "beneficiary" as const,
    birth_date: null,
  }));
  const many = { ...fixture.smiths, household: { ...fixture.smiths.household, members } };
  const line = (await rowsOf(householdSource, "summary", many)).split("\n")[2];
  expect(line).toMatch(/^members: Bartholomew .* 4 \(beneficiary\); 7 more$/);
  expect(await rowsOf(householdSource, "summary", many)).toContain("next meeting: 2026-12-02");
});

test("the policy at each level", async () => {
  expect(await rowsOf(ipsSource, "summary", fixture.smiths)).toMatchInlineSnapshot(`
    "
    classes out of band: 2 (us_equity above_max, fixed_income below_min); total 1000000.00 USD, settled cash 50000.00 USD, cash floor 30000.00 USD
    "
  `);
  expect(await rowsOf(ipsSource, "default", fixture.smiths)).toMatchInlineSnapshot(`
    "
    classes out of band: 2 (us_equity above_max, fixed_income below_min); total 1000000.00 USD, settled cash 50000.00 USD, cash floor 30000.00 USD
    us_equity: 532000.00 USD, 53.20%, target 45.00%, band 40.00% to 50.00%, drift +8.20 pp (+82000.00 USD), above_max
    fixed_income: 238000.00 USD, 23.80%, target 30.00%, band 25.00% to 35.00%, drift -6.20 pp (-62000.00 USD), below_min
    intl_equity: 120000.00 USD, 12.00%, target 15.00%, band 12.00% to 18.00%, drift -3.00 pp (-30000.00 USD), in_band
    alternatives: 60000.00 USD, 6.00%, target 5.00%, band 0.00% to 8.00%, drift +1.00 pp (+10000.00 USD), in_band
    cash: 50000.00 USD, 5.00%, target 5.00%, band 3.00% to 10.00%, drift 0.00 pp (0.00 USD), in_band
    "
  `);
  expect(await rowsOf(ipsSource, "detailed", fixture.okafors)).toMatchInlineSnapshot(`
    "
    classes out of band: 0; total 100000.00 USD, settled cash 0.00 USD, cash floor 25000.00 USD, cash shortfall 25000.00 USD
    over the limit: Microsoft, 40000.00 USD, 40.00% directly, with what its funds hold 40.00%, limit 10.00%
    over the limit: sector technology, 40000.00 USD, 40.00%, limit 35.00%
    restricted: MSFT is not to be traded until 2027-01-29
    us_equity: 40000.00 USD, 40.00%, target 40.00%, band 35.00% to 45.00%, drift 0.00 pp (0.00 USD), in_band
    fixed_income: 60000.00 USD, 60.00%, target 60.00%, band 55.00% to 65.00%, drift 0.00 pp (0.00 USD), in_band
    cash: 0.00 USD, 0.00%, target 0.00%, no band, drift 0.00 pp (0.00 USD), unclassified
    data quality: stale_price: FIXED_INCOME is valued at its price of 2026-08-31.
    data quality: dates_differ: Joint: positions of 2026-11-20, prices of 2026-08-31.
    proposed to the bands: us_equity -10833.33 USD
    proposed to the bands: fixed_income -14166.67 USD
    proposed to the bands: cash +25000.00 USD
    proposed to the targets: us_equity -10833.33 USD
    proposed to the targets: fixed_income -14166.67 USD
    proposed to the targets: cash +25000.00 USD
    conflict: restricted: $10,833.33 of US equity cannot be sold: MSFT may not be traded yet.
    conflict: legs_incomplete: $10,833.33 of cash cannot be raised inside the accounts in scope.
    cash need: tax of 25000.00 USD due 2027-01-15: Fourth estimated payment
    "
  `);
});

test("several policies, one invalid, have rows under their own names", async () => {
  expect(await rowsOf(ipsSource, "default", fixture.whitcombs)).toMatchInlineSnapshot(`
    "
    Family policy: classes out of band: 2 (us_equity above_max, cash below_min); total 100000.00 USD, settled cash 10000.00 USD, cash floor 15000.00 USD, cash shortfall 5000.00 USD
    Legacy policy: policy invalid: targets_sum; total 500.00 USD, settled cash 0.00 USD
    Legacy policy: prohibited: PM in acc_b, 500.00 USD, by the rule PM
    Family policy: us_equity: 90000.00 USD, 90.00%, target 80.00%, band 70.00% to 85.00%, drift +10.00 pp (+10000.00 USD), above_max
    Family policy: cash: 10000.00 USD, 10.00%, target 20.00%, band 15.00% to 25.00%, drift -10.00 pp (-10000.00 USD), below_min
    Legacy policy: us_equity: 500.00 USD, 100.00%
    Legacy policy: cash: 0.00 USD, 0.00%
    "
  `);
});

test("a household without a policy, and an empty household", async () => {
  expect(await rowsOf(ipsSource, "default", fixture.delacroix)).toMatchInlineSnapshot(`
    "
    no policy in effect, nothing to compare with; total 92000.00 USD, settled cash 0.00 USD
    us_equity: 92000.00 USD, 100.00%
    cash: 0.00 USD, 0.00%
    data quality: unvalued: 1 of 2 positions have no value and are not in the total.
    "
  `);
  expect(await rowsOf(ipsSource, "default", fixture.empty)).toMatchInlineSnapshot(`
    "
    no policy in effect, nothing to compare with; total 0.00 USD, settled cash 0.00 USD
    cash: 0.00 USD, unknown
    "
  `);
});

test("the holdings at each level", async () => {
  expect(await rowsOf(holdingsSource, "summary", fixture.okafors)).toMatchInlineSnapshot(`
    "
    total: 100000.00 USD, cash 0.00 USD, holdings: 2, accounts: 2
    unrealized gain: 12712.00 USD (14.56%), known for 100.00% of the value
    "
  `);
  expect(await rowsOf(holdingsSource, "default", fixture.whitcombs)).toMatchInlineSnapshot(`
    "
    total: 105500.00 USD, cash 10000.00 USD, holdings: 3, accounts: 3
    unrealized gain: 0.00 USD (0.00%), known for 100.00% of the value
    unreconciled: stated 0.00 USD, computed 105500.00 USD, gap -105500.00 USD
    account: Family Trust (acc_a), joint, taxable, 100000.00 USD, of it cash 10000.00 USD, as of 2026-11-20
    account: Legacy Trust (acc_b), joint, taxable, 500.00 USD, of it cash 0.00 USD, as of 2026-11-20
    account: Old 401(k) (acc_c), 401k, tax_deferred, held away, 5000.00 USD, of it cash 0.00 USD, as of 2026-11-20
    US_EQUITY in Family Trust: 90000 at 1 USD, 90000.00 USD, 85.31%, us_equity, gain 0.00 USD (0.00%)
    FIXED_INCOME in Old 401(k): 5000 at 1 USD, 5000.00 USD, 4.74%, fixed_income, gain 0.00 USD (0.00%)
    PM in Legacy Trust: 500 at 1 USD, 500.00 USD, 0.47%, us_equity, gain 0.00 USD (0.00%)
    "
  `);
  expect(await rowsOf(holdingsSource, "detailed", fixture.okafors)).toMatchInlineSnapshot(`
    "
    total: 100000.00 USD, cash 0.00 USD, holdings: 2, accounts: 2
    unrealized gain: 12712.00 USD (14.56%), known for 100.00% of the value
    account: Stock plan (acc_plan), joint, taxable, 40000.00 USD, of it cash 0.00 USD, as of 2026-11-20
    account: Joint (acc_joint), joint, taxable, 60000.00 USD, of it cash 0.00 USD, as of 2026-11-20
    FIXED_INCOME in Joint: 60000 at 1 USD of 2026-08-31, 60000.00 USD, 60.00%, fixed_income, gain 0.00 USD (0.00%)
    lot of FIXED_INCOME: 60000, acquired 2020-01-02, cost 1 USD each, purchase
    MSFT in Stock plan: 100 at 400 USD, 40000.00 USD, 40.00%, us_equity, gain 12712.00 USD (46.58%)
    lot of MSFT: 60, acquired 2021-08-31, cost 168.40 USD each, purchase
    lot of MSFT: 40, acquired 2026-02-27, cost 429.60 USD each, purchase
    "
  `);
});

test("each account's holding has its own lots", async () => {
  const rows = (await rowsOf(holdingsSource, "detailed", fixture.twice)).split("\n");
  expect(rows.filter((row) => /VOO/.test(row))).toEqual([
    "VOO in Joint: 3 at 1 USD, 3.00 USD, 75.00%, no single class, gain 0.00 USD (0.00%)",
    "lot of VOO: 3, acquired 2020-01-02, cost 1 USD each, purchase",
    "VOO in Roth: 1 at 1 USD, 1.00 USD, 25.00%, no single class, gain 0.00 USD (0.00%)",
    "lot of VOO: 1, acquired 2020-01-02, cost 1 USD each, purchase",
  ]);
});

test("unknown costs, unknown prices and gaps in the data are stated", async () => {
  expect(await rowsOf(holdingsSource, "default", fixture.delacroix)).toMatchInlineSnapshot(`
    "
    total: 92000.00 USD, cash 0.00 USD, holdings: 2, accounts: 1
    without a value: 1
    unreconciled: stated 93000.00 USD, computed 92000.00 USD, gap 1000.00 USD
    account: Joint (acc_joint), joint, taxable, 92000.00 USD, of it cash 0.00 USD, as of 2026-11-20
    XOM in Joint: 800 at 115 USD, 92000.00 USD, 100.00%, us_equity, gain unknown (no_basis)
    Harbor (Fund) b in Joint: 1, value unknown (no_price), no single class, gain unknown (no_lots)
    "
  `);
  expect(await rowsOf(holdingsSource, "default", fixture.empty)).toMatchInlineSnapshot(`
    "
    total: 0.00 USD, cash 0.00 USD, holdings: 0, accounts: 0
    "
  `);
});
