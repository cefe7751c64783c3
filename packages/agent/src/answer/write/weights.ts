import { type Decimal, decimal, sum, zero } from "@advisor/domain/decimal";
import { type Ranking, rank } from "@advisor/domain/ranking";
import type * as z from "zod";
import type { Params, RoutedPart } from "../../route/routed.ts";
import { heard } from "../../route/words.ts";
import { classNames, listed, table, usd } from "../format.ts";
import { leftOut, remaining } from "../left-out.ts";
import type { PositionsList, Quotes, Summary } from "../looked-up.ts";
import { asksMunis, isOf } from "../of-class.ts";
import { isOfSize, isSized, ordinal, sizeAsked } from "../picked.ts";
import { dated, type Looked, nothing, type Reply, reply } from "../reply.ts";
import { valued } from "../valued.ts";
import { isPolar, yesOrNo } from "../whether.ts";
import { absent } from "./absent.ts";
import { rows, type Scope, scopeOf, symbolsIn, unranked } from "./ranking-words.ts";
import { obstacleIn, shareOf, withinBound } from "./share.ts";

type Asked = Pick<RoutedPart, "params" | "text">;
type Ranked = Ranking["ranked"][number];

interface Given {
  asked: Asked;
  ranked: readonly Ranked[];
  whole: Decimal;
  scope: Scope;
  used: readonly Looked<unknown>[];
}

/** What each holding, or a class together, is of the value of all positions, where every value is on file. */
export function writeWeights(
  asked: Asked,
  list: Looked<z.infer<typeof PositionsList>>,
  priced: Looked<Quotes>,
  stated?: Looked<z.infer<typeof Summary>>,
): Reply {
  if (!list.data.found && list.data.account === null) return absent(list.data, [list]);
  const { params } = asked;
  const held = remaining(list.data.positions, params.without);
  const own = held.filter((row) => isAsked(row, asked));
  const scope = { ...scopeOf({ ...params, total: false }), many: manyOf(asked) };
  const used = [list, priced, ...(stated === undefined ? [] : [stated])];
  if (own.length === 0) {
    const classes = [...new Set(held.map((row) => classNames[row.asset_class]))];
    const beside = classes.length === 0 ? "" : ` Held: ${listed(classes)}.`;
    return nothing(`There are no ${scope.many}${scope.where}.${beside} ${dated([list])}`, [list]);
  }
  // Of the account value, what else is held need have no price.
  const all = valued(stated === undefined ? held : own, priced.data.quotes);
  const { direction = "best" } = params;
  const ranking = rank({
    positions: valued(own, priced.data.quotes),
    basis: "market_value",
    direction: isSized(params) ? "best" : direction,
  });
  const obstacle = obstacleIn(all);
  if (obstacle !== undefined) return withoutShares(asked, ranking, { obstacle, scope, used });
  const positions = sum(all.map((one) => one.market_value ?? zero)).round(2);
  const whole = stated === undefined ? positions : decimal(stated.data.totals?.total_value ?? 0);
  return told({ asked, ranked: ranking.ranked, whole, scope, used });
}

const isAsked = (row: Parameters<typeof isOf>[0], { params, text }: Asked): boolean =>
  params.asset_class === undefined || isOf(row, params.asset_class, asksMunis(text));

/** Bonds are mostly held through funds. */
function manyOf({ params, text }: Asked): string {
  if (params.asset_class !== "bonds") return scopeOf({ ...params, total: false }).many;
  return asksMunis(text) ? "municipal bond funds" : "bonds and bond funds";
}

function told(given: Given): Reply {
  const { asked, used } = given;
  const { params } = asked;
  const out = leftOut({ intent: "portfolio_ranking", params });
  const said = isTotal(params) ? ofAll(given) : isSized(params) ? ofSize(given) : inOrder(given);
  const close = `${out === "" ? "" : `Without ${out}. `}${dated(used)}`;
  const figures = [...said.figures, given.whole.toNumber()];
  return reply(`${said.text}${said.text.endsWith("|") ? "\n\n" : " "}${close}`, used, figures);
}

const isTotal = ({ total }: Params): boolean => total === true;

const wholeOf = ({ asked, whole, scope }: Given): string =>
  asked.params.with_cash === true
    ? `the account value${scope.where}, cash included, ${usd(whole)}`
    : `the value of the positions held${scope.where}, ${usd(whole)}`;

/** "Bonds and bond funds are 24.66 % of the value of the positions held, $965,000.00: $238,000.00 in BND and VTEB." */
function ofAll(given: Given) {
  const { asked, ranked, whole, scope } = given;
  const value = sum(ranked.map(({ figure }) => figure)).round(2);
  const share = shareOf(value, whole);
  const bound = withinBound(asked, asked.params, percentOf(value, whole));
  const many = `${scope.many[0]?.toUpperCase()}${scope.many.slice(1)}`;
  const text = `${bound}${many} are ${share.text} of ${wholeOf(given)}: ${usd(value)} in ${symbolsIn(ranked)}.`;
  return { text, figures: [...share.figures, value.toNumber(), ...sizesOf(asked.params)] };
}

