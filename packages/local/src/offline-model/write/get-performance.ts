import * as z from "zod";
import { money, plain, signedPercent } from "../format.ts";
import { timeframe as namedIn } from "../read/amounts.ts";
import { period } from "../read/period.ts";
import { notStated } from "./absent.ts";
import { cite, type Given, writer } from "./writer.ts";

const Performance = z.object({
  found: z.boolean(),
  reason: z.string().nullable(),
  available: z.array(z.string()),
  account: z.string().nullable(),
  timeframe: z.string(),
  return_pct: z.number().nullable(),
  contributions: z.number().nullable(),
});

export const getPerformance = writer(Performance, (performance, given) => {
  if (!performance.found || performance.return_pct === null) return notStated(performance, given);
  const { timeframe, account, contributions } = performance;
  const of = account === null || account === "all" ? "all accounts together" : plain(account);
  const stated =
    contributions === null
      ? ""
      : ` The custodian states contributions of ${money(contributions)}; they need not agree with the transfers.`;
  return `${caveat(given)}The ${plain(timeframe)} return of ${of} is **${signedPercent(performance.return_pct)}**, time-weighted and net of fees.${stated}${caveat(given) === "" ? unasked(given) : ""} ${cite(given)}`;
});

/** Other days than those of a timeframe, or another method, are said to be missing. */
function caveat({ question, today }: Given): string {
  if (/\b(?:money[- ]weighted|mwr|xirr|irr)\b/i.test(question)) {
    return "A money-weighted return is not computable here: the value at the beginning is not on file. ";
  }
  const days = today === null ? undefined : period(question, today);
  return days !== undefined && namedIn(question) === undefined
    ? `A return for ${days.from} to ${days.to} is not on file. `
    : "";
}

const unasked = ({ question, input }: Given): string =>
  namedIn(question) === undefined && input.timeframe === "YTD"
    ? " No timeframe was named, so this is the year to date."
    : "";
