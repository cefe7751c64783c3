import { decimal } from "@advisor/domain/decimal";
import type * as z from "zod";
import type { RoutedPart } from "../../route/routed.ts";
import { heard } from "../../route/words.ts";
import { signedPercent, table } from "../format.ts";
import type { Performance } from "../looked-up.ts";
import { dated, type Looked, type Reply, reply } from "../reply.ts";
import { against, boundIn } from "../whether.ts";
import { accountsIn } from "./account-places.ts";

type Stated = Looked<z.infer<typeof Performance>>;
type Row = z.infer<typeof Performance>["by_account"][number];

/** Each account's return on file; undefined where none is on file by account. */
export function writeAccountReturns(
  { params, assumed, text: asked }: Pick<RoutedPart, "params" | "assumed" | "text">,
  stated: Stated,
): Reply | undefined {
  const { by_account, timeframe, found, account, return_pct } = stated.data;
  const names = accountsIn(by_account, params);
  const own = by_account.filter((row) => names.includes(row.account));
  const known = own.filter(({ return_pct }) => return_pct !== null);
  if (own.length < 2 || known.length === 0) return undefined;
  const fitting = beyondBound(asked, known, stated);
  if (fitting !== undefined) return fitting;
  const rows = inOrder(own, params.direction);
  const unsaid = assumed.includes("timeframe") ? " (YTD is assumed; no timeframe was named)" : "";
  const isAll = own.length === by_account.length && account === "all";
  const whole =
    isAll && found && return_pct !== null
      ? `All accounts together: ${signedPercent(return_pct)}. `
      : "";
  const cells = rows.map((row) => [row.account, returnOf(row)]);
  const gap = gapOf(known);
  const text = [
    `${leadOf(rows, timeframe, params)}${unsaid}${gap === undefined ? end(params) : `.${gap.said}`}`,
    table(["Account", `${timeframe} return`], cells),
    `${whole}${dated([stated])}`,
  ];
  return reply(text.join("\n\n"), [stated], gap === undefined ? [] : [gap.points]);
}

/** "Which accounts returned more than 7 %": only these, the highest first; a return is told as it is, where down is meant a loss. */
function beyondBound(asked: string, known: readonly Row[], stated: Stated): Reply | undefined {
  const said = heard(asked).replace(/(\d) ?(?:%|percent)(?!\w)/g, "$1");
  const bound = said === heard(asked) ? undefined : boundIn(said);
  if (bound === undefined || !which.test(said)) return undefined;
  const isLoss = /\b(?:down|lost|losing|loss)\b/.test(said);
  const figureOf = ({ return_pct }: Row) => (return_pct ?? 0) * (isLoss ? -1 : 1);
  const rows = known
    .filter((row) => against(bound, figureOf(row)).holds)
    .toSorted((a, b) => figureOf(b) - figureOf(a));
  const { timeframe } = stated.data;
  const size = `${bound.kind.replace("_", " ")} ${bound.size} %`;
  const what = `${timeframe} ${isLoss ? "loss" : "return"} ${size}, time-weighted`;
  const count = rows.length === 1 ? "One account has" : `${rows.length} accounts have`;
  const lead = rows.length === 0 ? `No account has a ${what}.` : `${count} a ${what}:`;
  const shown = rows.length === 0 ? inOrder(known, isLoss ? "worst" : "best") : rows;
  const cells = shown.map((row) => [row.account, returnOf(row)]);
  const text = `${lead}\n\n${table(["Account", `${timeframe} return`], cells)}\n\n${dated([stated])}`;
  return reply(text, [stated], [bound.size, rows.length]);
}
const which =
  /\b(?:which|what|any|list|show|name|how many)\b.*\b(?:accounts?|trusts?|iras?|acc)\b/i;

/** How far two returns lie apart; of more it is not told. */
function gapOf(known: readonly Row[]): { said: string; points: number } | undefined {
  const [one, other, ...more] = known;
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  const points = decimal(one.return_pct ?? 0)
    .minus(other.return_pct ?? 0)
    .abs();
  return {
    said: ` The two are ${points.toString()} percentage point${points.eq(1) ? "" : "s"} apart.`,
    points: points.toNumber(),
  };
}

const end = ({ direction }: RoutedPart["params"]): string => (direction === undefined ? ":" : ".");

const returnOf = ({ return_pct }: Row): string =>
  return_pct === null ? "not on file" : signedPercent(return_pct);

function inOrder(rows: readonly Row[], direction: RoutedPart["params"]["direction"]): Row[] {
  const known = rows.filter(({ return_pct }) => return_pct !== null);
  const sign = direction === "worst" ? 1 : -1;
  const ordered = known.toSorted(
    (a, b) => sign * decimal(a.return_pct ?? 0).cmp(b.return_pct ?? 0),
  );
  const others = rows.filter(({ return_pct }) => return_pct === null);
  return direction === undefined ? [...rows] : [...ordered, ...others];
}

function leadOf(rows: readonly Row[], timeframe: string, { direction }: RoutedPart["params"]) {
  const [first] = rows;
  if (direction === undefined || first === undefined) {
    return `${timeframe} return by account, time-weighted`;
  }
  const which = direction === "best" ? "highest" : "lowest";
  return `The ${which} ${timeframe} return is that of ${first.account}, ${returnOf(first)}, time-weighted`;
}
