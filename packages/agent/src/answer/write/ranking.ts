import type { Position } from "@advisor/domain/position";
import { type Ranking, rank } from "@advisor/domain/ranking";
import type * as z from "zod";
import { asksMover } from "../../route/mover.ts";
import type { RoutedPart } from "../../route/routed.ts";
import { asksUnpriced } from "../../route/rules/portfolio-ranking.ts";
import { asksLoss, asksSeveral, type Side, sideOf } from "../../route/sides.ts";
import { heard } from "../../route/words.ts";
import { classNames, listed } from "../format.ts";
import { leftOut, remaining } from "../left-out.ts";
import type { PositionRow, PositionsList, Quotes } from "../looked-up.ts";
import { isSized, ordinal } from "../picked.ts";
import { dated, type Looked, nothing, type Reply, reply } from "../reply.ts";
import { valued } from "../valued.ts";
import { basisOf } from "../wanted.ts";
import { absent } from "./absent.ts";
import { whetherNamed } from "./named-place.ts";
import { rankingLead } from "./ranking-lead.ts";
import { bothEnds, oneSide } from "./ranking-sides.ts";
import { ofSize } from "./ranking-sized.ts";
import { addsUp, sumOf } from "./ranking-sum.ts";
import { unpricedIn } from "./ranking-unpriced.ts";
import {
  bases,
  endOf,
  figuresOf,
  isAmount,
  isMeant,
  notHeld,
  rows,
  type Scope,
  scopeOf,
  unranked,
  written,
} from "./ranking-words.ts";
import { stocksAlone } from "./stocks-alone.ts";
import { together } from "./together.ts";

type Asked = Pick<RoutedPart, "params" | "text">;

interface Given {
  asked: Asked;
  ranking: Ranking;
  positions: readonly Position[];
  side: Side;
  /** As they are listed. */
  rows: readonly PositionRow[];
  scope: Scope;
  /** What was left out. */
  but: string;
  used: readonly Looked<unknown>[];
}

export function writeRanking(
  asked: Asked,
  list: Looked<z.infer<typeof PositionsList>>,
  priced: Looked<Quotes> | undefined,
): Reply {
  if (!list.data.found && list.data.account === null) return absent(list.data, [list]);
  const { params } = asked;
  const own = remaining(list.data.positions, params.without).filter(
    (row) => (params.short !== true || isShort(row)) && isMeant(params, row),
  );
  const out = leftOut({ intent: "portfolio_ranking", params });
  const but = [out === "" ? "" : `Without ${out}.`, notHeld(params, own), shorts(asked, own)]
    .filter(Boolean)
    .join(" ");
  const scope = scopeOf(params);
  if (own.length === 0) {
    return nothing(`${but} ${noneOf(scope, list.data)} ${dated([list])}`.trim(), [list]);
  }
  const used = priced === undefined ? [list] : [list, priced];
  return told({
    ...rankingOf(asked, own, priced?.data.quotes ?? []),
    asked,
    rows: own,
    scope,
    but,
    used,
  });
}

/** What is owed was not bought: it has brought money in. */
export function shorts(asked: Asked, own: readonly PositionRow[]): string {
  const owed = basisOf(asked) === "cost" ? own.filter(isShort) : [];
  return owed.length === 0
    ? ""
    : `Short positions are not counted: ${listed(owed.map(({ symbol }) => symbol))}.`;
}
const isShort = ({ quantity }: PositionRow): boolean => quantity < 0;

/** The rows in the order that is asked for, and the side of it that is meant. */
export function rankingOf(
  asked: Asked,
  own: readonly PositionRow[],
  quotes: Quotes["quotes"],
): Pick<Given, "ranking" | "positions" | "side"> {
  const { params } = asked;
  const isWhole = params.nth !== undefined || params.total === true;
  const side = isWhole ? undefined : (sideOf(asked) ?? params.sign);
  const bought = basisOf(asked) === "cost" ? own.filter((row) => !isShort(row)) : own;
  const positions = ofSign(valued(bought, quotes), asked);
  const direction = directionOf(asked, side);
  const ranking = bySize(asked, rank({ positions, basis: basisOf(asked), direction }));
  return { ranking, positions, side };
}

