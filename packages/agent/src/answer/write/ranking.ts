import type { Decimal } from "@advisor/domain/decimal";
import { type Ranking, rank } from "@advisor/domain/ranking";
import type * as z from "zod";
import type { RoutedPart } from "../../route/routed.ts";
import { ratioPercent, signedUsd, table, usd } from "../format.ts";
import type { PositionsList, Quotes } from "../looked-up.ts";
import { dated, type Looked, nothing, type Reply, reply } from "../reply.ts";
import { valued } from "../valued.ts";
import { absent } from "./absent.ts";

const bases = {
  unrealized_pl: "unrealized gain in dollars",
  unrealized_pl_pct: "unrealized gain in percent",
  day_change: "change on the day in dollars",
  day_change_pct: "change on the day in percent",
  market_value: "market value",
} as const;

/** Asks for more than one without saying how many. */
const several = /\b(positions|holdings|stocks|winners|losers|gainers|performers)\b/i;

export function writeRanking(
  { params, text: asked }: Pick<RoutedPart, "params" | "text">,
  list: Looked<z.infer<typeof PositionsList>>,
  priced: Looked<Quotes>,
): Reply {
  if (!list.data.found && list.data.account === null) return absent(list.data, [list]);
  const used = [list, priced];
  if (list.data.positions.length === 0) {
    return nothing(`There are no positions to rank. ${dated([list])}`, [list]);
  }
  const basis = params.basis ?? "unrealized_pl";
  const direction = params.direction ?? "best";
  const ranking = rank({
    positions: valued(list.data.positions, priced.data.quotes),
    basis,
    direction,
  });
  const shown = ranking.ranked.slice(0, params.limit ?? (several.test(asked) ? 5 : 1));
  const [first] = shown;
  if (first === undefined) {
    return nothing(
      `No position can be ranked by ${bases[basis]}.${unranked(ranking)} ${dated(used)}`,
      used,
    );
  }
  const figures = shown.flatMap(({ figure }) => [
    figure.round(4).toNumber(),
    figure.round(2).toNumber(),
  ]);
  const text = [
    lead(ranking, shown.length),
    shown.length > 1 ? rows(shown, basis) : "",
    unranked(ranking).trim(),
    dated(used),
  ];
  return reply(text.filter(Boolean).join(shown.length > 1 ? "\n\n" : " "), used, [
    ...figures,
    shown.length,
  ]);
}

type Ranked = Ranking["ranked"][number];

function lead(ranking: Ranking, count: number): string {
  const { basis, direction, ranked, losing } = ranking;
  const [first] = ranked;
  if (first === undefined) return "";
  const figure = written(first.figure, basis);
  if (count > 1) return `By ${bases[basis]}, ${direction === "best" ? "best" : "worst"} first:`;
  const loss = basis === "unrealized_pl" || basis === "unrealized_pl_pct";
  if (direction === "worst" && loss && losing === 0) {
    return `No position is at a loss. The smallest gain is ${first.symbol}, ${figure}, by ${bases[basis]}.`;
  }
  const word =
    basis === "market_value" ? (direction === "best" ? "largest" : "smallest") : direction;
  return `The ${word} position by ${bases[basis]} is ${first.symbol}, ${figure}.`;
}

const rows = (shown: Ranked[], basis: Ranking["basis"]): string =>
  table(
    ["Symbol", bases[basis]],
    shown.map(({ symbol, figure }) => [String(symbol), written(figure, basis)]),
  );

function unranked({ not_ranked }: Ranking): string {
  if (not_ranked.length === 0) return "";
  const names = not_ranked.map(
    ({ symbol, name, reason }) => `${symbol ?? name} (${reason.replaceAll("_", " ")})`,
  );
  return ` Not ranked: ${names.join(", ")}.`;
}

function written(figure: Decimal, basis: Ranking["basis"]): string {
  if (basis === "market_value") return usd(figure);
  if (basis === "unrealized_pl_pct") return ratioPercent(figure);
  if (basis === "day_change_pct") return `${figure.gt(0) ? "+" : ""}${figure.round(2).toFixed()} %`;
  return signedUsd(figure);
}
