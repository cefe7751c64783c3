import { isUnfiltered } from "./query.ts";

/** The totals that a row's shares are calculated from. */
export interface RowContext {
  /** The household's total value. */
  total?: number;
  /** The value of the account that contains the row. */
  account?: number;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * The figures calculated from the fields of a row, which an answer may state like any other: a
 * weight's distance from each limit of its band, the cost per unit, the share of the account.
 */
export function derivedFields(row: Row, around: RowContext): Record<string, unknown> {
  return {
    ...fromEdges(row),
    ...sharesIn(row, around),
    ...difference("short_term_quantity", row.quantity, longTermOf(row)),
    ...quotient("unit_cost", row.cost, row.quantity),
    ...(!("cost" in row) && difference("cost", row.market_value, row.gain)),
    ...difference("day_move", row.price ?? row.last_price, row.previous_close),
    ...(!("cost" in row) && { ...costOf(row), ...difference("cost", row.proceeds, row.gain) }),
    ...(isNumber(row.net_pending) && {
      net_usd: exact(Number(row.net_completed) + row.net_pending),
    }),
    ...difference("unsettled_cash", row.cash, row.settled_cash),
    ...(isNumber(row.floor) && {
      ...difference("unsettled_cash", row.total, row.available),
      ...difference("available_surplus_usd", row.available, row.floor),
      ...difference("total_surplus_usd", row.total, row.floor),
    }),
    ...("holdings" in row && difference("listed_value", row.value, row.cash)),
    ...quotient("change_pct", row.change, row.before, 100),
    ...("listed_value" in row && {
      ...quotient("weight_pct", row.listed_value, row.total_value, 100),
      cash: quotient("weight_pct", row.total_cash, row.total_value, 100),
    }),
    ...tradedBy(row.suggestions),
    ...transferredBy(row),
    ...nextOf(row),
    ...Object.fromEntries(
      summed.flatMap((name) => (isRows(row[name]) ? [[`sum_of_${name}`, sumOf(row[name])]] : [])),
    ),
  };
}

export const rowContextOf = (row: Row, { total, account }: RowContext): RowContext => {
  const whole = isRow(row.totals) ? row.totals.total_value : row.total_value;
  const own = "account_id" in row && "holdings" in row ? row.value : account;
  return {
    ...(isNumber(whole) ? { total: whole } : total !== undefined && { total }),
    ...(isNumber(own) && { account: own }),
  };
};

/** The lots of a trade have its side, and the accounts of a return its timeframe. */
export const withOuter = (row: Row, outer: Row): Row => {
  const own = ["side", "timeframe"].filter(
    (name) => typeof outer[name] === "string" && !(name in row),
  );
  return own.length === 0
    ? row
    : { ...row, ...Object.fromEntries(own.map((name) => [name, outer[name]])) };
};

/** Lists whose sums an answer may state. */
const summed = ["needs", "unvested"] as const;

const edges = ["max", "min", "limit"] as const;
const weights = ["weight", "direct", "look_through"] as const;

/**
 * The distance from each policy limit in percentage points, and for a class in dollars; negative
 * below the limit.
 */
function fromEdges(row: Row): Record<string, number> {
  const own = edges.filter((edge) => `${edge}_pct` in row);
  const pairs = own.flatMap((edge) => weights.map((weight) => [edge, weight] as const));
  return Object.assign({}, ...pairs.map(([edge, weight]) => fromEdge(row, edge, weight)));
}

function fromEdge(row: Row, edge: string, weight: string): Record<string, number> {
  const [is, at] = [row[`${weight}_pct`], row[`${edge}_pct`]];
  if (!isNumber(is) || !isNumber(at)) return {};
  const beyond = exact(is - at);
  const dollars = isNumber(row.value) ? quotient("usd", row.value * beyond, is) : {};
  return Object.fromEntries(
    Object.entries({ pp: beyond, ...dollars }).map(([unit, figure]) => [
      `${weight}_from_${edge}_${unit}`,
      figure,
    ]),
  );
}

/** A row's share of its account, and an account's share of the household. */
function sharesIn(row: Row, { total, account }: RowContext): Record<string, unknown> {
  const isAccount = "account_id" in row && "holdings" in row;
  return {
    ...(isAccount && !("weight_pct" in row) && quotient("weight_pct", row.value, total, 100)),
    ...(isAccount && { cash: quotient("account_share_pct", row.cash, row.value, 100) }),
    ...("weight_pct" in row && quotient("account_share_pct", row.value, account, 100)),
  };
}

/** The totals that each plan sells and buys; the cash is the difference. */
function tradedBy(suggestions: unknown): Record<string, unknown> {
  const trades = rowsOf(suggestions).flatMap(({ mode, class: of, trade_usd }) =>
    typeof mode === "string" && of !== "cash" && isNumber(trade_usd) ? [{ mode, trade_usd }] : [],
  );
  const total = (of: string, sign: number): number =>
    exact(
      trades.reduce(
        (sum, { mode, trade_usd }) => (mode === of ? sum + Math.max(0, sign * trade_usd) : sum),
        0,
      ),
    );
  return Object.fromEntries(
    [...new Set(trades.map(({ mode }) => mode))].map((mode) => [
      `${mode}_plan`,
      { mode, sold_trade_usd: total(mode, -1), bought_trade_usd: total(mode, 1) },
    ]),
  );
}

/**
 * The totals of transfers by kind and status, for each account and for all, if all transfers are
 * listed.
 */
function transferredBy(row: Row): Record<string, unknown> {
  const rows = transfersIn(row);
  if (rows.length === 0) return {};
  const sums = (keyOf: (row: Row) => string, names: readonly string[]) =>
    [...Map.groupBy(rows, keyOf).values()].map((own) => ({
      ...Object.fromEntries(names.map((name) => [name, own[0]?.[name]])),
      transferred_usd: exact(
        own.reduce((sum, { amount }) => sum + (isNumber(amount) ? amount : 0), 0),
      ),
    }));
  const kinds = ({ type, status }: Row): string => `${type} ${status}`;
  const byAccount = sums((row) => `${row.account} ${kinds(row)}`, ["account", "type", "status"]);
  return { transferred: [...sums(kinds, ["type", "status"]), ...byAccount] };
}

/** The transfers of a result that has all of them. */
function transfersIn(row: Row): Row[] {
  const listed = rowsOf(row.transfers);
  if (listed.length > 0) return listed.length === row.total ? listed : [];
  return isUnfiltered(row)
    ? rowsOf(row.rows).filter(({ type }) => type === "deposit" || type === "withdrawal")
    : [];
}

const longTermOf = ({ lots }: Row): unknown =>
  isRow(lots) && lots.oldest !== null ? lots.long_term_quantity : undefined;

/** Running totals of the due amounts, in order of their days: "the next four vests". */
function nextOf(row: Row): Record<string, unknown> {
  const dated = ["needs", "unvested", "rows"].flatMap((name) =>
    rowsOf(row[name]).filter((one) => typeof (one.due ?? one.vests) === "string"),
  );
  const byDay = dated.toSorted((a, b) =>
    String(a.due ?? a.vests) < String(b.due ?? b.vests) ? -1 : 1,
  );
  const parts = byDay.slice(1, -1).map((_, index) => byDay.slice(0, index + 2));
  if (parts.length === 0) return {};
  const named = parts.map((part) =>
    Object.entries(sumOf(part)).map(([name, value]) => [name.replace(/^sum_/, "next_"), value]),
  );
  return { to_come: named.map((one) => Object.fromEntries(one)) };
}

/** The sums of the rows' figures, with the names that all rows share. */
function sumOf(rows: readonly Row[]): Record<string, unknown> {
  const [first = {}] = rows;
  return Object.fromEntries(
    Object.entries(first).flatMap(([name, value]) => {
      const all = rows.map((row) => row[name]);
      if (all.every(isNumber))
        return [[`sum_${name}`, exact(all.reduce((sum, one) => sum + one, 0))]];
      return all.every((one) => one === value) ? [[name, value]] : [];
    }),
  );
}

/** What the units of a statement's position cost together; the statement has the cost of one. */
const costOf = ({ quantity, cost_basis, multiplier = 1 }: Row): Record<string, number> =>
  [quantity, cost_basis, multiplier].every(isNumber)
    ? { cost: exact(Number(quantity) * Number(cost_basis) * Number(multiplier)) }
    : {};

const difference = (name: string, a: unknown, b: unknown): Record<string, number> =>
  isNumber(a) && isNumber(b) ? { [name]: exact(a - b) } : {};

const quotient = (name: string, a: unknown, b: unknown, times = 1): Record<string, number> =>
  isNumber(a) && isNumber(b) && b !== 0 ? { [name]: exact((a * times) / b) } : {};

/** Removes the rounding error of binary fractions. */
const exact = (value: number): number => Number(value.toPrecision(12));

const isNumber = (value: unknown): value is number => typeof value === "number";
const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);
const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 1 && value.every(isRow);
