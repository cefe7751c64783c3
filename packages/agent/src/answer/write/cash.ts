import { decimal } from "@advisor/domain/decimal";
import type * as z from "zod";
import type { Params, RoutedPart } from "../../route/routed.ts";
import { heard } from "../../route/words.ts";
import { listed, table, usd } from "../format.ts";
import type { Summary, Transfers } from "../looked-up.ts";
import { dated, type Looked, type Reply, reply } from "../reply.ts";
import { ifAny } from "../whether.ts";
import { absent } from "./absent.ts";
import { cashShareWords, cashWords } from "./account-words.ts";
import { type Led, ledByAccount, type Standing } from "./by-account.ts";
import { leaving } from "./leaving.ts";
import { asksShare, shareOf, withinBound } from "./share.ts";

type Stated = Looked<z.infer<typeof Summary>>;
type Kind = NonNullable<Params["cash"]>;
type Row = Stated["data"]["accounts"][number];

/** Cash, and how much of it has settled; of several accounts one by one where that is asked. */
export function writeCash(
  { params, text, said = text }: Pick<RoutedPart, "params" | "text"> & { said?: string },
  looked: Stated,
  moved: Looked<Transfers> | undefined,
): Reply {
  const { accounts, totals } = looked.data;
  if (!looked.data.found || totals === null) return absent(looked.data, [looked]);
  const kind = asksAllSettled(text) ? "both" : (params.cash ?? "both");
  // That none is pending is said too: the transfers were looked at for it.
  const beside = moved === undefined ? "" : leaving(moved.data) || " No withdrawal is pending.";
  const used = moved === undefined ? [looked] : [looked, moved];
  // "is any unsettled, and in which account" is answered in one.
  const plain = text.replace(andWhere, "");
  const yes = whether(plain, kind, totals);
  const words = [yes === "" ? said : plain, plain] as const;
  const led = asksShare(params)
    ? ledByAccount(words[0], sharesOf(accounts, kind), cashShareWords, words[1])
    : ledOf(words, kind, accounts);
  const isSome = params.without?.accounts !== undefined;
  const { place, apart, figures } = placed(
    kind,
    rowsOf(accounts, led),
    asksEach(params, led, said),
    asksShare(params),
  );
  const sum = stated(kind, totals, moved !== undefined);
  const all = `${yes}${sum}${place}.`;
  const share = shareAsked({ params, text: said }, kind, totals);
  const first = `${share.text}${isSome ? ofRest(accounts, all) : capital(all)}`;
  return reply(
    `${leading(led, first, `${isSome ? "In these together" : "In all"}, ${sum}.`)}${beside}${apart}${dated(used)}`,
    used,
    [...(isSome ? [totals] : []), ...share.figures, ...figures, ...led.figures],
  );
}

const andWhere = /,? and (?:(?:in|at|with) )?(?:which|what|where)\b.*$/i;

/** Where cash has not settled is told by name, and by all accounts only where it is in several. */
function asksEach({ cash, without }: Params, { isAsked }: Led, text: string): boolean {
  if (without?.accounts !== undefined) return true;
  return isAsked && !(cash === "unsettled" && /\b(?:which|what|where)\b/.test(heard(text)));
}

/** Of accounts left out, those that remain are named, where they are few. */
const ofRest = (rows: readonly Row[], all: string): string =>
  rows.length === 0 || rows.length > mostNamed
    ? capital(all)
    : `${listed(rows.map(({ account }) => account))}: ${all}`;
const mostNamed = 3;

/** What was asked of the accounts before their sum, where that is told at all. */
const leading = ({ lead, isWhole }: Led, first: string, all: string): string => {
  if (lead === "") return first;
  return isWhole ? lead.trim() : `${lead}${all}`;
};

function ledOf(
  [text, meant]: readonly [string, string],
  kind: Kind,
  accounts: readonly Row[],
): Led {
  const [key, name] =
    kind === "both" ? (["total", "cash"] as const) : ([kind, nameOf(kind)] as const);
  const standings = accounts.map((row) => ({ account: row.account, figure: row[`${key}_cash`] }));
  return ledByAccount(text, standings, cashWords(name), meant);
}

/** What the cash of each is of its value, in percent. */
const sharesOf = (accounts: readonly Row[], kind: Kind): Standing[] =>
  accounts.map((row) => ({ account: row.account, figure: shareIn(row, kind)?.figures[0] ?? 0 }));

const nameOf = (kind: Kind): string => (kind === "total" ? "cash" : `${kind} cash`);

/** The accounts in the order in which they are to be told. */
const rowsOf = (accounts: readonly Row[], { rows }: Led): Row[] =>
  rows.flatMap(({ account }) => accounts.filter((one) => one.account === account));

