import type { Dataset as Statements } from "@advisor/domain/brokerage/dataset";
import type { Day } from "@advisor/domain/day";
import { type Decimal, decimal } from "@advisor/domain/decimal";
import type * as Document from "@advisor/domain/document";
import type * as Holding from "@advisor/domain/holding";
import type * as Household from "@advisor/domain/household";
import { compareAll } from "@advisor/domain/ips-check/compare";
import type { Comparison } from "@advisor/domain/ips-check/comparison";
import type * as Note from "@advisor/domain/note";
import { symbolNormalizer, withNormalizedSymbols } from "@advisor/domain/portfolio/symbol";
import { type Position, position } from "@advisor/domain/position";
import type * as Security from "@advisor/domain/security";
import type * as Task from "@advisor/domain/task";
import {
  type AccountDimensions,
  dimensionsOfAccounts,
  unknownAccount,
} from "./account-dimensions.ts";

/** A household's stored records. A missing statement is an absent section. */
export interface StoredRecords {
  snapshot: Household.Snapshot;
  statements: Partial<Statements>;
  documents: readonly Document.Info[];
  tasks: readonly Task.Info[];
  notes: readonly Note.Info[];
}

/** The household's records with reference data about its securities. */
export interface Records extends StoredRecords {
  /** The disclosed holdings of the household's funds, by symbol. */
  funds: ReadonlyMap<string, Security.Fund>;
}

export interface HeldFact {
  holding: Holding.Info;
  position: Position;
  /** The ticker in its normalized spelling, or the security's id if it has none. */
  symbol: string;
  issuer: string | null;
  account: AccountDimensions;
}

/** The records with values that several datasets derive from them. */
export interface Facts extends Records {
  as_of: Day;
  /** By account id. */
  accounts: ReadonlyMap<string, AccountDimensions>;
  held: readonly HeldFact[];
  /** The normalized spelling of a symbol. */
  spelled: (symbol: string) => string;
  /** Looks an account up by name, because statements have no account ids. */
  accountNamed: (name: string) => AccountDimensions;
  comparisons: () => Comparison[];
}

export function factsOf(given: Records): Facts {
  const records = { ...given, snapshot: withNormalizedSymbols(given.snapshot) };
  const { snapshot, statements, funds } = records;
  const as_of = dayOf(snapshot);
  const accounts = dimensionsOfAccounts(snapshot, as_of);
  const named = new Map([...accounts.values()].map((one) => [one.account, one]));
  const spelled = symbolNormalizer(symbolsOf(records));
  return {
    ...records,
    as_of,
    accounts,
    spelled,
    held: heldOf(records, accounts, spelled),
    accountNamed: (name) => named.get(name) ?? unknownAccount(name),
    comparisons: () => compareAll({ snapshot, today: as_of, funds }),
    statements,
  };
}

/** The newest date of the accounts, which counts as the household's today. */
const dayOf = ({ household, accounts }: Household.Snapshot): Day =>
  accounts
    .map((account) => account.as_of)
    .sort()
    .at(-1) ?? household.summary.as_of;

function symbolsOf({ snapshot, statements, funds }: Records): string[] {
  const rows = [
    ...snapshot.holdings,
    ...(statements.quotes?.quotes ?? []),
    ...(statements.activity?.trades ?? []),
    ...[...funds.values()].flatMap((fund) => fund.constituents),
  ];
  return rows.flatMap(({ symbol }) => symbol ?? []);
}

function heldOf(
  records: Records,
  accounts: Facts["accounts"],
  spelled: Facts["spelled"],
): HeldFact[] {
  const changes = changesOf(records.statements, spelled);
  const issuers = issuersOf(records, spelled);
  return records.snapshot.holdings.map((holding) => {
    const symbol = holding.symbol === null ? holding.security_id : spelled(holding.symbol);
    const change = changes.get(symbol);
    const sameDay = change !== undefined && change.day === holding.price?.date;
    return {
      holding,
      symbol,
      position: position(holding, sameDay ? change.pct : null),
      issuer:
        holding.issuer_id ?? (holding.kind === "stock" ? (issuers.get(symbol) ?? null) : null),
      account: accounts.get(holding.account_id) ?? unknownAccount(null),
    };
  });
}

/** A quote's day change applies only to a holding that is priced on the day of the quotes. */
function changesOf({ quotes }: Partial<Statements>, spelled: Facts["spelled"]) {
  const changes = new Map<string, { day: Day; pct: Decimal }>();
  for (const { symbol, change_pct } of quotes?.quotes ?? []) {
    if (quotes === undefined || change_pct === null) continue;
    changes.set(spelled(symbol), { day: quotes.as_of, pct: decimal(change_pct) });
  }
  return changes;
}

/**
 * If the file names no issuer, share classes stay separate unless a fund's list names their issuer.
 */
function issuersOf({ snapshot, funds }: Records, spelled: Facts["spelled"]): Map<string, string> {
  const unnamed = snapshot.holdings.some((one) => one.kind === "stock" && one.issuer_id === null);
  const issuers = new Map<string, string>();
  if (!unnamed) return issuers;
  for (const fund of funds.values()) {
    for (const { symbol, issuer_id } of fund.constituents) {
      if (symbol !== null && issuer_id !== null) issuers.set(spelled(symbol), issuer_id);
    }
  }
  return issuers;
}