/** What the words ask for of a ranking: those of a size, a place, both ends, one side, or its first. */
export function told(given: Given): Reply {
  const { asked, ranking, scope, side } = given;
  const { params } = asked;
  if (asksUnpriced(heard(asked.text))) {
    const said = [unpricedIn(ranking, scope, asked.text), given.but, dated(given.used)];
    return reply(said.filter(Boolean).join(" "), given.used);
  }
  if (ranking.ranked.length === 0) return writeNone(given);
  if (isSized(params)) return closed(given, ofSize(ranking, sizeOf(asked, side), scope));
  if (params.nth !== undefined) return writePlace(given, params.nth);
  if (side === "ends") return closed(given, bothEnds(ranking, asksSeveral(asked.text), scope));
  const isSide = side !== undefined && !isAmount(ranking.basis) && !(params.limit ?? 0);
  return isSide ? closed(given, oneSide(ranking, side, scope)) : writeRanked(given);
}

/** Only those at a gain, or only those at a loss, of which all together is asked: the others are not counted in. */
function ofSign(positions: readonly Position[], { params, text }: Asked): readonly Position[] {
  const { sign, total } = params;
  if (sign === undefined || total !== true) return positions;
  const asked = basisOf({ params, text });
  const isOfValue = isAmount(asked);
  const basis = isOfValue ? "unrealized_pl" : asked;
  const { ranked } = rank({ positions, basis, direction: "best" });
  const figures = new Map(ranked.map(({ symbol, figure }) => [symbol, figure]));
  return positions.filter(({ symbol }) => {
    const figure = figures.get(symbol);
    if (figure === undefined) return !isOfValue;
    return sign === "losing" ? figure.lt(0) : figure.gt(0);
  });
}

const sizeOf = ({ params, text }: Asked, side: Side) => ({
  params,
  losing: side === "losing" || side === "not_losing" || (side === undefined && asksLoss(text)),
  denied: side?.startsWith("not_") === true && !isAmount(params.basis ?? "unrealized_pl"),
  added: addsUp(text),
});

const isByMove = (asked: Asked, { basis }: Ranking): boolean =>
  asksMover(asked) && basis.startsWith("day_change");

/** What has moved the most may have moved either way, and where all is owed, the largest is what is owed the most. */
function bySize(asked: Asked, ranking: Ranking): Ranking {
  const isOwed =
    ranking.basis === "market_value" && ranking.ranked.every(({ figure }) => figure.lt(0));
  if (!isOwed && !isByMove(asked, ranking)) return ranking;
  const sign = ranking.direction === "best" ? 1 : -1;
  const ranked = ranking.ranked.toSorted((a, b) => sign * b.figure.abs().cmp(a.figure.abs()));
  return { ...ranking, ranked };
}

function noneOf({ many, where }: Scope, data: z.infer<typeof PositionsList>): string {
  if (data.asset_class_filter === null) return `There are no ${many} to rank${where}.`;
  const { available } = data;
  const held = Object.entries(classNames).filter(([name]) => available.includes(name));
  const instead = held.length === 0 ? "" : ` Held: ${listed(held.map(([, name]) => name))}.`;
  return `There are no ${many}${where}.${instead}`;
}

function directionOf({ params }: Asked, side: Side): "best" | "worst" {
  if (side === undefined) return params.direction ?? "best";
  return side === "losing" || side === "not_gaining" ? "worst" : "best";
}

function writeNone({ asked, ranking, scope, used }: Given): Reply {
  const { one, many, where } = scope;
  const name = bases[ranking.basis];
  if (ranking.basis === "cost") {
    return nothing(`No cost is on file for any ${one}${where}. ${dated(used)}`, used);
  }
  const isTotal = asked.params.total === true;
  const text = isTotal
    ? `The ${name} of the ${many}${where} is not known.`
    : `No ${one}${where} can be ranked by ${name}.`;
  const left = unranked(ranking, isTotal ? "counted" : "ranked");
  return nothing(`${text} ${left} ${dated(used)}`, used);
}

/** What was told, and then what it does not cover. */
function closed(
  { asked, ranking, but, used }: Given,
  { text, figures }: { text: string; figures: number[] },
): Reply {
  const isCost = asked.params.total === true && ranking.basis === "cost";
  const said = [text, unranked(ranking, isCost ? "counted" : "ranked"), but, dated(used)].filter(
    Boolean,
  );
  return reply(said.join(text.includes("\n") ? "\n\n" : " "), used, figures);
}

