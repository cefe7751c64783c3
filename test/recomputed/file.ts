/** The parts of an import file that this test fills, as text and as the guide describes them. */
export interface FileLot {
  id: string;
  quantity: string;
  acquired?: string;
  cost_per_share?: string;
  source: string;
}

export interface FileHolding {
  account_id: string;
  symbol?: string;
  security_id?: string;
  name: string;
  kind: string;
  issuer_id?: string;
  sector?: string;
  asset_class?: string;
  asset_class_mix?: { class: string; weight: string }[];
  quantity: string;
  multiplier: string;
  price?: {
    amount: string;
    date: string;
    currency?: string;
    fx_rate?: string | undefined;
    fx_date?: string;
  };
  lots: FileLot[];
}

export interface FileAccount {
  id: string;
  name: string;
  type: string;
  owner_ids: string[];
  custodian: string;
  managed: boolean;
  as_of: string;
  cash: { total: string; settled?: string; settles?: string };
  pending: { direction: string; amount: string }[];
}

export interface FilePolicy {
  id: string;
  name: string;
  effective: string;
  scope?: string[];
  targets: { class: string; target: string; min?: string; max?: string }[];
  constraints: {
    max_single_issuer_pct?: string;
    max_sector_pct?: string;
    prohibited?: string[];
    restricted?: { symbol: string; until: string }[];
    liquidity_reserve?: { amount: string } | { months: string; monthly_spend: string };
    max_annual_realized_gain?: string;
  };
  rebalance: { mode: string; min_trade?: string };
}

export interface FileGrant {
  account_id: string;
  symbol: string;
  name: string;
  quantity: string;
  vests?: string;
  price?: { amount: string; date: string };
}

export interface FileHousehold {
  id: string;
  name: string;
  members: { id: string; name: string; role: string }[];
  accounts: FileAccount[];
  holdings: FileHolding[];
  ips: FilePolicy[];
  needs: { id: string; account_id: string | null; kind: string; amount: string; due: string }[];
  valuations?: { account_id: string; day: string; value: string }[];
  transfers?: { account_id: string; day: string; type: string; amount: string; status: string }[];
  unvested?: FileGrant[];
  fees?: { account_id: string; day: string; amount: string }[];
}
