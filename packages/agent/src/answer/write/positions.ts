import { decimal, sum } from "@advisor/domain/decimal";
import type * as z from "zod";
import { listed, quantity, table, unit, usd } from "../format.ts";
import type { PositionRow, Positions, PositionsList } from "../looked-up.ts";
import { dated, type Looked, nothing, type Reply, reply } from "../reply.ts";
import { absent } from "./absent.ts";

const unknownAccount = (data: { found: boolean; account: string | null }): boolean =>
  !data.found && data.account === null;

export function writePositions(looked: Looked<z.infer<typeof Positions>>): Reply {
  const { data } = looked;
  if (unknownAccount(data)) return absent(data, [looked]);
  const [first, ...more] = data.positions;
  if (first === undefined) {
    return nothing(`${data.symbol} is not held. ${dated([looked])}`, [looked]);
  }
  if (more.length === 0) {
    return reply(
      `${counted(first)} of ${data.symbol}${cost(first)} in ${first.account}. ${dated([looked])}`,
      [looked],
    );
  }
  const total = sum(data.positions.map((row) => decimal(row.quantity)));
  const lines = data.positions.map((row) => `- ${row.account}: ${counted(row)}${cost(row)}`);
  const text = `${quantity(total)} ${unit(data.positions)} of ${data.symbol} in all:\n\n${lines.join("\n")}\n\n${dated([looked])}`;
  return reply(text, [looked], [total.toNumber()]);
}

const counted = (row: PositionRow): string => `${quantity(row.quantity)} ${unit([row])}`;

const cost = ({ cost_basis }: PositionRow): string =>
  cost_basis === null ? " (cost not on file)" : ` at a cost of ${usd(cost_basis)} a share`;

const names: Readonly<Record<PositionRow["asset_class"], string>> = {
  stocks: "stocks",
  etf: "ETFs",
  funds: "mutual funds",
  bonds: "bonds",
  options: "options",
  private: "private investments",
};

export function writePositionsList(looked: Looked<z.infer<typeof PositionsList>>): Reply {
  const { data } = looked;
  if (unknownAccount(data)) return absent(data, [looked]);
  const wanted = data.asset_class_filter;
  const what = wanted === null ? "positions" : names[wanted];
  if (data.positions.length === 0) {
    const held = data.available.map((name) => names[name as PositionRow["asset_class"]] ?? name);
    const instead = held.length === 0 ? "" : ` Held: ${listed(held)}.`;
    return nothing(`There are no ${what}.${instead} ${dated([looked])}`, [looked]);
  }
  const rows = data.positions.map((row) => [
    row.symbol,
    quantity(row.quantity),
    row.cost_basis === null ? "not on file" : usd(row.cost_basis),
    names[row.asset_class],
    row.account,
  ]);
  const head = ["Symbol", "Quantity", "Cost a unit", "Class", "Account"];
  const left = data.total - data.positions.length;
  const more = left > 0 ? `\n\n${left} more are not listed.` : "";
  const title = wanted === null ? "Positions" : `Positions, ${what} only`;
  const text = `${title}:\n\n${table(head, rows)}${more}\n\n${dated([looked])}`;
  return reply(text, [looked], [left]);
}
