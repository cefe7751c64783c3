import type * as Holding from "@advisor/domain/holding";
import type * as Household from "@advisor/domain/household";
import type * as Lot from "@advisor/domain/lot";
import { buildPortfolio, type Portfolio } from "@advisor/domain/portfolio/portfolio";
import { withNormalizedSymbols } from "@advisor/domain/portfolio/symbol";
import { householdSource as sourceOf } from "@advisor/tools/household-source";
import { formatExact, formatPercent, formatRatio, formatUsd } from "../figures.ts";
import { includesLevel, type Level } from "../level.ts";
import { accountWords, phrasePattern } from "../phrases.ts";
import { shortName } from "../plain-line.ts";
import { type SourceRows, source } from "../source.ts";
import type { SourceInput } from "../source-input.ts";

interface Value {
  snapshot: Household.Snapshot;
  owned: Portfolio;
}

type Account = Portfolio["accounts"][number];
type Row = Account["holdings"][number];

const everything = { account: null, symbol: null, asset_class: null };

/** The household's holdings, valued as in get_household_holdings. */
export const holdingsSource = source<SourceInput, Value>({
  key: "holdings",
  position: 3,
  brief: "summary",
  tool: "get_household_holdings",
  asked: {
    clear: phrasePattern(
      "portfolios?",
      "(?:cost|tax) basis|unreali[sz]ed",
      "(?:tax|every|each|all|which|open|the|by) lots?|lot by lot",
      "net worth|aum|assets under management|total (?:assets|value)",
      `(?:in|into|of|from|across|show|about|inside) (?:(?:the|their|her|his|our|my|both|each|every|all|\\w+'s) )*(?:${accountWords}|accounts?)`,
      "(?:all|both|every|each|which|the|their|her|his|my|our|how many) accounts?|account by account|accounts",
      "(?:do|does|did|can|are|is) (?:they|we|she|he|i|the \\w+|\\w+) (?:still |already |currently )?(?:own|hold|have (?:any|in|shares|a position))",
      "(?:they|we|she|he|i) (?:still |already |currently )?(?:owns?|holds?|(?:are|is|am) (?:invested|holding|sitting on))",
      "how (?:much|many) (?:\\w+ ){0,4}(?:do|does|did) (?:they|we|she|he|i|the \\w+)",
      "(?:how much|available|uninvested|idle|settled) cash|cash (?:balance|position)s?|sitting in cash",
      "(?:largest|biggest|top|smallest|main|worst|best)(?:[- ]performing)? (?:\\w+ )?(?:position|holding|investment)s?",
      "winners|losers|tax[- ]loss|harvest(?:ing|able)?",
      "(?:their|her|his|our|my|the (?:client|family|household|couple)'s) (?:\\w+ )?(?:holdings?|positions?|shares|stocks?|bonds|funds|etfs?|investments?|exposure|gains?|loss(?:es)?|assets|money|balances?)",
      "what (?:do|does) (?:they|we|she|he|i|the \\w+) (?:own|hold|have)",
      "what (?:are|is) (?:they|we|she|he|the \\w+|\\w+) invested in",
    ),
    loose: phrasePattern(
      "holdings?|positions?",
      "(?:how many|number of) shares",
      "invested|investments",
      "exposure|exposed",
      "gains?|loss(?:es)?|p&l|p/l",
      "balances?",
      "lots",
    ),
  },
  room: { summary: 150, default: 800, detailed: 3_000 },
  whole: "get_household_holdings",
  async load({ ports, today }) {
    const snapshot = withNormalizedSymbols(await ports.snapshot());
    return { snapshot, owned: buildPortfolio(snapshot, everything, today) };
  },
  render,
});

function render({ snapshot, owned }: Value, level: Level): SourceRows {
  const rows = [...totals(owned)];
  if (includesLevel(level, "default")) {
    rows.push(...owned.accounts.map(accountRow));
    const lots = includesLevel(level, "detailed") ? snapshot.holdings : [];
    rows.push(...byValue(owned).flatMap((one) => [holdingRow(one), ...lotRows(one, lots)]));
  }
  return { as_of: sourceOf(snapshot).as_of, rows };
}

function totals({ totals: all, accounts, reconciliation }: Portfolio): string[] {
  const { stated, computed, gap } = reconciliation;
  return [
    `total: ${formatUsd(all.total_value)}, cash ${formatUsd(all.total_cash)}, holdings: ${all.holdings}, accounts: ${accounts.length}`,
    ...(all.unrealized_pl === null
      ? []
      : [
          `unrealized gain: ${formatUsd(all.unrealized_pl)} (${formatRatio(all.unrealized_pl_pct)}), known for ${formatPercent(all.unrealized_pl_coverage_pct)} of the value`,
        ]),
    ...(all.unvalued === 0 ? [] : [`without a value: ${all.unvalued}`]),
    ...(reconciliation.reconciled
      ? []
      : [
          `unreconciled: stated ${formatUsd(stated)}, computed ${formatUsd(computed)}, gap ${formatUsd(gap)}`,
        ]),
  ];
}

function accountRow({ account_id, name, type, treatment, managed, value, cash, as_of }: Account) {
  const held = managed ? "" : ", held away";
  return `account: ${shortName(name)} (${account_id}), ${type}, ${treatment}${held}, ${formatUsd(value)}, of it cash ${formatUsd(cash)}, as of ${as_of}`;
}

interface HeldPosition {
  account: Account;
  row: Row;
}

/** Over all accounts, largest first. */
const byValue = ({ accounts }: Portfolio): HeldPosition[] =>
  accounts
    .flatMap((account) => account.holdings.map((row) => ({ account, row })))
    .sort((a, b) => Math.abs(b.row.value ?? 0) - Math.abs(a.row.value ?? 0));

function holdingRow({ account, row }: HeldPosition): string {
  const { price, price_currency, price_date, value, value_reason } = row;
  const priced =
    price === null
      ? ""
      : ` at ${formatExact(price)} ${price_currency}${price_date === account.as_of ? "" : ` of ${price_date}`}`;
  const worth =
    value === null
      ? `value unknown (${value_reason})`
      : `${formatUsd(value)}, ${formatPercent(row.weight_pct)}`;
  return `${nameOf(row)} in ${shortName(account.name)}: ${formatExact(row.quantity)}${priced}, ${worth}, ${row.asset_class ?? "no single class"}, ${gainOf(row)}`;
}

const nameOf = ({ symbol, name }: Row): string => symbol ?? shortName(name);

const gainOf = ({ unrealized_pl, unrealized_pl_pct, unrealized_pl_reason }: Row): string =>
  unrealized_pl === null
    ? `gain unknown (${unrealized_pl_reason})`
    : `gain ${formatUsd(unrealized_pl)} (${formatRatio(unrealized_pl_pct)})`;

function lotRows({ account, row }: HeldPosition, holdings: readonly Holding.Info[]): string[] {
  const own = holdings.find(
    ({ account_id, symbol, name }) =>
      account_id === account.account_id && symbol === row.symbol && name === row.name,
  );
  return (own?.lots ?? []).map((lot) => `lot of ${nameOf(row)}: ${lotOf(lot)}`);
}

function lotOf({ quantity, acquired, cost_per_share, source: how }: Lot.Info): string {
  const cost = cost_per_share === null ? "cost unknown" : `cost ${cost_per_share} USD each`;
  return `${quantity}, acquired ${acquired ?? "on an unknown day"}, ${cost}, ${how}`;
}
