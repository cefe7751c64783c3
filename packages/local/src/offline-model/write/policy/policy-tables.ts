import type { Comparison } from "@advisor/domain/ips-check/comparison";
import {
  change,
  label,
  limit,
  money,
  paragraphs,
  percent,
  plain,
  points,
  quantity,
  table,
} from "../../format.ts";
import { band } from "./policy-lead.ts";

const statuses = {
  above_max: "above maximum",
  below_min: "below minimum",
  in_band: "in band",
  unclassified: "not in the IPS",
};

export const classTable = ({ classes }: Comparison): string =>
  table(
    ["Class", "Value", "Weight", "Target", "Band", "Drift", "Drift $", "Status"],
    classes.map((row) => [
      label(row.class),
      money(row.value),
      percent(row.weight_pct),
      limit(row.target_pct),
      band(row),
      points(row.drift_pp),
      change(row.drift_usd),
      row.status === null ? "-" : statuses[row.status],
    ]),
  );

/** Classes without targets. */
export const allocation = ({ classes }: Comparison): string =>
  table(
    ["Class", "Value", "Weight"],
    classes.map((row) => [label(row.class), money(row.value), percent(row.weight_pct)]),
  );

const modes = {
  contribution: "Place the deposit",
  band: "Back inside the bands",
  target: "Back to the targets",
} as const;
type Mode = keyof typeof modes;

/** One column for each list of trades that the policy check proposes. */
export function trades({ suggestions, turnover_pct }: Comparison): string {
  const used = (["contribution", "band", "target"] as const).filter((mode) =>
    suggestions.some((row) => row.mode === mode && row.trade_usd !== 0),
  );
  if (used.length === 0) return "";
  const moved = suggestions.filter((row) => row.trade_usd !== 0);
  const classes = [...new Set(moved.map((row) => row.class))];
  const amount = (name: string, mode: Mode): string => {
    const row = suggestions.find((one) => one.class === name && one.mode === mode);
    return row === undefined ? "-" : change(row.trade_usd);
  };
  const turnover = (["band", "target"] as const).flatMap((mode) =>
    used.includes(mode) && turnover_pct[mode] !== null
      ? [`${percent(turnover_pct[mode])} ${mode === "band" ? "to the bands" : "to the targets"}`]
      : [],
  );
  return paragraphs([
    "Proposed trades (nothing is traded):",
    table(
      ["Class", ...used.map((mode) => modes[mode])],
      classes.map((name) => [label(name), ...used.map((mode) => amount(name, mode))]),
    ),
    turnover.length === 0 ? "" : `Turnover: ${turnover.join(", ")}.`,
  ]);
}

const shownLegs = 20;

/** Where to sell and buy, for the gentlest list of trades there is. */
export function legs({ suggestions }: Comparison): string {
  const mode = (["contribution", "band", "target"] as const).find((one) =>
    suggestions.some((row) => row.mode === one && row.legs.length > 0),
  );
  if (mode === undefined) return "";
  const rows = suggestions.filter((row) => row.mode === mode).flatMap((row) => row.legs);
  const more = rows.length > shownLegs ? "The side panel has the remaining lines." : "";
  return paragraphs([
    `${modes[mode]}, by account:`,
    table(
      ["Account", "Side", "Symbol", "Quantity", "Amount", "Est. ST gain", "Est. LT gain", "Note"],
      rows
        .slice(0, shownLegs)
        .map((leg) => [
          plain(leg.account),
          leg.side,
          plain(leg.symbol ?? "-"),
          leg.quantity === null ? "-" : quantity(leg.quantity),
          money(leg.proceeds),
          leg.est_st_gain === null ? "-" : change(leg.est_st_gain),
          leg.est_lt_gain === null ? "-" : change(leg.est_lt_gain),
          plain(leg.note ?? ""),
        ]),
    ),
    more,
  ]);
}

export const needs = ({ cash }: Comparison): string =>
  cash.needs.length === 0
    ? ""
    : table(
        ["Cash need", "Amount", "Due", "Note"],
        cash.needs.map((need) => [
          need.kind === "rmd" ? "RMD" : label(need.kind),
          money(need.amount),
          need.due ?? "-",
          plain(need.note),
        ]),
      );

export const issuers = ({ concentration }: Comparison): string =>
  concentration.length === 0
    ? ""
    : table(
        [
          "Issuer",
          "Value",
          "Direct",
          "With funds",
          "Limit",
          "Excess if reinvested",
          "Excess if withdrawn",
        ],
        concentration
          .slice(0, 10)
          .map((issuer) => [
            plain(issuer.name),
            money(issuer.value),
            percent(issuer.direct_pct),
            percent(issuer.look_through_pct),
            limit(issuer.limit_pct),
            issuer.breach ? money(issuer.excess_if_reinvested_usd) : "-",
            issuer.breach ? money(issuer.excess_if_withdrawn_usd) : "-",
          ]),
      );
