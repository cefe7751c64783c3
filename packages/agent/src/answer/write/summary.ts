import { decimal, sum, zero } from "@advisor/domain/decimal";
import type * as z from "zod";
import type { Params, RoutedPart } from "../../route/routed.ts";
import { table, usd } from "../format.ts";
import type { PositionsList, Quotes, Summary, Transfers } from "../looked-up.ts";
import { dated, type Looked, type Reply, reply } from "../reply.ts";
import { valued } from "../valued.ts";
import { heard } from "../wanted.ts";
import { absent } from "./absent.ts";
import { asksShare, shareOf } from "./share.ts";

type Stated = Looked<z.infer<typeof Summary>>;

export function writeAccountValue(looked: Stated, text = ""): Reply {
  const { totals } = looked.data;
  const side = sideOfSize(text);
  const accounts = bySize(looked.data.accounts, side);
  if (!looked.data.found || totals === null) return absent(looked.data, [looked]);
  const [only, ...others] = accounts;
  if (only === undefined)
    return absent({ reason: "There are no accounts on file.", available: [] }, [looked]);
  const total = `The account value is ${usd(totals.total_value)}`;
  if (others.length === 0) return reply(`${total} (${only.account}). ${dated([looked])}`, [looked]);
  const rows = accounts.map(({ account, total_value }) => [account, usd(total_value)]);
  const first = firstOf(only, side);
  return reply(
    `${first}${total} in all:\n\n${table(["Account", "Value"], rows)}\n\n${dated([looked])}`,
    [looked],
    [totals.total_value],
  );
}

type Row = Stated["data"]["accounts"][number];
type Side = "largest" | "smallest" | undefined;

const firstOf = ({ account, total_value }: Row, side: Side): string =>
  side === undefined ? "" : `The ${side} account is ${account}, ${usd(total_value)}. `;

/** "which account is the largest", "is the Roth bigger than the IRA" */
function sideOfSize(text: string): Side {
  const said = heard(text);
  if (!/\b(?:accounts?|trusts?|iras?|roths?|which|what)\b/.test(said)) return undefined;
  if (/\b(?:smallest|smaller|least|lowest)\b/.test(said)) return "smallest";
  return /\b(?:bigg?est|bigger|largest|larger|most|highest|richest)\b/.test(said)
    ? "largest"
    : undefined;
}

function bySize(rows: readonly Row[], side: Side): readonly Row[] {
  if (side === undefined) return rows;
  const sign = side === "largest" ? -1 : 1;
  return rows.toSorted((a, b) => sign * decimal(a.total_value).cmp(b.total_value));
}

export function writeCash(
  { params, text }: Pick<RoutedPart, "params" | "text">,
  looked: Stated,
  moved: Looked<Transfers> | undefined,
): Reply {
  const { accounts, totals } = looked.data;
  if (!looked.data.found || totals === null) return absent(looked.data, [looked]);
  const kind = asksAllSettled(text) ? "both" : (params.cash ?? "both");
  const pending =
    moved?.data.transfers.filter((one) => one.status === "pending" && one.type === "withdrawal") ??
    [];
  const beside = pending.map(
    ({ amount, timestamp }) =>
      ` A withdrawal of ${usd(amount)} of ${timestamp.slice(0, 10)} is still pending and not subtracted.`,
  );
  const used = moved === undefined || pending.length === 0 ? [looked] : [looked, moved];
  const share = asksShare(params) ? shareOfCash(kind, totals) : { text: "", figures: [] };
  const first = `${share.text}${capital(`${whether(text, totals)}${stated(kind, totals)}`)}.${beside.join("")}`;
  const isSome = params.without?.accounts !== undefined;
  const apart =
    isSome || (asksEach(text) && accounts.length > 1)
      ? `\n\n${cashTable(kind, accounts)}\n\n`
      : " ";
  return reply(`${first}${apart}${dated(used)}`, used, [
    ...(isSome ? [totals] : []),
    ...share.figures,
  ]);
}

