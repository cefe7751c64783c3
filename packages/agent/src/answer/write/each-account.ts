import { type Decimal, zero } from "@advisor/domain/decimal";
import type { Ranking } from "@advisor/domain/ranking";
import type * as z from "zod";
import { groupingIn, ungrouped } from "../../route/grouping.ts";
import type { RoutedPart } from "../../route/routed.ts";
import { heard } from "../../route/words.ts";
import { listed, table } from "../format.ts";
import { leftOut, remaining } from "../left-out.ts";
import type { PositionsList, Quotes } from "../looked-up.ts";
import { ofClass } from "../of-class.ts";
import { isSized } from "../picked.ts";
import { dated, type Looked, type Reply, reply } from "../reply.ts";
import { valued } from "../valued.ts";
import { accountsIn, type ByAccount, notCounted } from "./account-places.ts";
import { writeAccountSums } from "./account-sums.ts";
import { countOf, poolOf, rankingOf, shorts, told, writeRanking } from "./ranking.ts";
import { bases, endOf, figuresOf, isAmount, scopeOf, written } from "./ranking-words.ts";

/** A ranking of the holdings of each account by itself, or a figure of the whole of each. */
export function writeEachAccount(
  { params: asked, text }: Pick<RoutedPart, "params" | "text">,
  list: Looked<z.infer<typeof PositionsList>>,
  priced: Looked<Quotes> | undefined,
): Reply {
  const { per: _, ...params } = asked;
  const narrowed = ofClass(list, { params, text });
  const own = remaining(narrowed.data.positions, params.without);
  const accounts = accountsIn(list.data.positions, params);
  const [only, ...others] = accounts;
  if (only === undefined || own.length === 0) {
    return writeRanking({ params, text }, narrowed, priced);
  }
  if (others.length === 0) {
    const alone = { params: { ...params, account: only }, text: ungrouped(heard(text)) };
    return writeRanking(alone, narrowed, priced);
  }
  const quotes = priced?.data.quotes ?? [];
  const out = params.without?.kept === undefined ? leftOutOf(params) : "";
  const given: ByAccount = {
    asked: { params, text: ungrouped(heard(text)) },
    places: accounts.map((account) => {
      const rows = own.filter((row) => row.account === account);
      return { account, rows, positions: valued(rows, quotes) };
    }),
    quotes,
    but: [out, shorts({ params, text }, own)].filter(Boolean).join(" "),
    used: priced === undefined ? [list] : [list, priced],
  };
  if (params.total === true) return writeAccountSums(given, text);
  const isWhich = groupingIn(heard(text))?.of === "which";
  return isPlain(given) ? writeFirsts(given, isWhich) : writeSections(given);
}

function leftOutOf(params: RoutedPart["params"]): string {
  const out = leftOut({ intent: "portfolio_ranking", params });
  return out === "" ? "" : `Without ${out}.`;
}

/** Only an order and how many of it: one table tells that. */
function isPlain({ asked, places, quotes }: ByAccount): boolean {
  const { limit, nth } = asked.params;
  const isOfSide = places.some(({ rows }) => {
    const { side, ranking } = rankingOf(asked, rows, quotes);
    return side === "ends" || (side !== undefined && !isAmount(ranking.basis) && !limit);
  });
  return !(isSized(asked.params) || nth !== undefined || isOfSide);
}

/** What is said of each account one after the other, as it would be said of it alone. */
function writeSections({ asked, places, quotes, but, used }: ByAccount): Reply {
  const said = places.map(({ account, rows }) => {
    const params = { ...asked.params, account };
    const own = { asked: { ...asked, params }, rows, scope: scopeOf(params), but: "", used };
    const one = told({ ...own, ...rankingOf(own.asked, rows, quotes) });
    const text = one.text.slice(0, -dated(used).length).trim();
    return { text: rows.length === 0 ? noneIn([account], asked) : text, figures: one.calculated };
  });
  const text = [...said.map((one) => one.text), [but, dated(used)].filter(Boolean).join(" ")];
  return reply(
    text.join("\n\n"),
    used,
    said.flatMap(({ figures }) => figures),
  );
}

