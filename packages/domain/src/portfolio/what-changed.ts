import type { Dataset } from "../brokerage/dataset.ts";
import { tradeAmount } from "../brokerage/trade-amount.ts";
import { addDays, type Day } from "../day.ts";
import { cents, type Decimal, decimal, sum, zero } from "../decimal.ts";
import type * as Household from "../household.ts";
import type { Comparison } from "../ips-check/comparison.ts";
import { valuationsByAccount } from "../returns/statement-values.ts";
import { investmentGain, netFlow, subPeriodsOf } from "../returns/sub-period.ts";
import type * as Task from "../task.ts";
import type { Info, Value } from "./changes.ts";
import { classWeights, historyEntry } from "./history-entry.ts";
import { type Info as History, positionChanges } from "./household-history.ts";

interface ChangeInput {
  snapshot: Household.Snapshot;
  statements: Partial<Dataset>;
  tasks: readonly Task.Info[];
  checks: readonly Comparison[];
  /** The household on `since` or shortly before, if on file. */
  before: History | undefined;
  since: Day;
}

/** What changed in a household since the end of a day, from stored records only. */
export function whatChanged(input: ChangeInput): Info {
  const { snapshot, statements, tasks, since, before } = input;
  const now = historyEntry(snapshot);
  const value = byValues(input) ?? byHistory(input, now);
  const positions = before === undefined ? null : positionChanges(before, now);
  return {
    since,
    as_of: now.as_of,
    value,
    value_reason: value === null ? "no value of that day is on file" : null,
    trades: trades(input),
    transfers: transfers(input),
    positions:
      (positions ?? byTrades(input, now))?.map((one) => ({ ...one, change: kindOf(one) })) ?? null,
    positions_by: positions !== null ? "record" : statements.activity ? "trades" : null,
    drift: driftOf(input),
    drift_as_of: before?.classes === undefined ? null : before.as_of,
    tasks_done: tasks.flatMap(({ status, done_at, title }) =>
      status === "done" && done_at !== undefined && done_at.slice(0, 10) > since
        ? [{ title, day: done_at.slice(0, 10) }]
        : [],
    ),
  };
}

/** How many days before `since` the earlier value may be. */
const tolerance = 7;

const edge = (value: Decimal): number => cents(value).toNumber();

/** The change in value from the value history, which covers only accounts that have one. */
function byValues({ snapshot, statements, since }: ChangeInput): Value | null {
  const by = valuationsByAccount(statements, (account) => account);
  const later = [...by.values()].flatMap((all) => all.filter(({ day }) => day > since));
  const links = subPeriodsOf(later);
  const [first, last] = [links[0], links.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (first.from > since || first.from < addDays(since, -tolerance)) return null;
  const isSplit = statements.transfers !== undefined;
  return {
    ...{ from: first.from, before: edge(first.begin), to: last.to, now: edge(last.end) },
    change: edge(last.end.minus(first.begin)),
    net_deposits: isSplit ? edge(netFlow(links)) : null,
    market: isSplit ? edge(investmentGain(links)) : null,
    without: snapshot.accounts.flatMap(({ name }) => (by.has(name) ? [] : [name])),
  };
}

/** The change in value since the stored history entry, with the transfers since then. */
function byHistory({ statements, before }: ChangeInput, now: History): Value | null {
  if (before === undefined || before.total_value === null || now.total_value === null) return null;
  const change = decimal(now.total_value).minus(before.total_value);
  const net = statements.transfers && netOf(statements.transfers.transfers, before.as_of);
  return {
    ...{ from: before.as_of, before: before.total_value, to: now.as_of, now: now.total_value },
    change: edge(change),
    net_deposits: net === undefined ? null : edge(net),
    market: net === undefined ? null : edge(change.minus(net)),
    without: [],
  };
}

const netOf = (transfers: Dataset["transfers"]["transfers"], after: Day): Decimal =>
  sum(
    transfers
      .filter(({ status, timestamp }) => status === "completed" && timestamp.slice(0, 10) > after)
      .map(({ type, amount }) => decimal(amount).times(type === "deposit" ? 1 : -1)),
  );

const newestFirst = (a: { day: Day }, b: { day: Day }) => (a.day < b.day ? 1 : -1);

const trades = ({ snapshot: { holdings }, statements, since }: ChangeInput): Info["trades"] =>
  statements.activity?.trades
    .map(({ timestamp, account, side, symbol, quantity, price }) => ({
      ...{ day: timestamp.slice(0, 10), account, side, symbol },
      quantity: decimal(quantity).toNumber(),
      amount_usd: edge(
        tradeAmount(
          { symbol, quantity, price },
          holdings.find((one) => one.symbol === symbol),
        ),
      ),
    }))
    .filter(({ day }) => day > since)
    .toSorted(newestFirst) ?? null;

const transfers = ({ statements, since }: ChangeInput): Info["transfers"] =>
  statements.transfers?.transfers
    .map(({ timestamp, account, type, amount, status }) => ({
      ...{ day: timestamp.slice(0, 10), account, type, status },
      amount_usd: edge(decimal(amount)),
    }))
    .filter(({ day }) => day > since)
    .toSorted(newestFirst) ?? null;

type PositionChange = { name: string; before: number; now: number };

/** Earlier positions, computed from current ones by reversing the trades since then. */
function byTrades(
  { statements, since }: ChangeInput,
  { positions }: History,
): PositionChange[] | null {
  if (statements.activity === undefined || positions === null) return null;
  const held = new Map(positions.map(({ name, quantity }) => [name, quantity]));
  const net = new Map<string, Decimal>();
  for (const { timestamp, symbol, side, quantity } of statements.activity.trades) {
    if (timestamp.slice(0, 10) <= since) continue;
    const before = net.get(symbol) ?? zero;
    net.set(symbol, before.plus(decimal(quantity).times(side === "BUY" ? 1 : -1)));
  }
  return [...net]
    .filter(([, units]) => !units.eq(0))
    .map(([name, units]) => {
      const now = held.get(name) ?? 0;
      return { name, before: decimal(now).minus(units).toNumber(), now };
    });
}

function kindOf({ before, now }: PositionChange): "opened" | "closed" | "increased" | "reduced" {
  if (before === 0) return "opened";
  if (now === 0) return "closed";
  return Math.abs(now) > Math.abs(before) ? "increased" : "reduced";
}

function driftOf({ checks, before }: ChangeInput): Info["drift"] {
  const then = before?.classes ?? [];
  return classWeights(checks).map((now) => ({
    now,
    before: then.find((one) => one.policy === now.policy && one.class === now.class) ?? null,
  }));
}