/** "Cash is 9.61 % of the account value, $128,450.22." */
function shareOfCash(kind: NonNullable<Params["cash"]>, totals: Omit<Row, "account">) {
  const part = kind === "both" ? "total" : kind;
  if (totals.total_value <= 0) return { text: "", figures: [] };
  const share = shareOf(totals[`${part}_cash`], totals.total_value);
  const name = part === "total" ? "Cash" : `${capital(part)} cash`;
  const text = `${name} is ${share.text} of the account value, ${usd(totals.total_value)}. `;
  return { text, figures: share.figures };
}

function stated(
  kind: NonNullable<Params["cash"]>,
  {
    total_cash,
    settled_cash,
    unsettled_cash,
  }: Pick<Row, "total_cash" | "settled_cash" | "unsettled_cash">,
): string {
  const figures = {
    total: `total cash is ${usd(total_cash)}`,
    settled: decimal(settled_cash).gt(0)
      ? `settled cash, which can be withdrawn, is ${usd(settled_cash)}`
      : `settled cash is ${usd(settled_cash)}, so nothing can be withdrawn`,
    unsettled: `unsettled cash is ${usd(unsettled_cash)}`,
  };
  return kind === "both" ? Object.values(figures).join("; ") : figures[kind];
}

const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;

/** Leads the figures, where all that is asked is whether the cash has settled. */
function whether(text: string, totals: { unsettled_cash: number }): string {
  if (!asksAllSettled(text)) return "";
  return totals.unsettled_cash === 0 ? "Yes, all of it is settled: " : "No, not all of it: ";
}

/** "is all of it settled", "has the cash settled yet" */
const asksAllSettled = (text: string): boolean =>
  /^(?:(?:and|so|but|ok) )*(?:is|are|has|have|did) (?!there\b|i\b|we\b|any\b|how\b)(?:(?!not\b|or\b)[\w']+ )+settled?(?: (?:yet|now|already|by now|then|please))*$/.test(
    heard(text),
  );

/** "cash by account", "which of the trusts has the most cash" */
const asksEach = (text: string): boolean =>
  /\b(?:each|every|per|by|which|what|both)(?: of)?(?: (?:the|my|our|their|his|her))? (?:accounts?|iras?|trusts?)\b|\band where$/.test(
    heard(text),
  );

/** Each account's cash of the kind that is asked for. */
function cashTable(
  kind: NonNullable<Params["cash"]>,
  accounts: Stated["data"]["accounts"],
): string {
  const keys = kind === "both" ? (["total", "settled"] as const) : [kind];
  const rows = accounts.map((row) => [row.account, ...keys.map((key) => usd(row[`${key}_cash`]))]);
  return table(["Account", ...keys.map((key) => `${capital(key)} cash`)], rows);
}

/** Whether positions and cash add up to what the custodian states; the gap is reported, not hidden. */
export function writeReconciliation(
  looked: Stated,
  list: Looked<z.infer<typeof PositionsList>>,
  priced: Looked<Quotes>,
): Reply {
  const { totals } = looked.data;
  if (!looked.data.found || totals === null) return absent(looked.data, [looked]);
  const positions = valued(list.data.positions, priced.data.quotes);
  const market = sum(positions.map((one) => one.market_value ?? zero)).round(2);
  const computed = market.plus(totals.total_cash);
  const gap = decimal(totals.total_value).minus(computed);
  const unpriced = positions.filter((one) => one.market_value === null).map((one) => one.symbol);
  const missing = unpriced.length === 0 ? "" : ` Without a quote: ${unpriced.join(", ")}.`;
  const verdict = gap.eq(0)
    ? "The account adds up"
    : unpriced.length > 0
      ? `The account cannot be reconciled in full: ${usd(gap)} is beyond cash and the positions with a quote`
      : `The account does not reconcile: ${usd(gap)} is not explained`;
  const text = `${verdict}. Positions are worth ${usd(market)} and cash is ${usd(totals.total_cash)}, together ${usd(computed)}; the custodian states ${usd(totals.total_value)}.${missing}`;
  const used = [looked, list, priced];
  const calculated = [market.toNumber(), computed.toNumber(), gap.toNumber()];
  return reply(`${text} ${dated(used)}`, used, calculated);
}
