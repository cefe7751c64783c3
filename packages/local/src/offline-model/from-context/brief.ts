import type { AdvisorMessage } from "../context.ts";
import { bullets, capital, label, money, paragraphs, plain } from "../format.ts";
import { household } from "../write/household.ts";
import { documentRows } from "./documents.ts";
import { members, nextMeeting, riskTolerance } from "./facts.ts";
import { tasks } from "./tasks.ts";

/** Where the household stands, before a meeting: all of it from the context block. */
export function brief(given: AdvisorMessage): string {
  const { rows } = given;
  const who = household(given.household?.name ?? "");
  const total = rows.value("total value");
  const documents = documentRows(rows).slice(0, shownDocuments);
  return paragraphs([
    total === undefined ? "" : `${capital(who.text)} ${who.is} worth ${inDollars(total)}.`,
    members(given),
    `${nextMeeting(given)} ${riskTolerance(given)}`,
    section("Outside the policy", outside(rows.rows("ips"))),
    section("Cash needs", rows.values("cash need").map(inDollars)),
    rows.rows("tasks") === undefined ? "" : tasks("", given),
    section("Newest documents", documents),
  ]);
}

const shownDocuments = 3;

const section = (name: string, lines: readonly string[]): string =>
  lines.length === 0 ? "" : `${name}:\n${bullets(lines)}`;

/** The classes above or below their band. */
const outside = (rows: readonly string[] | undefined): string[] =>
  (rows ?? []).flatMap((row) => {
    const [, name = "", figures = "", side] =
      /^(?:.*: )?(\w+): (.+), (above_max|below_min)$/.exec(row) ?? [];
    if (side === undefined) return [];
    return `${label(name)}: ${inDollars(figures)}, ${side === "above_max" ? "above its maximum" : "below its minimum"}`;
  });

/** "1750000.00 USD" as $1,750,000. */
const inDollars = (text: string): string =>
  plain(text).replace(/([+-]?\d+(?:\.\d+)?) USD\b/g, (_, amount: string) => {
    const written = money(Number(amount));
    return amount.startsWith("+") ? `+${written}` : written;
  });
