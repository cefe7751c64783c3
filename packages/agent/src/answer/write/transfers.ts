import { decimal, sum } from "@advisor/domain/decimal";
import type { Params } from "../../route/routed.ts";
import { includesPending } from "../../route/slots.ts";
import { heard } from "../../route/words.ts";
import { signedUsd, table, usd } from "../format.ts";
import { leftOut, methodsOut } from "../left-out.ts";
import type { Transfers } from "../looked-up.ts";
import {
  counted,
  daysAsked,
  fittingRows,
  measured,
  picks,
  placeAsked,
  shownRows,
  sizeAsked,
} from "../picked.ts";
import { dated, type Looked, nothing, type Reply, reply } from "../reply.ts";
import { ifAny, ofState } from "../whether.ts";
import { absent } from "./absent.ts";
import { writeGroups } from "./record-groups.ts";

type Row = Transfers["transfers"][number];

export function writeTransfers(params: Params, looked: Looked<Transfers>, text = ""): Reply {
  const { data } = looked;
  if (!data.found) return absent(data, [looked]);
  const out = leftOut({ intent: "transfers", params });
  const isWhole = out === "" && params.via === undefined && !picks(params);
  const own = data.transfers.filter((row) => isVia(row, params));
  const fitting = fittingRows(own, params, sizeOf);
  const rows = shownRows(fitting, params);
  const [first, ...more] = rows;
  const but = out === "" ? "" : `Without ${out}.`;
  const lead = answered(rows, params, text);
  if (first === undefined) {
    const none = `${lead}${noneOf(params, fitting.length, out)}`;
    return nothing(filled([none, dated([looked])]), [looked], counted(fitting));
  }
  const total = isWhole ? data.total : fitting.length;
  const groups = writeGroups(fitting, params, {
    what: `${what(params, true)}${sizeAsked(params)}`,
    ...{ kindOf, sizeOf, byCount: false },
    isDone: ({ status }) => status === (params.status ?? "completed"),
  });
  if (groups !== undefined) {
    const text = [groups.text, filled([but, dated([looked])])].join("\n\n");
    return reply(text, [looked], groups.figures);
  }
  const whole = inAll(isSome(params) ? rows : fitting, params, text);
  const told = more.length === 0 ? one(first, params, fitting.length) : listed(rows, params, total);
  const net = isWhole ? flows(rows, total) : { text: "", figures: [] };
  return reply(
    more.length === 0
      ? filled([whole.text, `${lead}${told}`, but, dated([looked])])
      : [whole.text, `${lead}${told}`, filled([net.text, but, dated([looked])])]
          .filter(Boolean)
          .join("\n\n"),
    [looked],
    [rows.length, total, ...whole.figures, ...net.figures],
  );
}

/** Yes or no, where the state of the only one, or that there are any, is the answer. */
function answered([first, ...more]: readonly Row[], params: Params, text: string): string {
  const state = first === undefined || more.length > 0 ? "" : ofState({ text }, first.status);
  const isAll = params.limit === undefined && !picks(params);
  return state === "" && isAll ? ifAny({ text }, first !== undefined) : state;
}

/** Only so many, or one place: what is worked out is of these. */
const isSome = ({ limit, nth, order }: Params): boolean =>
  limit !== undefined || nth !== undefined || order !== undefined;

/** What they come to; of one the amount stands in its sentence. */
function inAll(rows: readonly Row[], params: Params, text: string) {
  if (params.measure === "net") return netOf(rows);
  if (rows.length === 1 && params.measure !== "count") return { text: "", figures: [] };
  const parts = measured(rows, params, { kindOf, sizeOf });
  const isOfAll = worked.has(params.measure) && includesPending(heard(text));
  if (!isOfAll || new Set(rows.map(({ type }) => type)).size > 1) return parts;
  const own = rows.filter(({ status }) => status !== "failed").map(sizeOf);
  if (own.length === 0) return parts;
  const isMean = params.measure === "average";
  const whole = isMean ? sum(own).div(own.length).round(2) : sum(own);
  return {
    text: `${parts.text} With the pending ones ${usd(whole)} ${isMean ? "on average" : "in all"}.`,
    figures: [...parts.figures, whole.toNumber()],
  };
}

const worked: ReadonlySet<Params["measure"]> = new Set(["sum", "average"] as const);

const filled = (parts: readonly string[]): string => parts.filter(Boolean).join(" ");
const sizeOf = ({ amount }: Row) => decimal(amount);
const kindOf = ({ status, type }: Row): string => `${status} ${type}s`;

const heads = ["Date", "Type", "Method", "Amount", "Status", "Account"];

