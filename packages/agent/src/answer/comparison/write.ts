import type { Decimal } from "@advisor/domain/decimal";
import type { Comparison } from "../../route/comparison/comparison.ts";
import { listed, table } from "../format.ts";
import { dated, nothing, type Reply, reply } from "../reply.ts";
import { type Evidence, type Found, figureOf } from "./figures.ts";
import { unranked } from "./unranked.ts";
import { tellsGap, verdict } from "./verdict.ts";
import * as Words from "./words.ts";

/** Both figures, which is more and by how much; where one is not on file, what there is instead. */
export function writeComparison(comparison: Comparison, given: Evidence): Reply {
  const { sides, by } = comparison;
  const found: readonly [Found, Found] = [
    figureOf(sides[0], by, given),
    figureOf(sides[1], by, given),
  ];
  const [a, b] = found;
  const neither = neitherSaid(comparison);
  if (!("figure" in a && "figure" in b)) {
    const figures = found.flatMap((one) => ("figure" in one ? [one.figure] : []));
    const said = joined([unranked(comparison, found), neither, dated(given.used)]);
    return nothing(said, given.used, rounded(figures));
  }
  const gap = a.figure.minus(b.figure).abs();
  const rows = rowsOf(comparison, given);
  const said = joined([verdict(comparison, [a.figure, b.figure], gap), neither]);
  const calculated = [a.figure, b.figure, ...rows.map(({ figure }) => figure)];
  return reply(
    `${said}${tableOf(comparison, rows)}${dated(given.used)}`,
    given.used,
    rounded(tellsGap(comparison) ? [...calculated, gap] : calculated),
  );
}

const joined = (sentences: readonly string[]): string =>
  sentences.filter((one) => one !== "").join(" ");

/** At the precision that is shown. */
const rounded = (figures: readonly Decimal[]): number[] =>
  figures.flatMap((one) => [one.round(2).toNumber(), one.toNumber()]);

interface Row {
  whose: string;
  account: string;
  figure: Decimal;
}

/** What each account adds, where a side is several of them. */
function rowsOf({ sides, by }: Comparison, given: Evidence): Row[] {
  if (!sides.some(({ accounts = [] }) => accounts.length > 1)) return [];
  return sides.flatMap((side) =>
    (side.accounts ?? []).flatMap((account): Row[] => {
      const found = figureOf({ ...side, accounts: [account] }, by, given);
      return "figure" in found ? [{ whose: side.person ?? "", account, figure: found.figure }] : [];
    }),
  );
}

function tableOf({ by, sides }: Comparison, rows: readonly Row[]): string {
  if (rows.length === 0) return " ";
  const arePersons = sides.every(({ person }) => person !== undefined);
  const lines = rows.map(({ whose, account, figure }) => [
    ...(arePersons ? [whose] : []),
    account,
    Words.shown(by, figure),
  ]);
  const head = [...(arePersons ? ["Whose"] : []), "Account", Words.capital(Words.nouns[by])];
  return `\n\n${table(head, lines)}\n\n`;
}

/** An account that is no one person's is said to be counted for neither. */
function neitherSaid({ neither = [], couple }: Comparison): string {
  const [only, ...more] = neither;
  if (only === undefined) return "";
  const isJoint = couple === true && more.length === 0 && /\bjoint\b/i.test(only);
  const why = isJoint ? "which both own" : "in no one person's name";
  return `${listed(neither)}, ${why}, ${more.length === 0 ? "is" : "are"} counted for neither.`;
}