/** Of several accounts each on its own, where that was asked; where cash has not settled is told unasked. */
function placed(kind: Kind, accounts: Row[], each: boolean, shares: boolean) {
  const open = kind === "unsettled" ? accounts.filter((one) => one.unsettled_cash !== 0) : [];
  const [only, ...others] = accounts.length > 1 ? open : [];
  const isTable = (each && accounts.length > 1) || others.length > 0;
  return {
    place: only === undefined || isTable ? "" : ` (${only.account})`,
    apart: isTable ? `\n\n${cashTable(kind, accounts, shares)}\n\n` : " ",
    figures: isTable && shares ? accounts.flatMap((row) => shareIn(row, kind)?.figures ?? []) : [],
  };
}

const shareAsked = (
  { params, text }: Pick<RoutedPart, "params" | "text">,
  kind: Kind,
  totals: Omit<Row, "account">,
) => {
  if (!asksShare(params)) return { text: "", figures: [] };
  return kind !== "total" && kind !== "both" && ofCash.test(heard(text))
    ? shareWithinCash(kind, totals)
    : shareOfCash({ params, text }, kind, totals);
};

/** "what portion of my cash has not settled" */
const ofCash = /\bof (?:(?:\S+ ){0,3})cash\b/;

/** "Unsettled cash is 2.84 % of the cash, $12,340.10." */
function shareWithinCash(kind: "settled" | "unsettled", totals: Omit<Row, "account">) {
  if (totals.total_cash <= 0) return { text: "", figures: [] };
  const share = shareOf(totals[`${kind}_cash`], totals.total_cash);
  const text = `${capital(kind)} cash is ${share.text} of the cash, ${usd(totals.total_cash)}. `;
  return { text, figures: share.figures };
}

/** "Cash is 9.61 % of the account value, $128,450.22." */
function shareOfCash(
  { params, ...asked }: Pick<RoutedPart, "params" | "text">,
  kind: Kind,
  totals: Omit<Row, "account">,
) {
  const part = kind === "both" ? "total" : kind;
  if (totals.total_value <= 0) return { text: "", figures: [] };
  const share = shareOf(totals[`${part}_cash`], totals.total_value);
  const name = part === "total" ? "Cash" : `${capital(part)} cash`;
  const lead = withinBound(
    asked,
    params,
    decimal(totals[`${part}_cash`]).div(totals.total_value).times(100),
  );
  const text = `${lead}${name} is ${share.text} of the account value, ${usd(totals.total_value)}. `;
  return { text, figures: share.figures };
}

function stated(
  kind: Kind,
  {
    total_cash,
    settled_cash,
    unsettled_cash,
  }: Pick<Row, "total_cash" | "settled_cash" | "unsettled_cash">,
  toLeave: boolean,
): string {
  const figures = {
    total: `total cash is ${usd(total_cash)}`,
    settled: toLeave ? withdrawable(settled_cash) : `settled cash is ${usd(settled_cash)}`,
    unsettled: `unsettled cash is ${usd(unsettled_cash)}`,
  };
  return kind === "both" ? Object.values(figures).join("; ") : figures[kind];
}

/** Where money is to leave. */
const withdrawable = (settled: number): string =>
  decimal(settled).gt(0)
    ? `settled cash, which can be withdrawn, is ${usd(settled)}`
    : `settled cash is ${usd(settled)}, so there is none to withdraw`;

const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;

/** Leads the figures, where all that is asked is whether the cash has settled, or any of it has not. */
function whether(text: string, kind: Params["cash"], totals: { unsettled_cash: number }): string {
  if (kind === "unsettled" && ifAny({ text }, true) !== "") {
    return totals.unsettled_cash === 0 ? "No: " : "Yes: ";
  }
  if (!asksAllSettled(text)) return "";
  return totals.unsettled_cash === 0 ? "Yes, all of it is settled: " : "No, not all of it: ";
}

/** "is all of it settled", "has the cash settled yet" */
const asksAllSettled = (text: string): boolean =>
  /^(?:(?:and|so|but|ok) )*(?:is|are|has|have|did) (?!there\b|i\b|we\b|any\b|how\b)(?:(?!not\b|or\b)[\w']+ )+settled?(?: (?:yet|now|already|by now|then|please))*$/.test(
    heard(text),
  );

/** What the cash is of the account that it is in. */
const shareIn = (row: Row, kind: Kind) =>
  row.total_value > 0
    ? shareOf(row[`${kind === "both" ? "total" : kind}_cash`], row.total_value)
    : undefined;

/** Each account's cash of the kind that is asked for, and what it is of the account where shares are. */
function cashTable(kind: Kind, accounts: readonly Row[], shares: boolean): string {
  const keys = kind === "both" ? (["total", "settled"] as const) : [kind];
  const rows = accounts.map((row) => [
    row.account,
    ...keys.map((key) => usd(row[`${key}_cash`])),
    ...(shares ? [shareIn(row, kind)?.text ?? ""] : []),
  ]);
  const head = ["Account", ...keys.map((key) => `${capital(key)} cash`)];
  return table([...head, ...(shares ? ["Of the account"] : [])], rows);
}
