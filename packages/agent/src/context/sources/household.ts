import type { Day } from "@advisor/domain/day";
import type * as Household from "@advisor/domain/household";
import type * as Ips from "@advisor/domain/ips";
import { compareText } from "@advisor/domain/text/compare-text";
import { formatUsd } from "../figures.ts";
import { includesLevel, type Level } from "../level.ts";
import { shortName } from "../plain-line.ts";
import { type SourceRows, source } from "../source.ts";
import type { SourceInput } from "../source-input.ts";

interface Value {
  household: Household.Info;
  today: Day;
}

/** The household's members and status. Included in every client conversation. */
export const householdSource = source<SourceInput, Value>({
  key: "household",
  position: 1,
  brief: "default",
  room: { summary: 400, default: 800, detailed: 3_000 },
  whole: "get_household_holdings, compare_to_ips",
  load: async ({ ports, today }) => ({ household: await ports.household(), today }),
  render,
});

function render({ household, today }: Value, level: Level): SourceRows {
  const rows = summaryRows(household, today);
  if (includesLevel(level, "default"))
    rows.push(...needs(household, today), ...policies(household));
  if (includesLevel(level, "detailed")) rows.push(...births(household));
  return { as_of: household.summary.as_of, rows };
}

/** The household summary: name and id, members, and status. */
export function summaryRows(household: Household.Info, today: Day): string[] {
  const { summary } = household;
  return [
    `household: ${shortName(household.name, 60)} (${household.id})`,
    `members: ${peopleOf(household, today)}`,
    `total value: ${formatUsd(summary.total_value)} as of ${summary.as_of}${household.simulated ? " (simulated)" : ""}`,
    `classes out of band: ${summary.out_of_band ?? "no policy to compare with"}`,
    `risk tolerance: ${shortName(household.risk_tolerance, 40)}`,
    `next meeting: ${shortName(household.next_meeting ?? "none planned", 40)}`,
    ...namesOf(household),
  ];
}

/** The names as a question may use them, and as the tools expect them. */
function namesOf({ names, members }: Household.Info): string[] {
  if (names === undefined) return [];
  const accounts = names.accounts.map(({ name, type, owner_ids = [] }) => {
    const owner =
      owner_ids.length === 1 ? members.find(({ id }) => id === owner_ids[0]) : undefined;
    const whose = owner === undefined ? "" : `, ${shortName(owner.name, 40)}`;
    return `${shortName(name, 60)} (${type}${whose})`;
  });
  const securities = names.securities.map((name) => shortName(name, 60));
  return [
    `accounts: ${fittingList(accounts, names.more_accounts)}`,
    `holds: ${fittingList(securities, names.more_securities)}`,
  ].filter((line) => !line.endsWith(": "));
}

const longestLine = 260;
const longestNames = 500;

/** As many as fit on one line, and how many are left with the `more` that are not among them. */
function fittingList(items: readonly string[], more = 0, characters = longestNames): string {
  let count = items.length;
  while (items.slice(0, count).join("; ").length > characters) count -= 1;
  const left = items.length - count + more;
  return [...items.slice(0, count), ...(left === 0 ? [] : [`${left} more`])].join("; ");
}

function peopleOf({ members }: Household.Info, today: Day): string {
  const people = members.map(({ name, role, birth_date }) =>
    birth_date === null
      ? `${shortName(name, 40)} (${role})`
      : `${shortName(name, 40)} (${role}, ${age(birth_date, today)})`,
  );
  return people.length === 0 ? "none" : fittingList(people, 0, longestLine);
}

/** Age in completed years. */
function age(birth: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}

const needs = (household: Household.Info, today: Day): string[] =>
  household.needs
    .toSorted((a, b) => compareText(a.due, b.due))
    .map(
      ({ kind, amount, due, note }) =>
        `cash need: ${kind} of ${formatUsd(amount)} due ${due}${due < today ? " (overdue)" : ""}: ${shortName(note)}`,
    );

const policies = ({ ips }: Household.Info): string[] =>
  ips.map(
    (one) =>
      `policy: ${shortName(one.name)} (${one.id}), in effect from ${one.effective}, covers ${coverOf(one)}`,
  );

function coverOf({ scope, ips_group }: Ips.Info): string {
  if (scope !== null) return scope.length > 4 ? `${scope.length} accounts` : scope.join(", ");
  return ips_group === null
    ? "every managed account"
    : `the accounts of group ${shortName(ips_group)}`;
}

const births = ({ members }: Household.Info): string[] =>
  members.flatMap(({ name, birth_date }) =>
    birth_date === null ? [] : [`born: ${shortName(name)} on ${birth_date}`],
  );