/** Those of the share asked for; where there are none, the largest, or the smallest. */
function ofSize(given: Given) {
  const { asked, ranked, whole, scope } = given;
  const { params } = asked;
  const own = ranked
    .filter(({ figure }) => isOfSize(percentOf(figure, whole), params))
    .slice(0, params.limit);
  const size = sizeAsked(params, (one) => `${one} %`);
  const lead = isPolar(asked) && own.length > 0 ? yesOrNo(true) : "";
  const what = `a share${size} of ${wholeOf(given)}`;
  const [first, ...more] = own;
  const bounds = sizesOf(params);
  if (first === undefined) {
    const beside = nearestTo(ranked, params);
    const named =
      beside.row === undefined ? "" : ` The ${beside.end} is ${line(beside.row, whole)}.`;
    const figures = [...bounds, ...figuresOf(beside.row === undefined ? [] : [beside.row], whole)];
    return { text: `No ${scope.one}${scope.where} has ${what}.${named}`, figures };
  }
  const figures = [...bounds, own.length, ...figuresOf(own, whole)];
  if (more.length === 0) {
    return { text: `${lead}One ${scope.one} has ${what}: ${line(first, whole)}.`, figures };
  }
  return {
    text: `${lead}${own.length} ${scope.many} have ${what}:\n\n${shares(own, whole)}`,
    figures,
  };
}

/** Of those that are too large the smallest comes nearest. */
function nearestTo(ranked: readonly Ranked[], { above, below, at_least, at_most }: Params) {
  const isBelow = (below ?? at_most) !== undefined && (above ?? at_least) === undefined;
  return { row: isBelow ? ranked.at(-1) : ranked[0], end: isBelow ? "smallest" : "largest" };
}

/** Each with its share, the largest first unless the smallest are asked for; one place, or so many. */
function inOrder(given: Given) {
  const { asked, ranked, whole, scope } = given;
  const { params, text } = asked;
  const { nth, limit } = params;
  const own =
    nth === undefined
      ? ranked.slice(0, limit ?? (asksOne(heard(text)) ? 1 : undefined))
      : ranked.slice(nth - 1, nth);
  const [first, ...more] = own;
  const figures = [...figuresOf(own, whole), ...(nth === undefined ? [] : [nth])];
  const end = params.direction === "worst" ? "smallest" : "largest";
  if (first === undefined) {
    const said = `There is no number ${nth}${scope.where}: only ${ranked.length} are held.`;
    return { text: said, figures: [...figures, ranked.length] };
  }
  if (more.length === 0) {
    const place = nth === undefined || nth === 1 ? "" : `${ordinal(nth)} `;
    const [name, value] = [first.symbol, usd(first.figure)];
    const share = shareOf(first.figure, whole).text;
    const said = `The ${place}${end} ${scope.one}${scope.where} is ${name}: ${share} of ${wholeOf(given)}, at ${value}.`;
    return { text: said, figures };
  }
  const apart = params.with_cash === true ? "" : " without cash,";
  const head = `Shares of ${wholeOf(given)},${apart} ${end} first:`;
  return { text: `${head}\n\n${shares(own, whole)}`, figures };
}

/** "what's our largest weight" asks for one. */
const asksOne = (said: string): boolean =>
  /\b(?:largest|biggest|highest|smallest|lowest|heaviest|top)\b/.test(said) &&
  !/\b(?:weights|weightings|positions|holdings|stocks|etfs|funds|bonds|options|ones|names|investments|securities|stakes|shares|list|rank\w*|sort\w*|order\w*|first|each|all|every)\b/.test(
    said,
  );

const percentOf = (value: Decimal, whole: Decimal): Decimal => value.div(whole).times(100);

/** "VTI, 21.32 % ($205,700.00)" */
const line = ({ symbol, figure }: Ranked, whole: Decimal): string =>
  `${symbol}, ${shareOf(figure, whole).text} (${usd(figure)})`;

const shares = (own: readonly Ranked[], whole: Decimal): string =>
  table(
    ["Symbol", "Share", "Market value"],
    own.map(({ symbol, figure }) => [String(symbol), shareOf(figure, whole).text, usd(figure)]),
  );

const figuresOf = (own: readonly Ranked[], whole: Decimal): number[] =>
  own.flatMap(({ figure }) => [figure.round(2).toNumber(), ...shareOf(figure, whole).figures]);

const sizesOf = ({ above, below, at_least, at_most, amount }: Params): number[] =>
  [above, below, at_least, at_most, amount].flatMap((one) => one ?? []);

/** Without every value there is no whole: the values alone, and that no bound was held against them. */
function withoutShares(
  { params }: Asked,
  { ranked, not_ranked, ...ranking }: Ranking,
  { obstacle, scope, used }: { obstacle: string; scope: Scope; used: readonly Looked<unknown>[] },
): Reply {
  const shown = ranked.slice(0, params.limit);
  const asked = isSized(params) ? ", so that the bound was not applied" : "";
  const text = [
    `What each is of the whole is not worked out: ${obstacle}${asked}.`,
    shown.length === 0
      ? ""
      : `By market value${scope.where}, ${params.direction === "worst" && !isSized(params) ? "smallest" : "largest"} first:\n\n${rows(shown, "market_value")}`,
    `${unranked({ ranked, not_ranked, ...ranking })} ${dated(used)}`.trim(),
  ];
  const figures = shown.map(({ figure }) => figure.round(2).toNumber());
  return reply(text.filter(Boolean).join("\n\n"), used, figures);
}
