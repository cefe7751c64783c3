import { mkdir, writeFile } from "node:fs/promises";
import type { FileHousehold } from "./file.ts";

type Cells = Record<string, string | number | boolean | null | undefined>;

/** The household as a folder of tables, as the guide describes them. */
export async function writeTables(file: FileHousehold, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, rows] of Object.entries(tablesOf(file))) {
    if (rows.length > 0) await writeFile(`${folder}/${name}.csv`, table(rows));
  }
}

/** A table without rows says that there were none; a missing table says nothing. */
const emptyOr = (rows: Cells[] | undefined, ...columns: string[]): Cells[] =>
  rows?.length === 0 ? [Object.fromEntries(columns.map((name) => [name, header]))] : (rows ?? []);
const header = null;

function table(rows: readonly Cells[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const filled = rows.filter((row) => Object.values(row).some((value) => value !== header));
  const lines = filled.map((row) => columns.map((column) => cell(row[column])).join(","));
  return `${columns.join(",")}\n${lines.join("\n")}\n`;
}

const cell = (value: Cells[string]): string => {
  const text = String(value ?? "");
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const joined = (values: readonly string[] | undefined): string | undefined => values?.join("|");

function tablesOf(file: FileHousehold): Record<string, Cells[]> {
  const { id, name, members, accounts, holdings, ips, needs } = file;
  const household_id = id;
  return {
    households: [{ id, name }],
    members: members.map((one) => ({ household_id, ...one })),
    accounts: accounts.map(({ cash, pending: _, owner_ids, ...one }) => ({
      ...{ household_id, ...one, owner_ids: joined(owner_ids) },
      ...{ cash_total: cash.total, cash_settled: cash.settled, cash_settles: cash.settles },
    })),
    pending: accounts.flatMap(({ id: account_id, pending }) =>
      pending.map((one) => ({ account_id, ...one })),
    ),
    holdings: holdings.map(({ lots: _, price, asset_class_mix: mix, ...one }) => ({
      ...one,
      asset_class_mix: joined(mix?.map((part) => `${part.class}:${part.weight}`)),
      ...{ price: price?.amount, price_date: price?.date, currency: price?.currency },
      ...{ fx_rate: price?.fx_rate, fx_date: price?.fx_date },
    })),
    lots: holdings.flatMap(({ account_id, symbol, security_id, lots }) =>
      lots.map((lot) => ({ account_id, symbol, security_id, ...lot })),
    ),
    policies: ips.map(({ constraints, rebalance, targets: _, scope, ...one }) => {
      const { liquidity_reserve: kept, prohibited, restricted, ...limits } = constraints;
      return {
        ...{ household_id, ...one, ...limits, scope: joined(scope) },
        ...{ rebalance_mode: rebalance.mode, min_trade: rebalance.min_trade },
        prohibited: joined(prohibited),
        restricted: joined(restricted?.map((rule) => `${rule.symbol}:${rule.until}`)),
        reserve_amount: kept && "amount" in kept ? kept.amount : undefined,
        reserve_months: kept && "months" in kept ? kept.months : undefined,
        reserve_monthly_spend: kept && "months" in kept ? kept.monthly_spend : undefined,
      };
    }),
    targets: ips.flatMap(({ id: policy_id, targets }) =>
      targets.map((target) => ({ policy_id, ...target })),
    ),
    needs: needs.map((need) => ({ household_id, ...need })),
    valuations: file.valuations ?? [],
    transfers: emptyOr(file.transfers, "account_id", "day", "type", "amount", "status"),
    unvested: (file.unvested ?? []).map(({ price, ...grant }) => ({
      ...grant,
      ...{ price: price?.amount, price_date: price?.date },
    })),
    fees: emptyOr(file.fees, "account_id", "day", "amount"),
  };
}
