import type * as Security from "@advisor/domain/security";
import type { FundCard } from "@advisor/tools/market-ports";
import {
  disruptive,
  dividendGrowth,
  growth,
  indian,
  sectorEnergy,
  sectorFinancials,
  sectorHealth,
  sectorTechnology,
  value,
} from "./sector-constituents.ts";
import { listingOf, listings } from "./securities.ts";
import {
  dividends,
  dowJones,
  growthTilt,
  type ListedConstituent,
  largeCaps,
  nasdaq100,
  nestedFunds,
  realEstate,
  technology,
  totalMarket,
} from "./us-constituents.ts";
import {
  aggregate,
  bills,
  corporate,
  developed,
  emerging,
  gold,
  highYield,
  international,
  municipal,
  treasuries,
  type UnlistedConstituent,
  worldBonds,
} from "./world-constituents.ts";

const asOf = "2026-10-30";

export const funds: readonly Security.Fund[] = [
  fund("AGG", named(aggregate)),
  fund("ARKK", shares(disruptive)),
  fund("BIL", named(bills)),
  fund("BND", named(aggregate)),
  fund("BNDX", named(worldBonds)),
  fund("DIA", shares(dowJones)),
  fund("EEM", named(emerging)),
  fund("EFA", named(developed)),
  fund("ESGV", shares(growthTilt)),
  fund("GLD", named(gold)),
  fund("HYG", named(highYield)),
  fund("IAU", named(gold)),
  fund("IEF", named(treasuries)),
  fund("IEFA", named(developed)),
  fund("INDA", shares(indian)),
  fund("IVV", shares(largeCaps)),
  fund("LQD", named(corporate)),
  fund("MUB", named(municipal)),
  fund("QQQ", shares(nasdaq100)),
  fund("SCHD", shares(dividends)),
  fund("SHY", named(treasuries)),
  fund("SPY", shares(largeCaps)),
  fund("TIP", named(treasuries)),
  fund("TLT", named(treasuries)),
  { ...fund("TQQQ", shares(nasdaq100)), leverage: "3" },
  fund("VEA", named(developed)),
  fund("VGT", shares(technology)),
  fund("VIG", shares(dividendGrowth)),
  fund("VNQ", shares(realEstate)),
  fund("VOO", shares(largeCaps)),
  fund("VSGX", named(international)),
  fund("VTEB", named(municipal)),
  fund("VTI", shares(totalMarket)),
  fund("VTTSX", shares(nestedFunds)),
  fund("VTV", shares(value)),
  fund("VUG", shares(growth)),
  fund("VWO", named(emerging)),
  fund("VXUS", named(international)),
  fund("XLE", shares(sectorEnergy)),
  fund("XLF", shares(sectorFinancials)),
  fund("XLK", shares(sectorTechnology)),
  fund("XLV", shares(sectorHealth)),
];

function fund(symbol: string, constituents: Security.Fund["constituents"]): Security.Fund {
  const { security, expenseRatioPct } = listingOf(symbol);
  return {
    symbol,
    name: security.name,
    as_of: asOf,
    expense_ratio_pct: expenseRatioPct,
    leverage: "1",
    constituents,
  };
}

/** Every listed fund, including those without disclosed holdings. */
export const fundCards: readonly FundCard[] = listings
  .filter(({ security }) => security.kind !== "stock" && security.kind !== "index")
  .map(({ security, expenseRatioPct }) => ({
    symbol: security.symbol,
    name: security.name,
    asset_class: security.asset_class,
    expense_ratio_pct: expenseRatioPct,
  }));

function shares(rows: readonly ListedConstituent[]): Security.Fund["constituents"] {
  return rows.map(([symbol, weight]) => {
    const { name, issuer_id } = listingOf(symbol).security;
    return { symbol, name, issuer_id, weight };
  });
}

function named(rows: readonly UnlistedConstituent[]): Security.Fund["constituents"] {
  return rows.map(([name, issuer_id, weight]) => ({ symbol: null, name, issuer_id, weight }));
}
