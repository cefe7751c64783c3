import type { Day } from "@advisor/domain/day";
import type * as Document from "@advisor/domain/document";
import type { Comparison } from "@advisor/domain/ips-check/comparison";
import { findingLine } from "@advisor/domain/ips-check/findings/finding-words";
import { findings } from "@advisor/domain/ips-check/findings/findings";
import { reasons } from "@advisor/domain/ips-check/findings/reasons";
import { tradingDays } from "@advisor/domain/ips-check/findings/stale";
import type { Info as Changes } from "@advisor/domain/portfolio/changes";
import type { Info as History } from "@advisor/domain/portfolio/household-history";
import { lastMeeting, type Meeting } from "@advisor/domain/portfolio/last-meeting";
import { recordGaps } from "@advisor/domain/portfolio/record-gaps";
import { whatChanged } from "@advisor/domain/portfolio/what-changed";
import { date } from "@advisor/domain/text/display";
import type { Brief, Line } from "@advisor/protocol/brief";
import type { StoredRecords } from "@advisor/query/book/facts";
import { pricesAsOf } from "@advisor/tools/household-source";
import { changeLines } from "./change-lines.ts";
import { accountName, allocation, cashDue, redFlags } from "./policy-parts.ts";
import { proposals } from "./proposals.ts";
import { numberSources, type Sources } from "./sources.ts";
import { performanceOf, valueFigures } from "./value-figures.ts";

export interface BriefInput {
  filed: StoredRecords;
  checks: readonly Comparison[];
  today: Day;
  /** Only changes after this day are listed. */
  since: Day | undefined;
  /** The household on that day, if recorded. */
  before: History | undefined;
}

export interface BriefDeps extends Omit<BriefInput, "since"> {
  since: Day | null;
  changed: Changes | null;
  /** The newest day of the accounts, and the days before it, with the accounts' names. */
  day: Day;
  older: readonly { name: string; as_of: Day }[];
  prices: Day | null;
  sources: Sources;
  /** Cites the policy check and returns its source number. */
  check: () => number;
  record: (title: string, as_of?: Day) => number;
}

/** Builds a household's meeting brief from stored records. */
export function buildBrief({ filed, checks, today, since, before }: BriefInput): Brief {
  const { household } = filed.snapshot;
  const last = lastMeeting(filed, today);
  const sources = numberSources();
  const prices = pricesAsOf(filed.snapshot);
  const day = newestDay(filed.snapshot);
  const older = filed.snapshot.accounts.filter(({ as_of }) => as_of < day);
  // Prices of several days have none that the whole check rests on.
  const checked = prices !== null && older.length === 0 ? { prices_as_of: prices } : {};
  const work: BriefDeps = {
    ...{ filed, checks, today, before, day, older, prices, sources, since: since ?? null },
    changed:
      since === undefined ? null : whatChanged({ ...recordsOf(filed), checks, before, since }),
    check: () => sources.cite({ kind: "check", title: "Policy check", as_of: today, ...checked }),
    record: (title, as_of = day) => sources.cite({ kind: "record", title, as_of }),
  };
  return {
    household_id: household.id,
    household_name: household.name,
    members: household.members
      .map(({ name, birth_date }) => aged(name, birth_date, today))
      .join(", "),
    advisor_id: household.advisor_id,
    meeting: household.next_meeting,
    last_meeting: last?.date ?? null,
    as_of: today,
    prices_as_of: prices,
    simulated: household.simulated,
    red_flags: redFlags(work),
    decide: checks.flatMap(proposals).map((text) => ({ text, sources: [work.check()] })),
    value: valueFigures(work),
    cash_due: cashDue(work),
    allocation: allocation(work),
    since: changeLines(work),
    promised: taskLines(work),
    talking_points: talkingPoints(work, last),
    unknown: unknown(work),
    sources: sources.sources,
  };
}

const newestDay = ({ household, accounts }: StoredRecords["snapshot"]): Day =>
  accounts
    .map(({ as_of }) => as_of)
    .toSorted()
    .at(-1) ?? household.summary.as_of;

const recordsOf = ({ snapshot, statements, tasks }: StoredRecords) => ({
  snapshot,
  statements,
  tasks,
});

function aged(name: string, birth: Day | null, today: Day): string {
  if (birth === null) return name;
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return `${name} ${today.slice(5) < birth.slice(5) ? years - 1 : years}`;
}

const never = "9999";

/** Open tasks, and tasks completed since the last meeting. */
function taskLines({ filed, sources, today, changed }: BriefDeps): Line[] {
  const tasks = () => [sources.cite({ kind: "tasks", title: "Tasks", as_of: today })];
  const done = (changed?.tasks_done ?? []).map(({ title, day }) => ({
    text: `Done on ${date(day)}: ${title}.`,
    sources: tasks(),
  }));
  const open = filed.tasks
    .filter(({ status }) => status === "open")
    .toSorted((a, b) => (a.due ?? never).localeCompare(b.due ?? never))
    .map(({ title, due, priority }) => {
      const lead = due === null ? "No date" : date(due);
      const text = `${lead}: ${title}${due !== null && due < today ? ", overdue" : ""}${priority === "high" ? ", high" : ""}.`;
      return { text, sources: tasks(), lead };
    });
  return [...open, ...done];
}

const mostPassages = 3;

function talkingPoints({ filed, checks, check, sources }: BriefDeps, last: Meeting | undefined) {
  const watch = checks
    .flatMap(findings)
    .filter(({ kind }) => kind === "conflict" || kind === "no_policy")
    .map((finding) => ({
      text: sentence(findingLine(finding, accountName(filed)).what),
      sources: [check()],
    }));
  const notes = filed.notes
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, mostPassages)
    .map(({ text, at }) => ({
      text: sentence(text),
      sources: [sources.cite({ kind: "note", title: "Note", as_of: at.slice(0, 10) })],
    }));
  const said = last?.document === undefined ? [] : lastWords(last.document, sources);
  return [...watch, ...notes, ...said];
}

const lastWords = (document: Document.Info, sources: Sources): Line[] =>
  document.chunks.slice(-1).map((chunk) => ({
    text: `Last meeting: “${chunk.trim()}”`,
    sources: [
      sources.cite({
        ...{ kind: "document", title: document.title, as_of: document.date },
        document_id: document.id,
      } as const),
    ],
  }));

const sentence = (text: string): string => (/[.!?]$/.test(text.trim()) ? text : `${text}.`);

function unknown(work: BriefDeps): string[] {
  const { filed, checks, since, changed } = work;
  const watch = reasons(recordGaps(filed.snapshot), checks)
    .filter(({ kind }) => ["unreconciled", "no_cost", "unvalued"].includes(kind))
    .map(({ kind, what, beside }) => (kind === "unreconciled" ? `${what}: ${beside}` : what));
  return [
    ...(since === null ? ["No earlier meeting is on file"] : []),
    ...(since !== null && changed?.value === null
      ? [`Value on ${date(since)} is not on file`]
      : []),
    ...(performanceOf(filed) === undefined ? ["Returns are not on file"] : []),
    ...ages(work),
    ...watch,
  ];
}

/** How old the prices are, or the accounts that are older than the others. */
function ages({ prices, older, today }: BriefDeps): string[] {
  if (older.length > 0) {
    return older.map(({ name, as_of }) => `${name} is on file as of ${date(as_of)} only`);
  }
  const days = prices === null ? 0 : tradingDays(prices, today);
  return days > 0 ? [`Prices are ${days} trading ${days === 1 ? "day" : "days"} old`] : [];
}