const notShown = (more: number): string =>
  more > 0 ? `${more} more ${more === 1 ? "is" : "are"} not shown.` : "";

/** All together; of so many of them the sum is told by itself. */
function wholeOf({ asked, ranking, scope, positions }: Given) {
  const { total, limit } = asked.params;
  return total === true && limit === undefined ? together(positions, ranking, scope) : undefined;
}

function writeRanked(given: Given): Reply {
  const { asked, ranking } = given;
  const { basis } = ranking;
  const whole = wholeOf(given);
  const pool = poolOf(asked, ranking);
  const shown = pool.slice(0, countOf(asked, ranking, whole !== undefined));
  const isTable = shown.length > 1;
  const alone = stocksAlone(asked, ranking, isTable ? [] : given.rows);
  const more = pool.length - shown.length;
  const sums = sumOf(asked, ranking, isTable ? shown : []);
  const text = [
    whole?.text ?? sums.text,
    whole !== undefined && !isTable
      ? ""
      : rankingLead({ ...given, text: asked.text, byMove: isByMove(asked, ranking) }, shown.length),
    alone.text,
    isTable ? rows(shown, basis) : "",
    isTable && asked.params.limit === undefined ? notShown(more) : "",
  ];
  return closed(given, {
    text: text.filter(Boolean).join(isTable ? "\n\n" : " "),
    figures: [
      ...figuresOf(shown),
      ...(whole?.figures ?? sums.figures),
      ...alone.figures,
      shown.length,
      ...(more > 0 ? [more] : []),
    ],
  });
}

/** Asks for the whole order and for no end of it. */
const ordered =
  /\b(?:rank|ranks|ranked|ranking|sort|sorted|order|ordered|list|all|each|every)\b|^(?!.*\b(?:top|best|worst|bottom|main)\b).*\b(?:positions|holdings)\b.*\b(?:by (?:market )?value|(?:largest|biggest|smallest) first)\b/;
/** Says where, or that it is of all together, and not how many. */
const everywhere =
  /\b(?:all|every|each)(?: of)?(?: (?:the|my|our|their|his|her))? accounts?\b|\b(?:at all|of all|all (?:told|together|in all)|in all)\b/g;
export function countOf({ params, text }: Asked, { ranked }: Ranking, all: boolean): number {
  if (params.limit !== undefined) return params.limit;
  if (all || ordered.test(heard(text).replace(everywhere, " "))) return ranked.length;
  return asksSeveral(text) ? 5 : 1;
}

/** Those that lost the most are at a loss, as long as there are any. */
export function poolOf({ params, text }: Asked, { ranked, direction, basis, losing }: Ranking) {
  const isLoss = direction === "worst" && !isAmount(basis) && losing > 0;
  return isLoss && params.limit === undefined && asksLoss(text)
    ? ranked.filter(({ figure }) => figure.lt(0))
    : ranked;
}

/** One place of the ranking: "the second best". */
function writePlace(given: Given, nth: number): Reply {
  const { ranked, basis } = given.ranking;
  const { used } = given;
  const one = ranked[nth - 1];
  const count = ranked.length;
  if (one === undefined) {
    const text = `There is no number ${nth}${given.scope.where}: only ${count} can be ranked by ${bases[basis]}.`;
    return { ...nothing(`${text} ${dated(used)}`, used), calculated: [nth, count] };
  }
  const { one: name, where } = given.scope;
  const place = nth === 1 ? "" : `${ordinal(nth)} `;
  if (isByMove(given.asked, given.ranking)) {
    const text = `The ${name}${where} that moved the ${place}most by ${bases[basis]} is ${one.symbol}, ${written(one.figure, basis)}.`;
    return closed(given, { text, figures: [...figuresOf([one]), nth] });
  }
  const text = `${whetherNamed(given.asked.text, given.ranking, one)}The ${place}${endOf(given.ranking)} ${name}${where} by ${bases[basis]} is ${one.symbol}, ${written(one.figure, basis)}.`;
  return closed(given, { text, figures: [...figuresOf([one]), nth] });
}
