import { cents, decimal, sum } from "@advisor/domain/decimal";
import * as Household from "@advisor/domain/household";
import { compareAll } from "@advisor/domain/ips-check/compare";
import { isUnpriced, valueAccounts } from "@advisor/domain/ips-check/value";
import { normalizeSymbol, withNormalizedSymbols } from "@advisor/domain/portfolio/symbol";
import type { HouseholdRow } from "./schema.ts";

/** A valid household as it is stored: with ids and a computed summary. */
export function buildHousehold(row: HouseholdRow, advisor: string | undefined): Household.Snapshot {
  const { accounts, holdings, unvested, ...household } = row;
  const parsed = Household.Snapshot.parse({
    household: {
      ...household,
      ...(unvested && {
        unvested: unvested.map((grant, index) => ({
          ...grant,
          id: grant.id ?? `vest_${index + 1}`,
          symbol: normalizeSymbol(grant.symbol),
          name: grant.name ?? grant.symbol,
        })),
      }),
      advisor_id: household.advisor_id ?? advisor,
      summary: { total_value: "0", out_of_band: null, as_of: latest(row) },
    },
    accounts: accounts.map(({ cash, ...account }) => ({
      ...account,
      household_id: row.id,
      cash: { ...cash, settled: cash.settled ?? cash.total },
    })),
    holdings: holdings.map(({ lots, ...holding }) => ({
      ...holding,
      security_id: holding.security_id ?? holding.symbol,
      lots: lots.map((lot, index) => ({ ...lot, id: lot.id ?? `lot_${index + 1}` })),
    })),
  });
  const snapshot = withNormalizedSymbols(parsed);
  return { ...snapshot, household: { ...snapshot.household, summary: summaryOf(snapshot) } };
}

const latest = ({ accounts }: HouseholdRow): string =>
  accounts
    .map(({ as_of }) => as_of)
    .toSorted()
    .at(-1) ?? "";

function summaryOf(snapshot: Household.Snapshot): Household.Info["summary"] {
  const { as_of } = snapshot.household.summary;
  const valuation = valueAccounts(snapshot.accounts, snapshot.holdings);
  const isUnknown = isUnpriced(valuation) && valuation.cash.eq(0);
  const compared = compareAll({ snapshot, today: as_of, funds: new Map() }).filter(
    ({ status }) => status === "ok",
  );
  const breaches = compared.map(
    ({ classes }) =>
      classes.filter(({ status }) => status === "above_max" || status === "below_min").length,
  );
  return {
    total_value: isUnknown ? null : cents(valuation.total).toFixed(2),
    out_of_band: compared.length === 0 ? null : sum(breaches.map(decimal)).toNumber(),
    as_of,
  };
}