function listed(rows: readonly Row[], params: Params, total: number): string {
  const first = params.order ?? "newest";
  const asked = `${what(params, true)}${sizeAsked(params)}${daysAsked(params)}`;
  const cells = rows.map(({ timestamp, type, method, amount, status, account }) => [
    timestamp.slice(0, 10),
    type,
    method,
    usd(amount),
    status,
    account,
  ]);
  const head =
    total > rows.length
      ? `The ${first} ${rows.length} of ${total} ${asked}`
      : `${asked[0]?.toUpperCase()}${asked.slice(1)}, ${first} first`;
  return `${head}:\n\n${table(heads, cells)}`;
}

const signed = (row: Row) => sizeOf(row).times(row.type === "deposit" ? 1 : -1);
const flowOf = (rows: readonly Row[], status: Row["status"]): number =>
  sum(rows.filter((row) => row.status === status).map(signed)).toNumber();

/** What came in less what went out; what is pending is not in it, unless there is nothing else. */
function netOf(rows: readonly Row[]): { text: string; figures: number[] } {
  const waiting = rows.filter(({ status }) => status === "pending");
  const isPending = waiting.length > 0 && waiting.length === rows.length;
  const state = isPending ? "pending" : "completed";
  const net = flowOf(rows, state);
  const kinds = isPending ? [] : [...Map.groupBy(waiting, ({ type }) => type)];
  const sums = kinds.map(([type, own]) => ({ type, whole: sum(own.map(sizeOf)).toNumber() }));
  const apart = sums.map(({ type, whole }) => `${type}s ${usd(whole)}`).join(", ");
  const beside = apart === "" ? "" : ` Still pending, and not counted: ${apart}.`;
  return {
    text: `Net ${state} ${signedUsd(net)}.${beside}`,
    figures: [net, ...sums.map(({ whole }) => whole)],
  };
}

/** Of those that are listed, and no others. */
function flows(rows: readonly Row[], total: number): { text: string; figures: number[] } {
  const [completed, pending] = [flowOf(rows, "completed"), flowOf(rows, "pending")];
  const of = rows.length < total ? " of these" : "";
  const text = `Net completed${of} ${signedUsd(completed)}${pending === 0 ? "" : `, pending ${signedUsd(pending)}`}.`;
  return { text, figures: rows.length < total ? [completed, pending] : [] };
}

function one(transfer: Row, params: Params, fitting: number): string {
  const { type, method, amount, status, timestamp, account } = transfer;
  const state = { completed: "is completed", pending: "is still pending", failed: "failed" }[
    status
  ];
  const row = `${usd(amount)} by ${method} on ${timestamp.slice(0, 10)} (${account})`;
  const days = daysAsked(params);
  const first = which(params, fitting);
  if (first === "One") return `One ${type}${days}, ${row}, ${state}.`;
  const asked = `${first} ${what(params, false)}${sizeAsked(params)}${days}`;
  // A state that was asked for is in the lead; a kind that was not is in the row.
  if (params.status !== undefined)
    return `${asked}: ${params.type === undefined ? `${type}, ` : ""}${row}.`;
  return params.type === undefined
    ? `${asked}, a ${type} of ${row}, ${state}.`
    : `${asked}, ${row}, ${state}.`;
}

function which(params: Params, fitting: number): string {
  if (params.nth !== undefined || (params.order !== undefined && fitting > 1)) {
    return placeAsked(params);
  }
  return params.limit === 1 ? "The last" : "One";
}

const isVia = ({ method, account }: Row, { via, without }: Params): boolean =>
  (via === undefined || method.toLowerCase() === via.toLowerCase()) &&
  !methodsOut(without).includes(method.toLowerCase()) &&
  without?.accounts?.includes(account) !== true;

/** What is left out leads, unless the accounts that are meant do. */
function noneOf(params: Params, fitting: number, out: string): string {
  const text = none(params, fitting);
  if (out === "") return text;
  return params.without?.kept === undefined ? `Without ${out}: ${text}` : `${text} Without ${out}.`;
}

const none = (params: Params, fitting: number): string =>
  params.nth !== undefined && fitting > 0
    ? `There is no number ${params.nth}: ${fitting} ${fitting === 1 ? "is" : "are"} on file.`
    : `There are no ${what(params, true)}${sizeAsked(params)} on file${daysAsked(params)}.`;

const what = ({ type, status, via, account }: Params, many: boolean): string =>
  [
    status,
    `${type ?? "transfer"}${many ? "s" : ""}`,
    via === undefined ? "" : `by ${via}`,
    account === undefined ? "" : `in ${account}`,
  ]
    .filter(Boolean)
    .join(" ");
