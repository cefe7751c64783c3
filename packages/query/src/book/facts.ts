import type { Dataset as Statements } from "@advisor/domain/brokerage/dataset";
import type { Day } from "@advisor/domain/day";
import { type Decimal, decimal } from "@advisor/domain/decimal";
import type * as Document from "@advisor/domain/document";
import type * as Holding from "@advisor/domain/holding";
import type * as Household from "@advisor/domain/household";
import { compareAll } from "@advisor/domain/ips-check/compare";
import type { Comparison } from "@advisor/domain/ips-check/comparison";
import type * as Note from "@advisor/domain/note";
import {
  issuerOf,
  shareOf,
  symbolNormalizer,
  withNormalizedSymbols,
} from "@advisor/domain/portfolio/symbol";
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
  /** The day of its account. */
  as_of: Day;
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

export function factsOf(loaded: Records): Facts {
  const records = { ...loaded, snapshot: withNormalizedSymbols(loaded.snapshot) };
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
    held: heldOf(records, accounts, spelled, as_of),
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
  newest: Day,
): HeldFact[] {
  const days = new Map(records.snapshot.accounts.map(({ id, as_of }) => [id, as_of]));
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
      issuer: issuers.get(holding) ?? issuerOf(holding),
      account: accounts.get(holding.account_id) ?? unknownAccount(null),
      as_of: days.get(holding.account_id) ?? newest,
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
 * The issuers that a fund's list names for stocks, and the options on them, whose file names none.
 * Without it, share classes stay separate.
 */
function issuersOf(
  { snapshot, funds }: Records,
  spelled: Facts["spelled"],
): Map<Holding.Info, string> {
  const unnamed = snapshot.holdings.flatMap((holding) => {
    const share = holding.issuer_id === null ? shareOf(holding) : undefined;
    return share === undefined ? [] : [[holding, spelled(share)] as const];
  });
  if (unnamed.length === 0) return new Map();
  const listed = new Map<string, string>();
  for (const fund of funds.values()) {
    for (const { symbol, issuer_id } of fund.constituents) {
      if (symbol !== null && issuer_id !== null) listed.set(spelled(symbol), issuer_id);
    }
  }
  return new Map(
    unnamed.flatMap(([holding, share]) => {
      const issuer = listed.get(share);
      return issuer === undefined ? [] : [[holding, issuer] as const];
    }),
  );
}
