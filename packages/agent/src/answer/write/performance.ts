import { addDays, type Day } from "@advisor/domain/day";
import { decimal, sum } from "@advisor/domain/decimal";
import type * as z from "zod";
import { bounded } from "../../route/amounts.ts";
import type { Params, RoutedPart } from "../../route/routed.ts";
import { heard } from "../../route/words.ts";
import { listed, signedPercent, signedUsd, usd } from "../format.ts";
import type { Performance, Transfers } from "../looked-up.ts";
import { daysAsked, isOfSize, isSized } from "../picked.ts";
import { dated, type Looked, nothing, type Reply, reply } from "../reply.ts";
import { isPolar, ofSign, yesOrNo } from "../whether.ts";

type Stated = Looked<z.infer<typeof Performance>>;

/** Only the timeframe on file; another one is named, never put in its place. */
export function writeNoPerformance(stated: Stated): Reply {
  return nothing(`${noReturn(stated)} ${dated([stated])}`, [stated]);
}

export function noReturn({ data: { reason, available, account } }: Stated): string {
  const what = account === null && reason?.includes("account") ? "Accounts" : "Timeframes";
  const instead = available.length === 0 ? "" : ` ${what} on file: ${listed(available)}.`;
  return `${reason ?? "There is no return on file."}${instead}`;
}

/** A stretch of days has no return on file; the one that is on file is named as what it is. */
export function writeRange({ from, to }: Params, stated: Stated): Reply {
  const { found, timeframe, return_pct, available } = stated.data;
  const others = available.filter((one) => one !== timeframe);
  const beside = others.length === 0 ? "" : `, and also ${listed(others)}`;
  const instead =
    found && return_pct !== null
      ? ` On file is ${timeframe}: ${signedPercent(return_pct)}${beside}.`
      : "";
  const text = `There is no return on file${daysAsked({ from, to })}.${instead}`;
  return nothing(`${text} ${dated([stated])}`, [stated]);
}

export function writePerformance(
  { params, assumed, text: asked = "" }: Pick<RoutedPart, "params" | "assumed"> & { text?: string },
  stated: Stated,
  moved: Looked<Transfers>,
): Reply {
  const { timeframe, return_pct, contributions, account } = stated.data;
  const flows = flowsOf(moved.data.transfers, start(timeframe, stated.as_of));
  const scope = account === null || account === "all" ? "" : ` of ${account}`;
  const unsaid = assumed.includes("timeframe") ? " (YTD is assumed; no timeframe was named)" : "";
  if (params.method === "mwr") {
    const text = `The money-weighted return for ${timeframe} cannot be computed: there is no opening value on file. The time-weighted return is ${signedPercent(return_pct ?? 0)}.`;
    return reply(`${text} ${dated([stated, moved])}`, [stated, moved]);
  }
  const { completed, pending } = flows;
  const calculated = [completed.toNumber(), pending.toNumber()];
  const moves = `${signedUsd(completed)} completed${pending.eq(0) ? "" : `, ${signedUsd(pending)} pending`}`;
  const agrees = agreement(contributions, completed.toNumber(), params.reconcile === true);
  if (params.reconcile === true) {
    const lead = contributions === null ? "" : whetherSo(asked, completed.eq(contributions));
    const text = `${lead}${agrees} Contributions by the transfers on file, ${timeframe}: ${moves}.`;
    return reply(`${text} ${dated([stated, moved])}`, [stated, moved], calculated);
  }
  const lines = [
    `${answered({ params, assumed, text: asked }, return_pct)}${timeframe} return${scope}: ${signedPercent(return_pct ?? 0)}, time-weighted${unsaid}.`,
    `Contributions by the transfers on file: ${moves}.`,
    agrees,
    dated([stated, moved]),
  ];
  return reply(lines.filter(Boolean).join(" "), [stated, moved], calculated);
}

/** Yes or no, before the return itself, to a bound or a side; to a side only where the stretch is named. */
function answered(
  { params, assumed, text }: Pick<RoutedPart, "params" | "assumed" | "text">,
  percent: number | null,
): string {
  if (percent === null) return "";
  const bound = withinBound({ text }, percent);
  return bound !== "" || assumed.includes("timeframe") ? bound : ofSign({ params, text }, percent);
}

/** "was it more than 5 %" */
function withinBound({ text }: { text: string }, percent: number): string {
  const said = heard(text);
  const sizes = inPercent.test(said) ? bounded(said.replace(inPercent, "")) : {};
  const isBound = isSized(sizes) && isPolar({ text });
  return isBound ? yesOrNo(isOfSize(decimal(percent), sizes)) : "";
}
const inPercent = /(?<=\d) ?(?:%|percent|pct)(?!\w)/;

/** "do they agree" is answered before the figures; "is there a difference" by them. */
function whetherSo(text: string, agrees: boolean): string {
  const said = heard(text);
  const isPlain = agreeing.test(said) && !/\b(?:not|un\w+|mis\w+|differ\w*)\b/.test(said);
  return isPlain && isPolar({ text }) ? yesOrNo(agrees) : "";
}

const agreeing =
  /\b(?:agrees?|match(?:es)?|reconciles?|tie|ties|tally|tallies|squares?|adds? up|consistent|fits?|line up|equal)\b/;

/** That both figures agree is said only where it was asked. */
function agreement(stated: number | null, computed: number, asked: boolean): string {
  if (stated === null) return asked ? "The custodian states no contributions." : "";
  if (stated === computed && !asked) return "";
  const agrees = stated === computed ? "agrees" : "does not agree";
  return `The custodian states contributions of ${usd(stated)}, which ${agrees} with the transfers.`;
}

/** Deposits minus withdrawals since `from`, by status. */
function flowsOf(transfers: Transfers["transfers"], from: Day) {
  const net = (status: "completed" | "pending") =>
    sum(
      transfers
        .filter((transfer) => transfer.status === status && transfer.timestamp.slice(0, 10) >= from)
        .map(({ type, amount }) => decimal(amount).times(type === "deposit" ? 1 : -1)),
    );
  return { completed: net("completed"), pending: net("pending") };
}

const days: Readonly<Record<string, number>> = {
  "1D": 1,
  "1W": 7,
  "1M": 30,
  "3M": 91,
  "6M": 182,
  "1Y": 365,
  "3Y": 1_095,
  "5Y": 1_826,
};

/** The first day whose flows belong to the timeframe. */
function start(timeframe: string, as_of: string): Day {
  const day = as_of.slice(0, 10);
  if (timeframe === "YTD") return `${day.slice(0, 4)}-01-01`;
  if (timeframe === "MTD") return `${day.slice(0, 7)}-01`;
  if (timeframe === "QTD") {
    const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
    return `${day.slice(0, 4)}-${String(month).padStart(2, "0")}-01`;
  }
  const back = days[timeframe];
  return back === undefined ? "0000-01-01" : addDays(day, -back);
}