interface First {
  account: string;
  ranking: Ranking;
  shown: Ranking["ranked"];
}

/** The first of each account, in one table. */
function writeFirsts({ asked, places, quotes, but, used }: ByAccount, isWhich: boolean): Reply {
  const found: First[] = places.map(({ account, rows }) => {
    const { ranking } = rankingOf(asked, rows, quotes);
    return { account, ranking, shown: poolOf(asked, ranking).slice(0, countIn(asked, ranking)) };
  });
  const { basis, direction } = rankingOf(asked, [], []).ranking;
  // "which account holds the largest": that one first.
  const sign = direction === "worst" ? 1 : -1;
  const figureOf = ({ shown: [first] }: First): Decimal => first?.figure ?? zero;
  if (isWhich) found.sort((a, b) => sign * figureOf(a).cmp(figureOf(b)));
  const cells = found.flatMap(({ account, shown }) =>
    shown.map(({ symbol, name, figure }) => [account, symbol ?? name, written(figure, basis)]),
  );
  const beside = [
    noneIn(
      places.filter(({ rows }) => rows.length === 0).map(({ account }) => account),
      asked,
    ),
    noLoss(asked, found),
    notCounted(
      "Not ranked",
      found.map(({ account, ranking }) => ({ account, ...ranking })),
    ),
    but,
    dated(used),
  ];
  const rows = cells.length === 0 ? "" : table(["Account", "Symbol", bases[basis]], cells);
  const text = [leadOf(asked, found), rows, beside.filter(Boolean).join(" ")].filter(Boolean);
  const figures = found.flatMap(({ shown }) => [...figuresOf(shown), shown.length]);
  return reply(text.join("\n\n"), used, figures);
}

/** "list the worst performer for each account" */
const ofOne =
  /\b(?:best|worst|top|biggest|largest|smallest|highest|lowest) (?:\w+ )?(?:position|holding|performer|stock|etf|fund|bond|investment|winner|loser|gainer|mover|one)\b/;

/** Of each account fewer are told than of one alone. */
const mostUnasked = 3;
const countIn = (asked: ByAccount["asked"], ranking: Ranking): number => {
  if (asked.params.limit === undefined && ofOne.test(asked.text)) return 1;
  const count = countOf(asked, ranking, false);
  const isOpen = asked.params.limit === undefined && count !== ranking.ranked.length;
  return isOpen ? Math.min(count, mostUnasked) : count;
};

function leadOf({ params }: ByAccount["asked"], found: readonly First[]): string {
  const { one, many } = scopeOf(params);
  const ranking = found.find(({ shown }) => shown.length > 0)?.ranking;
  if (ranking === undefined) return `No ${one} can be ranked in any account.`;
  const by = `By ${bases[ranking.basis]}`;
  const end = endOf(ranking);
  if (!found.some(({ shown }) => shown.length > 1))
    return `${by}, the ${end} ${one} in each account:`;
  return params.limit === undefined
    ? `${by}, the ${many} of each account, ${end} first:`
    : `${by}, the ${end} ${params.limit} ${many} of each account:`;
}

/** The worst of an account that has lost nothing is no loser. */
function noLoss({ params }: ByAccount["asked"], found: readonly First[]): string {
  const own = found.filter(
    ({ shown, ranking: { basis, direction, losing } }) =>
      shown.length > 0 && direction === "worst" && basis.startsWith("unrealized") && losing === 0,
  );
  if (own.length === 0) return "";
  return `No ${scopeOf(params).one} is at a loss in ${listed(own.map(({ account }) => account))}.`;
}

function noneIn(accounts: readonly string[], { params }: ByAccount["asked"]): string {
  const { symbols, asset_classes } = params.without ?? {};
  const other = (symbols ?? asset_classes) === undefined ? "" : "other ";
  const many = `${other}${scopeOf(params).many}`;
  return accounts.length === 0 ? "" : `There are no ${many} in ${listed(accounts)}.`;
}
