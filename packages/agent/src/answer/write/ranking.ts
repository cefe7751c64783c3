import type { Decimal } from "@advisor/domain/decimal";
import type { Position } from "@advisor/domain/position";
import { type Ranking, rank } from "@advisor/domain/ranking";
import type * as z from "zod";
import type { RoutedPart } from "../../route/routed.ts";
import { ratioPercent, signedUsd, table, usd } from "../format.ts";
import { leftOut, remaining } from "../left-out.ts";
import type { PositionsList, Quotes } from "../looked-up.ts";
import { dated, type Looked, nothing, type Reply, reply } from "../reply.ts";
import { valued } from "../valued.ts";
import { absent } from "./absent.ts";
import { together } from "./together.ts";

const bases = {
  unrealized_pl: "unrealized gain in dollars",
  unrealized_pl_pct: "unrealized gain in percent",
  day_change: "change on the day in dollars",
  day_change_pct: "change on the day in percent",
  market_value: "market value",
} as const;

/** Asks for more than one without saying how many. */
const several = /\b(positions|holdings|stocks|winners|losers|gainers|performers)\b/i;

type Asked = Pick<RoutedPart, "params" | "text">;

export function writeRanking(
  asked: Asked,
  list: Looked<z.infer<typeof PositionsList>>,
  priced: Looked<Quotes>,
): Reply {
  if (!list.data.found && list.data.account === null) return absent(list.data, [list]);
  const { params } = asked;
  const own = remaining(list.data.positions, params.without);
  const out = leftOut({ intent: "portfolio_ranking", params });
  const but = out === "" ? "" : `Without ${out}.`;
  if (own.length === 0) {
    return nothing(`${but} There are no positions to rank. ${dated([list])}`.trim(), [list]);
  }
  const { basis = "unrealized_pl", direction = "best" } = params;
  const positions = valued(own, priced.data.quotes);
  const ranking = rank({ positions, basis, direction });
  return params.nth === undefined
    ? writeRanked({ asked, ranking, positions, but, used: [list, priced] })
    : writePlace(ranking, params.nth, but, [list, priced]);
}

function writeRanked(given: {
  asked: Asked;
  ranking: Ranking;
  positions: readonly Position[];
  /** What was left out. */
  but: string;
  used: readonly Looked<unknown>[];
}): Reply {
  const { asked, ranking, but, used } = given;
  const { basis, ranked } = ranking;
  const whole = asked.params.total === true ? together(given.positions, basis) : undefined;
  const shown = ranked.slice(0, countOf(asked, ranking, whole !== undefined));
  if (shown.length === 0) {
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
    whole?.text ?? "",
    lead(ranking, shown.length),
    shown.length > 1 ? rows(shown, basis) : "",
    unranked(ranking).trim(),
    but,
    dated(used),
  ];
  return reply(text.filter(Boolean).join(shown.length > 1 ? "\n\n" : " "), used, [
    ...figures,
    ...(whole?.figures ?? []),
    shown.length,
  ]);
}

/** "losers" are those at a loss, as many as there are of them. */
function countOf({ params, text }: Asked, { ranked, losing }: Ranking, all: boolean): number {
  if (params.limit !== undefined) return params.limit;
  if (all) return ranked.length;
  if (!several.test(text) || oneOf.test(text)) return 1;
  return losers.test(text) && params.direction === "worst" && losing > 0 ? Math.min(5, losing) : 5;
}

/** "which of my stocks is the worst" */
const oneOf = /\bwhich (?:one )?of (?:my|our|the|their) \w+(?:'s| is| has| was| did)\b/i;
const losers = /\blosers\b/i;

/** One place of the ranking: "the second best". */
function writePlace(
  { ranked, basis, direction }: Ranking,
  nth: number,
  but: string,
  used: readonly Looked<unknown>[],
): Reply {
  const one = ranked[nth - 1];
  const count = ranked.length;
  if (one === undefined) {
    const text = `There is no number ${nth}: only ${count} can be ranked by ${bases[basis]}.`;
    return { ...nothing(`${text} ${dated(used)}`, used), calculated: [nth, count] };
  }
  const text = `Number ${nth} by ${bases[basis]}, ${direction === "best" ? "best" : "worst"} first, is ${one.symbol}, ${written(one.figure, basis)}.`;
  const figures = [one.figure.round(4).toNumber(), one.figure.round(2).toNumber(), nth];
  return reply([text, but, dated(used)].filter(Boolean).join(" "), used, figures);
}

type Ranked = Ranking["ranked"][number];

function lead(ranking: Ranking, count: number): string {
  const { basis, direction, ranked, losing } = ranking;
  const [first] = ranked;
  if (first === undefined) return "";
  const figure = written(first.figure, basis);
  const loss = basis === "unrealized_pl" || basis === "unrealized_pl_pct";
  const nobody = direction === "worst" && loss && losing === 0;
  if (count > 1) {
    const order = `By ${bases[basis]}, ${direction === "best" ? "best" : "worst"} first:`;
    return nobody ? `No position is at a loss. ${order}` : order;
  }
  if (nobody) {
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
