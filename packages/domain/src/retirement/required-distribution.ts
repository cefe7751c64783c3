import type * as Account from "../account.ts";
import type { Day } from "../day.ts";
import { cents, type Decimal, decimal, zero } from "../decimal.ts";
import type * as Member from "../member.ts";
import { distributionPeriod, distributionStartAge } from "./uniform-table.ts";

/** Why a required minimum distribution is not computed. */
export type NotComputedReason =
  | "inherited_account"
  | "spouse_much_younger"
  | "no_single_owner"
  | "no_birth_date"
  | "no_year_end_value";

export interface RequiredDistribution {
  year: number;
  /** US dollars for the year; 0 before the year in which distributions start. */
  amount: Decimal | NotComputedReason;
  /** The age that the owner reaches in the year, and the age at which distributions start. */
  age: number | null;
  begins_at: number | null;
  /** The value on December 31 of the previous year. */
  year_end_value: Decimal | null;
  /** The distribution period of the IRS table in years; null before distributions start. */
  period: Decimal | null;
  /** December 31, or April 1 of the next year for the first distribution. Null when none is required. */
  due: Day | null;
}

const original: readonly Account.Type[] = [
  ...(["traditional_ira", "rollover_ira", "sep_ira", "simple_ira", "401k", "403b"] as const),
];

/** Whether an account of this type may require distributions. A Roth account does not while its owner lives. */
export const mayRequireDistribution = ({ type }: Pick<Account.Info, "type">): boolean =>
  type === "inherited_ira" || original.includes(type);

/** The day whose account value determines a year's distribution: December 31 of the previous year. */
export const valuationDay = (year: number): Day => `${year - 1}-12-31`;

/** If the spouse is more than this many years younger, another IRS table may apply. */
const muchYounger = 10;

/**
 * The required minimum distribution of an account for a year: the value at the end of the previous
 * year divided by the owner's period in the IRS Uniform Lifetime Table. Not computed for inherited
 * accounts, or when the sole beneficiary may be a much younger spouse, because other rules apply.
 * Whether a plan of the current employer may be deferred is not on file and not considered.
 */
export function requiredDistribution(
  account: Pick<Account.Info, "type" | "owner_ids">,
  members: readonly Member.Info[],
  yearEnd: Decimal | undefined,
  year: number,
): RequiredDistribution {
  const owner =
    account.owner_ids.length === 1 ? memberOf(members, account.owner_ids[0]) : undefined;
  const birth = owner?.birth_date == null ? undefined : Number(owner.birth_date.slice(0, 4));
  const age = birth === undefined ? null : year - birth;
  const begins_at = birth === undefined ? null : distributionStartAge(birth);
  const begun = age !== null && begins_at !== null && age >= begins_at;
  const table = begun ? distributionPeriod(age) : undefined;
  const period = table === undefined ? null : decimal(table);
  const fault = uncomputed(account, members, owner, begun ? yearEnd : zero);
  return {
    ...{ year, age, begins_at, period },
    amount: fault ?? (period === null ? zero : cents((yearEnd ?? zero).div(period))),
    year_end_value: yearEnd ?? null,
    due: dueOf(account, begun, age === begins_at, year),
  };
}

function dueOf(
  { type }: Pick<Account.Info, "type">,
  begun: boolean,
  first: boolean,
  year: number,
): Day | null {
  if (!begun || type === "inherited_ira") return null;
  return first ? `${year + 1}-04-01` : `${year}-12-31`;
}

function uncomputed(
  { type }: Pick<Account.Info, "type">,
  members: readonly Member.Info[],
  owner: Member.Info | undefined,
  value: Decimal | undefined,
): NotComputedReason | undefined {
  if (type === "inherited_ira") return "inherited_account";
  if (owner === undefined) return "no_single_owner";
  if (owner.birth_date === null) return "no_birth_date";
  if (value === undefined) return "no_year_end_value";
  return value.gt(0) && isMuchYounger(members, owner) ? "spouse_much_younger" : undefined;
}

/** Whether the spouse is the sole beneficiary is not on file, so either table may apply. */
function isMuchYounger(members: readonly Member.Info[], owner: Member.Info): boolean {
  const couple = ["primary", "spouse"];
  if (!couple.includes(owner.role)) return false;
  const other = members.find(({ id, role }) => id !== owner.id && couple.includes(role));
  if (other?.birth_date == null || owner.birth_date === null) return false;
  return yearOf(other.birth_date) - yearOf(owner.birth_date) > muchYounger;
}

const yearOf = (day: Day): number => Number(day.slice(0, 4));

const memberOf = (
  members: readonly Member.Info[],
  id: string | undefined,
): Member.Info | undefined => members.find((member) => member.id === id);
