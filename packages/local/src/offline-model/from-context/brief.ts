import { identifierToWords } from "@advisor/domain/text/display";
import type { AdvisorMessage } from "../context.ts";
import { money } from "../format/amounts.ts";
import { bullets, paragraphs } from "../format/markdown.ts";
import { capitalize, plainLine } from "../format/text.ts";
import { householdSubject } from "../write/household.ts";
import { documentRows } from "./documents.ts";
import { membersText, nextMeetingText, riskToleranceText } from "./facts.ts";
import { tasksText } from "./tasks.ts";

/** A short brief on the household before a meeting, from the context block alone. */
export function briefText(message: AdvisorMessage): string {
  const { rows } = message;
  const who = householdSubject(message.household?.name ?? "");
  const total = rows.value("total value");
  const documents = documentRows(rows).slice(0, shownDocuments);
  return paragraphs([
    total === undefined ? "" : `${capitalize(who.text)} ${who.is} worth ${inDollars(total)}.`,
    section("Act now", actNow(rows.rows("ips") ?? [])),
    membersText(message),
    `${nextMeetingText(message)} ${riskToleranceText(message)}`,
    section("Cash needs", rows.values("cash need").map(needText)),
    rows.rows("tasks") === undefined ? "" : tasksText("", message),
    section("Newest documents", documents),
  ]);
}

const shownDocuments = 3;

/** "rmd of 5000.00 USD due 2026-12-31" as "RMD of $5,000 due 2026-12-31". */
const needText = (need: string): string => inDollars(need.replace(/^\w+/, identifierToWords));

const section = (name: string, lines: readonly string[]): string =>
  lines.length === 0 ? "" : `${name}:\n${bullets(lines)}`;

/** What breaks the policy, in the order of the worklist: cash, limits, bands. */
const actNow = (rows: readonly string[]): string[] => [
  ...rows.flatMap(cashShort),
  ...rows.flatMap(overLimit),
  ...outside(rows),
];

function cashShort(row: string): string[] {
  const figure = (name: string): string | undefined =>
    new RegExp(`\\b${name} (-?[\\d.]+ USD)`).exec(row)?.[1];
  const [short, floor, settled] = ["cash shortfall", "cash floor", "settled cash"].map(figure);
  if (short === undefined || floor === undefined || settled === undefined) return [];
  return [inDollars(`Cash is ${short} under its floor: ${settled} available, floor ${floor}`)];
}

/** "Microsoft Corporation 38.00%, limit 10%"; a prohibited holding is stated without figures. */
function overLimit(row: string): string[] {
  const prohibited = /^(?:.*: )?prohibited: (.+)$/.exec(row)?.[1];
  if (prohibited !== undefined) return [inDollars(`Prohibited: ${prohibited}`)];
  const [, sector, name, weight, limit = ""] =
    /^(?:.*: )?over the limit: (sector )?(.+), -?[\d.]+ USD, ([\d.]+%).*, limit ([\d.]+%)$/.exec(
      row,
    ) ?? [];
  if (name === undefined) return [];
  return [plainLine(`${name}${sector ? " sector" : ""} ${weight}, limit ${asWritten(limit)}`)];
}

/** The asset classes above or below their band. */
const outside = (rows: readonly string[]): string[] =>
  rows.flatMap((row) => {
    const [, name = "", weight, min = "", max = "", side] =
      /^(?:.*: )?(\w+): -?[\d.]+ USD, (-?[\d.]+%), .*band ([\d.]+%) to ([\d.]+%).*, (above_max|below_min)$/.exec(
        row,
      ) ?? [];
    if (side === undefined) return [];
    const edge = side === "above_max" ? `maximum ${asWritten(max)}` : `minimum ${asWritten(min)}`;
    return [`${identifierToWords(name)} ${weight}, ${edge}`];
  });

/** "10.00%" as the policy writes it: 10%. */
const asWritten = (percent: string): string => percent.replace(/\.?0+%$/, "%");

/** "1750000.00 USD" as $1,750,000. */
const inDollars = (text: string): string =>
  plainLine(text).replace(/([+-]?\d+(?:\.\d+)?) USD\b/g, (_, amount: string) => {
    const written = money(Number(amount));
    return amount.startsWith("+") ? `+${written}` : written;
  });
