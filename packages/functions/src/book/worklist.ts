import { addDays, type Day } from "@advisor/domain/day";
import type * as Household from "@advisor/domain/household";
import {
  overdueTaskReasons,
  type Reason,
  urgencyRank,
} from "@advisor/domain/ips-check/findings/reasons";
import type * as Task from "@advisor/domain/task";
import type { Worklist, WorklistItem } from "@advisor/protocol/worklist";
import type { Stores } from "../runtime.ts";
import type { Check, HouseholdChecks } from "./household-checks.ts";

/** The most households in one worklist. */
const most = 500;
const cardsAtOnce = 100;
/** How many task lists are read in parallel. */
const listsAtOnce = 20;

type WorklistDeps = Pick<Stores, "households" | "tasks" | "clock" | "log">;

export async function buildWorklist(
  deps: WorklistDeps,
  checks: HouseholdChecks,
  advisorId: string,
): Promise<Worklist> {
  const today = deps.clock.today();
  const { cards, left_out } = await cardsOf(deps, advisorId);
  const [checked, tasks] = await Promise.all([
    checks(advisorId, cards, today),
    tasksOf(deps, cards),
  ]);
  const newest = checked.map(({ check }) => check?.found.prices_as_of ?? "").reduce(later, "");
  const items = checked
    .map(({ card, check }, at) => itemOf(card, sinceNewest(check, newest), tasks[at] ?? [], today))
    .toSorted(byUrgency);
  const days = items.flatMap(({ prices_as_of }) => prices_as_of ?? []).toSorted();
  const totals = totalsOf(items, today);
  return { as_of: today, prices_as_of: days[0] ?? null, items, left_out, totals };
}

const later = (a: string, b: string): string => (a > b ? a : b);

/**
 * A check without the warning that prices are as old as the newest of the whole book: that is said
 * once, with the date of the prices, and would set no household apart.
 */
const sinceNewest = (check: Check | null, newest: string): Check | null =>
  check && { ...check, reasons: check.reasons.filter(({ priced }) => priced !== newest) };

async function cardsOf({ households }: WorklistDeps, advisorId: string) {
  const cards: Household.Card[] = [];
  let cursor: string | undefined;
  do {
    const page = await households.list(advisorId, { cursor, limit: cardsAtOnce });
    cards.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return { cards: cards.slice(0, most), left_out: Math.max(0, cards.length - most) };
}

/** The open tasks of each household. A list that cannot be read is logged and left empty. */
async function tasksOf({ tasks, log }: WorklistDeps, cards: readonly Household.Card[]) {
  const lists: Task.Info[][] = [];
  const listOf = async ({ id }: Household.Card): Promise<Task.Info[]> =>
    (await tasks.list(id)).filter(({ status }) => status === "open").toSorted(byDue);
  for (let begin = 0; begin < cards.length; begin += listsAtOnce) {
    const batch = cards.slice(begin, begin + listsAtOnce).map((card) =>
      listOf(card).catch((error: unknown) => {
        log.error("tasks_not_read", { household_id: card.id }, error);
        return [];
      }),
    );
    lists.push(...(await Promise.all(batch)));
  }
  return lists;
}

const last = "9999-12-31";
const byDue = (a: Task.Info, b: Task.Info): number => (a.due ?? last).localeCompare(b.due ?? last);

function itemOf(
  card: Household.Card,
  check: Check | null,
  tasks: Task.Info[],
  today: Day,
): WorklistItem {
  const late = overdueTaskReasons(tasks, today);
  const reasons = [...(check?.reasons ?? []), ...late].toSorted(
    (a, b) => urgencyRank(a) - urgencyRank(b),
  );
  return {
    id: card.id,
    name: card.name,
    simulated: card.simulated,
    next_meeting: card.next_meeting,
    total_value: check === null ? numberOrNull(card.summary.total_value) : check.found.total_value,
    prices_as_of: check?.found.prices_as_of ?? null,
    has_policy: check?.has_policy ?? false,
    severity: check === null ? "unknown" : severityOf(reasons),
    reasons,
    cash_short_usd: check?.cash_short_usd ?? 0,
    classes_out: check?.classes_out ?? 0,
    tasks,
  };
}

const severityOf = (reasons: readonly Reason[]): WorklistItem["severity"] =>
  (["act", "watch"] as const).find((one) => reasons.some(({ severity }) => severity === one)) ??
  "none";

const severities: readonly WorklistItem["severity"][] = ["act", "unknown", "watch", "none"];

/** By severity, then most urgent reason, next meeting, and name. */
function byUrgency(a: WorklistItem, b: WorklistItem): number {
  const bySeverity = severities.indexOf(a.severity) - severities.indexOf(b.severity);
  const rank = ({ reasons: [first] }: WorklistItem) =>
    first === undefined ? 99 : urgencyRank(first);
  return (
    bySeverity ||
    rank(a) - rank(b) ||
    (a.next_meeting ?? last).localeCompare(b.next_meeting ?? last) ||
    a.name.localeCompare(b.name)
  );
}

const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text));

function totalsOf(items: readonly WorklistItem[], today: Day): Worklist["totals"] {
  const having = (...kinds: Reason["kind"][]) =>
    items.filter(({ reasons }) => reasons.some(({ kind }) => kinds.includes(kind))).length;
  const of = (severity: WorklistItem["severity"]) =>
    items.filter((item) => item.severity === severity).length;
  const sum = (figure: (item: WorklistItem) => number) =>
    Math.round(items.reduce((all, item) => all + figure(item), 0) * 100) / 100;
  const dues = items.flatMap(({ tasks }) => tasks.flatMap(({ due }) => due ?? []));
  const soon = addDays(today, 7);
  return {
    value: sum(({ total_value }) => total_value ?? 0),
    households: items.length,
    with_policy: items.filter(({ has_policy }) => has_policy).length,
    act: of("act"),
    watch: of("watch"),
    cash_short_usd: sum(({ cash_short_usd }) => cash_short_usd),
    cash_short: having("cash"),
    over_limit: having("issuer", "sector"),
    classes_out: sum(({ classes_out }) => classes_out),
    out_of_band: having("class"),
    tasks_open: sum(({ tasks }) => tasks.length),
    tasks_overdue: dues.filter((due) => due < today).length,
    tasks_due_in_7_days: dues.filter((due) => due >= today && due <= soon).length,
    data_to_fix: having("unreconciled", "no_cost", "unvalued"),
  };
}
