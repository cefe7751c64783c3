import type { Trade, TradeList } from "@advisor/domain/ips-check/trade-list";

const heads = [
  ...["Side", "Account", "Symbol", "Name", "Acquired", "Quantity", "Price", "Amount"],
  ...["ST gain", "LT gain", "Wash sale"],
];

const plain = (value: number | null | undefined): string =>
  value === null || value === undefined ? "" : String(value);

/** The included trades as spreadsheet cells, one row per lot of a sale, with plain numbers. */
export const tradeCells = ({ sells, buys }: Pick<TradeList, "sells" | "buys">): string[][] => [
  heads,
  ...[...sells, ...buys].filter(({ included }) => included).flatMap(rowsOf),
];

function rowsOf(trade: Trade): string[][] {
  const { side, account, symbol, name, price, lots, quantity, proceeds, wash_sale } = trade;
  const what = [side, account, symbol ?? "", name ?? ""];
  const lost = plain(wash_sale?.disallowed_usd);
  if (lots.length === 0) {
    const gains = [plain(trade.est_st_gain), plain(trade.est_lt_gain)];
    return [[...what, "", plain(quantity), plain(price), plain(proceeds), ...gains, lost]];
  }
  return lots.map(({ acquired, amount, gain, term, quantity }, at) => [
    ...[...what, acquired ?? "", plain(quantity), plain(price), plain(amount)],
    ...[term === "short" ? plain(gain) : "", term === "long" ? plain(gain) : ""],
    // Only known for the whole sale.
    at === 0 ? lost : "",
  ]);
}
