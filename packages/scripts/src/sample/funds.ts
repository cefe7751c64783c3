import type * as Security from "@advisor/domain/security";
import { listed } from "./securities.ts";
import {
  dividends,
  dowJones,
  growthTilt,
  largeCaps,
  nasdaq100,
  nestedFunds,
  realEstate,
  type Share,
  technology,
  totalMarket,
} from "./us-constituents.ts";
import {
  aggregate,
  developed,
  emerging,
  international,
  municipal,
  type Named,
  treasuries,
  worldBonds,
} from "./world-constituents.ts";

const asOf = "2026-10-30";

export const funds: readonly Security.Fund[] = [
  fund("AGG", "0.03", named(aggregate)),
  fund("BND", "0.03", named(aggregate)),
  fund("BNDX", "0.07", named(worldBonds)),
  fund("DIA", "0.16", shares(dowJones)),
  fund("ESGV", "0.09", shares(growthTilt)),
  fund("IVV", "0.03", shares(largeCaps)),
  fund("MUB", "0.05", named(municipal)),
  fund("QQQ", "0.20", shares(nasdaq100)),
  fund("SCHD", "0.06", shares(dividends)),
  fund("SPY", "0.09", shares(largeCaps)),
  fund("TIP", "0.18", named(treasuries)),
  { ...fund("TQQQ", "0.84", shares(nasdaq100)), leverage: "3" },
  fund("VEA", "0.05", named(developed)),
  fund("VGT", "0.09", shares(technology)),
  fund("VNQ", "0.13", shares(realEstate)),
  fund("VOO", "0.03", shares(largeCaps)),
  fund("VSGX", "0.10", named(international)),
  fund("VTEB", "0.05", named(municipal)),
  fund("VTI", "0.03", shares(totalMarket)),
  fund("VTTSX", "0.08", shares(nestedFunds)),
  fund("VWO", "0.08", named(emerging)),
  fund("VXUS", "0.07", named(international)),
];

function fund(
  symbol: string,
  expense_ratio_pct: string,
  constituents: Security.Fund["constituents"],
): Security.Fund {
  const { name } = listed(symbol).security;
  return { symbol, name, as_of: asOf, expense_ratio_pct, leverage: "1", constituents };
}

function shares(rows: readonly Share[]): Security.Fund["constituents"] {
  return rows.map(([symbol, weight]) => {
    const { name, issuer_id } = listed(symbol).security;
    return { symbol, name, issuer_id, weight };
  });
}

function named(rows: readonly Named[]): Security.Fund["constituents"] {
  return rows.map(([name, issuer_id, weight]) => ({ symbol: null, name, issuer_id, weight }));
}
