import type { AdvisorMessage } from "../context.ts";
import { bullets, capitalize, classLabel, money, paragraphs, plainLine } from "../format.ts";
import { householdSubject } from "../write/household.ts";
import { documentRows } from "./documents.ts";
import { membersText, nextMeetingText, riskToleranceText } from "./facts.ts";
import { tasksText } from "./tasks.ts";

/** A short brief on the household before a meeting, from the context block alone. */
export function briefText(given: AdvisorMessage): string {
  const { rows } = given;
  const who = householdSubject(given.household?.name ?? "");
  const total = rows.value("total value");
  const documents = documentRows(rows).slice(0, shownDocuments);
  return paragraphs([
    total === undefined ? "" : `${capitalize(who.text)} ${who.is} worth ${inDollars(total)}.`,
    membersText(given),
    `${nextMeetingText(given)} ${riskToleranceText(given)}`,
    section("Outside the policy", outside(rows.rows("ips"))),
    section("Cash needs", rows.values("cash need").map(inDollars)),
    rows.rows("tasks") === undefined ? "" : tasksText("", given),
    section("Newest documents", documents),
  ]);
}

const shownDocuments = 3;

const section = (name: string, lines: readonly string[]): string =>
  lines.length === 0 ? "" : `${name}:\n${bullets(lines)}`;

/** The asset classes above or below their band. */
const outside = (rows: readonly string[] | undefined): string[] =>
  (rows ?? []).flatMap((row) => {
    const [, name = "", figures = "", side] =
      /^(?:.*: )?(\w+): (.+), (above_max|below_min)$/.exec(row) ?? [];
    if (side === undefined) return [];
    return `${classLabel(name)}: ${inDollars(figures)}, ${side === "above_max" ? "above its maximum" : "below its minimum"}`;
  });

/** "1750000.00 USD" as $1,750,000. */
const inDollars = (text: string): string =>
  plainLine(text).replace(/([+-]?\d+(?:\.\d+)?) USD\b/g, (_, amount: string) => {
    const written = money(Number(amount));
    return amount.startsWith("+") ? `+${written}` : written;
  });
