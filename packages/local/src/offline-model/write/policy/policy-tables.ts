import { decimal, sum } from "@advisor/domain/decimal";
import type { Comparison } from "@advisor/domain/ips-check/comparison";
import {
  limitText,
  money,
  percentText,
  pointsFigure,
  quantityText,
  signedMoney,
} from "../../format/amounts.ts";
import { paragraphs, table } from "../../format/markdown.ts";
import { classLabel, plainLine } from "../../format/text.ts";
import { bandText } from "./policy-lead.ts";

const statuses = {
  above_max: "above maximum",
  below_min: "below minimum",
  in_band: "in band",
  unclassified: "not in the IPS",
};

export const classTable = (policy: Comparison): string =>
  table(
    ["Class", "Value", "Weight", "Target", "Band", "Drift, pp", "Drift, $", "Status"],
    policy.classes.map((row) => [
      classLabel(row.class),
      money(row.value),
      percentText(row.weight_pct),
      limitText(row.target_pct),
      bandText(row),
      pointsFigure(row.drift_pp),
      signedMoney(row.drift_usd),
      row.status === null ? "-" : statuses[row.status],
    ]),
    allClasses(policy),
  );

/** The last line of the classes, when they are all of the total. */
function allClasses({ classes, total_value }: Comparison): string[] | null {
  const all = sum(classes.map(({ value }) => decimal(value)));
  return classes.length > 1 && total_value !== null && all.eq(total_value)
    ? ["All", money(total_value), "100.00%", "", "", "", "", ""]
    : null;
}

/** Asset classes without targets. */
export const allocationTable = ({ classes }: Comparison): string =>
  table(
    ["Class", "Value", "Weight"],
    classes.map((row) => [classLabel(row.class), money(row.value), percentText(row.weight_pct)]),
  );

const modes = {
  contribution: "Place the deposit",
  band: "Back inside the bands",
  target: "Back to the targets",
} as const;
type Mode = keyof typeof modes;

/** One column for each set of trades that the policy check proposes. */
export function tradesTable({ suggestions, turnover_pct }: Comparison): string {
  const used = (["contribution", "band", "target"] as const).filter((mode) =>
    suggestions.some((row) => row.mode === mode && row.trade_usd !== 0),
  );
  if (used.length === 0) return "";
  const moved = suggestions.filter((row) => row.trade_usd !== 0);
  const classes = [...new Set(moved.map((row) => row.class))];
  const amount = (name: string, mode: Mode): string => {
    const row = suggestions.find((one) => one.class === name && one.mode === mode);
    return row === undefined ? "-" : signedMoney(row.trade_usd);
  };
  const turnover = (["band", "target"] as const).flatMap((mode) =>
    used.includes(mode) && turnover_pct[mode] !== null
      ? [
          `${percentText(turnover_pct[mode])} ${mode === "band" ? "to the bands" : "to the targets"}`,
        ]
      : [],
  );
  return paragraphs([
    "Proposed trades (nothing is traded):",
    table(
      ["Class", ...used.map((mode) => modes[mode])],
      classes.map((name) => [classLabel(name), ...used.map((mode) => amount(name, mode))]),
    ),
    turnover.length === 0 ? "" : `Turnover: ${turnover.join(", ")}.`,
  ]);
}

const shownLegs = 20;

/** What to sell and buy, from the least disruptive set of trades that exists. */
export function legsTable({ suggestions }: Comparison): string {
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
          plainLine(leg.account),
          leg.side,
          plainLine(leg.symbol ?? leg.unlisted?.name ?? "-"),
          leg.quantity === null ? "-" : quantityText(leg.quantity),
          money(leg.proceeds),
          leg.est_st_gain === null ? "-" : signedMoney(leg.est_st_gain),
          leg.est_lt_gain === null ? "-" : signedMoney(leg.est_lt_gain),
          plainLine(leg.note ?? ""),
        ]),
    ),
    more,
  ]);
}

export const needsTable = ({ cash }: Comparison): string =>
  cash.needs.length === 0
    ? ""
    : table(
        ["Cash need", "Amount", "Due", "Note"],
        cash.needs.map((need) => [
          need.kind === "rmd" ? "RMD" : classLabel(need.kind),
          money(need.amount),
          need.due ?? "-",
          plainLine(need.note),
        ]),
        allNeeds(cash),
      );

function allNeeds({ needs }: Comparison["cash"]): string[] | null {
  const all = sum(needs.map(({ amount }) => decimal(amount)));
  return needs.length > 1 ? ["Sum", money(all.toNumber()), "", ""] : null;
}

export const issuersTable = ({ concentration }: Comparison): string =>
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
            plainLine(issuer.name),
            money(issuer.value),
            percentText(issuer.direct_pct),
            percentText(issuer.look_through_pct),
            limitText(issuer.limit_pct),
            issuer.breach ? money(issuer.excess_if_reinvested_usd) : "-",
            issuer.breach ? money(issuer.excess_if_withdrawn_usd) : "-",
          ]),
      );
