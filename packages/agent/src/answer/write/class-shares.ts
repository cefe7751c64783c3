import { type Decimal, sum } from "@advisor/domain/decimal";
import { totals } from "@advisor/domain/position";
import { bondFunds } from "@advisor/domain/text/company-names";
import type * as z from "zod";
import type { Params } from "../../route/routed.ts";
import { classNames, listed, signedUsd, table, usd } from "../format.ts";
import { leftOut, remaining } from "../left-out.ts";
import type { PositionRow, PositionsList, Quotes } from "../looked-up.ts";
import { dated, type Looked, nothing, type Reply, reply } from "../reply.ts";
import { valued } from "../valued.ts";
import { absent } from "./absent.ts";
import { obstacleIn, shareOf } from "./share.ts";

/** What is held of one class; a figure is null as soon as one of its positions' is not known. */
interface Row {
  name: string;
  symbols: readonly string[];
  value: Decimal | null;
  gain: Decimal | null;
}

/** What is held of each asset class as it is filed, the largest value first, without cash. */
export function writeClassShares(
  params: Params,
  list: Looked<z.infer<typeof PositionsList>>,
  priced: Looked<Quotes>,
): Reply {
  if (!list.data.found && list.data.account === null) return absent(list.data, [list]);
  const held = remaining(list.data.positions, params.without);
  const where = params.account === undefined ? "" : ` in ${params.account}`;
  if (held.length === 0) return nothing(`There are no positions${where}. ${dated([list])}`, [list]);
  const rows = rowsOf(held, priced.data.quotes);
  const obstacle = obstacleIn(valued(held, priced.data.quotes));
  const values = rows.flatMap(({ value }) => value ?? []);
  const whole = sum(values);
  const shares = obstacle === undefined ? values.map((value) => shareOf(value, whole)) : undefined;
  const cells = rows.map(({ name, symbols, value, gain }, at) => [
    name,
    value === null ? "not known" : usd(value),
    ...(shares === undefined ? [] : [shares[at]?.text ?? ""]),
    gain === null ? "not known" : signedUsd(gain),
    symbols.join(", "),
  ]);
  const share = shares === undefined ? [] : ["Share"];
  const head = ["Class", "Market value", ...share, "Unrealized gain", "Symbols"];
  const together = values.length === rows.length ? `; together ${usd(whole)}` : "";
  const lead = `By asset class${where}, without cash, largest first${together}:`;
  const used = [list, priced];
  const close = [...notes(held, params, obstacle), dated(used)].join(" ");
  const amounts = [whole, ...values, ...rows.flatMap(({ gain }) => gain ?? [])];
  return reply([lead, table(head, cells), close].join("\n\n"), used, [
    ...amounts.map((one) => one.round(2).toNumber()),
    ...(shares ?? []).flatMap(({ figures }) => figures),
  ]);
}

function rowsOf(held: readonly PositionRow[], quotes: Quotes["quotes"]): Row[] {
  const classes = Map.groupBy(held, (row) => row.asset_class);
  const rows = [...classes].map(([one, own]) => {
    const positions = valued(own, quotes);
    const { market_value, unvalued, unrealized_pl } = totals(positions);
    const isKnown = positions.every((position) => position.unrealized_pl !== null);
    return {
      name: classNames[one],
      symbols: [...new Set(own.map(({ symbol }) => symbol))],
      value: unvalued > 0 ? null : market_value.round(2),
      gain: isKnown ? unrealized_pl : null,
    };
  });
  return rows.toSorted((a, b) =>
    b.value === null ? -1 : a.value === null ? 1 : b.value.cmp(a.value),
  );
}

/** What is left out, why nothing is a share, and that bonds are mostly held through funds. */
function notes(
  held: readonly PositionRow[],
  params: Params,
  obstacle: string | undefined,
): string[] {
  const out = leftOut({ intent: "portfolio_ranking", params });
  const funds = held.filter(
    ({ symbol, asset_class }) => asset_class !== "bonds" && bondFunds.has(symbol),
  );
  const kinds = listed([...new Set(funds.map((row) => classNames[row.asset_class]))]);
  const names = listed([...new Set(funds.map(({ symbol }) => symbol))]);
  return [
    out === "" ? "" : `Without ${out}.`,
    obstacle === undefined ? "" : `Shares are not worked out: ${obstacle}.`,
    funds.length === 0 ? "" : `Bond funds are filed with the ${kinds}: ${names}.`,
  ].filter(Boolean);
}
