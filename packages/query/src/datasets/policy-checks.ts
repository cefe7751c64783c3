import { type Decimal, decimal, sum, zero } from "@advisor/domain/decimal";
import type * as Ips from "@advisor/domain/ips";
import type { Comparison } from "@advisor/domain/ips-check/comparison";
import { accountDimensions } from "../book/account-dimensions.ts";
import type { Dataset } from "../book/dataset.ts";
import { dayOf, name, ownName } from "../book/dimensions.ts";
import type { Facts } from "../book/facts.ts";
import { count, statedMeasure, usdWithin } from "../book/measures.ts";
import { securityDimensions } from "../book/positions.ts";
import type { Figure, Row } from "../book/row.ts";
import { policyRow } from "./policies.ts";

const { symbol, name: title, issuer, sector } = securityDimensions;

/** The policy's limits and lists, each compared with the holdings. */
export const policyChecks: Dataset = {
  noun: ["policy check", "policy checks"],
  dimensions: {
    policy: ownName("policy"),
    check: name("check", ["issuer", "sector", "prohibited", "restricted"]),
    ...{ symbol, name: title, issuer, sector },
    account: accountDimensions.account,
    status: name("status", ["ok", "breach", "active", "ended"]),
    until: dayOf("restricted until"),
  },
  measures: {
    // An issuer, its sector and a restricted security are the same dollars.
    market_value: usdWithin("market value", "check", { basis: ["quantity", "price"] }),
    weight: statedMeasure("weight", "percent"),
    look_through: statedMeasure("weight with funds opened", "percent"),
    limit: statedMeasure("limit", "percent"),
    excess: usdWithin("amount beyond the limit", "check"),
    count,
  },
  columns: ["weight", "limit", "excess"],
  title: ["check", "name", "status"],
  reads: ["funds"],
  rows: (facts) =>
    facts.comparisons().flatMap((comparison) => {
      const ips = facts.snapshot.household.ips.find(({ id }) => id === comparison.ips_id);
      if (ips === undefined || comparison.ips_id === null) return [];
      return [
        ...issuerRows(comparison, facts),
        ...sectorRows(comparison, facts),
        ...prohibitedRows(comparison, ips, facts),
        ...restrictedRows(comparison, ips, facts),
      ];
    }),
};

const nothing = {
  ...{ symbol: null, name: null, issuer: null, sector: null, account: null, until: null },
};
const stateless: Record<string, Figure> = {
  weight: "does_not_apply",
  look_through: "does_not_apply",
  limit: "does_not_apply",
  excess: "does_not_apply",
};

const orTotal = (value: number | null): Figure =>
  value === null ? "total_not_positive" : decimal(value);

function issuerRows(comparison: Comparison, facts: Facts): Row[] {
  const issuers = issuersOf(facts);
  return comparison.concentration.flatMap((one) => {
    if (one.limit_pct === null) return [];
    const part = `/issuer/${one.issuer_id ?? one.symbols[0] ?? one.name}`;
    return {
      ...policyRow(comparison, part, facts),
      dimensions: {
        ...nothing,
        policy: comparison.ips_name,
        check: "issuer",
        symbol: one.symbols[0] ?? null,
        name: one.name,
        issuer: one.issuer_id ?? issuers.get(one.symbols[0] ?? one.name) ?? null,
        status: one.breach ? "breach" : "ok",
      },
      figures: {
        market_value: decimal(one.value),
        weight: orTotal(one.direct_pct),
        look_through: orTotal(one.look_through_pct),
        limit: decimal(one.limit_pct),
        excess: orTotal(one.excess_if_reinvested_usd),
      },
    };
  });
}

/** By symbol, or by name where there is none. */
const issuersOf = ({ held }: Facts): ReadonlyMap<string, string | null> =>
  new Map(held.map(({ holding: { symbol, name }, issuer }) => [symbol ?? name, issuer]));

const sectorRows = (comparison: Comparison, facts: Facts): Row[] =>
  comparison.sectors.flatMap((one) => {
    if (one.limit_pct === null) return [];
    const over = decimal(one.value).minus(
      decimal(comparison.total_value ?? 0)
        .times(one.limit_pct)
        .div(100),
    );
    return {
      ...policyRow(comparison, `/sector/${one.sector}`, facts),
      dimensions: {
        ...nothing,
        policy: comparison.ips_name,
        check: "sector",
        name: one.sector,
        sector: one.sector,
        status: one.breach ? "breach" : "ok",
      },
      figures: {
        market_value: decimal(one.value),
        weight: orTotal(one.weight_pct),
        look_through: "does_not_apply",
        limit: decimal(one.limit_pct),
        excess: one.breach ? over.round(2) : zero,
      },
    };
  });

/** Prohibited securities: those held, by account, and those not held, as 0. */
function prohibitedRows(comparison: Comparison, ips: Ips.Info, facts: Facts): Row[] {
  const held = comparison.prohibited.map((one) => ({
    part: `/prohibited/${one.rule}/${one.account_id}/${one.symbol ?? one.name}`,
    names: { symbol: one.symbol, name: one.name },
    account: facts.accounts.get(one.account_id)?.account ?? null,
    status: "breach",
    value: one.value === null ? ("no_price" as const) : decimal(one.value),
  }));
  const rules = new Set(comparison.prohibited.map(({ rule }) => rule));
  const free = ips.constraints.prohibited
    .filter((rule) => !rules.has(rule))
    .map((rule) => ({
      part: `/prohibited/${rule}`,
      names: { symbol: rule, name: rule },
      account: null,
      status: "ok",
      value: zero,
    }));
  return [...held, ...free].map(({ part, names, account, status, value }) => ({
    ...policyRow(comparison, part, facts),
    dimensions: {
      ...nothing,
      ...names,
      policy: comparison.ips_name,
      check: "prohibited",
      account,
      status,
    },
    figures: { ...stateless, market_value: value },
  }));
}

/** A restriction includes its last day. */
const restrictedRows = (comparison: Comparison, ips: Ips.Info, facts: Facts): Row[] =>
  ips.constraints.restricted.map(({ symbol: restricted, until }) => ({
    ...policyRow(comparison, `/restricted/${restricted}`, facts),
    dimensions: {
      ...nothing,
      policy: comparison.ips_name,
      check: "restricted",
      symbol: facts.spelled(restricted),
      name: restricted,
      status: facts.as_of <= until ? "active" : "ended",
      until,
    },
    figures: { ...stateless, market_value: valueIn(comparison, restricted, facts) },
  }));

function valueIn({ scope }: Comparison, restricted: string, facts: Facts): Decimal {
  const symbolHeld = facts.spelled(restricted);
  return sum(
    facts.held
      .filter((one) => one.symbol === symbolHeld)
      .filter((one) => scope.account_ids.includes(one.holding.account_id))
      .flatMap((one) => one.position.market_value ?? []),
  );
}
