import { parseOptionContract } from "@advisor/domain/text/option-contract";
import type { Label } from "./label.ts";

export interface RowName {
  kind: Label["kind"];
  name: string;
}

/** What a result calls the household's accounts together. */
export const everyAccount = "all";

/** Fields that only rows of securities have. */
const securityFields = ["symbol", "ticker", "security_id", "symbols"];

/** The names in a row of a result, grouped by the thing they name. */
export function namesOfRow(row: Readonly<Record<string, unknown>>): RowName[][] {
  const isAccount = "account_id" in row && !("symbol" in row) && !("security_id" in row);
  const isNeed = "due" in row && "amount" in row;
  const named = (kind: Label["kind"], ...fields: string[]): RowName[] =>
    fields.flatMap((field) => {
      const value = row[field];
      return typeof value === "string" && value !== "" ? [{ kind, name: value }] : [];
    });
  const known = [
    ...named("security", "symbol", "ticker", "security_id"),
    ...namesOfUnlisted(row.unlisted),
  ];
  const spoken =
    isThing(row) && !isAccount && !isMember(row) ? [...known, ...named("security", "name")] : known;
  const groups = [
    [...spoken.flatMap(withoutSuffix), ...("symbols" in row ? named("security", "issuer_id") : [])],
    named("security", "issuer", ...("symbols" in row ? [] : ["issuer_id"])),
    underlyingName(row.symbol),
    named(
      "account",
      "account_id",
      "account",
      "account_name",
      ...(isAccount ? ["name"] : []),
    ).filter(({ name }) => name !== everyAccount),
    ...named("class", "class", "asset_class", "sector").map(classNames),
    ...(isNeed ? [named("need", "kind").flatMap(spokenNeed), named("need", "note")] : []),
    namesOfInsider(row),
    ...(isMember(row) ? [named("member", "name")] : []),
    ...named("other", ...otherFields(row)).map((one) => [one]),
  ];
  const found = groups.filter((group) => group.length > 0);
  const isUnclassified =
    groupFields.some((field) => row[field] === null) &&
    found.flat().every(({ kind }) => kind === "other");
  return isUnclassified ? [...found, [{ kind: "class", name: "unclassified" }]] : found;
}

const isThing = (row: Readonly<Record<string, unknown>>): boolean =>
  securityFields.some((field) => field in row) ||
  (!("unit" in row) && Object.values(row).some((value) => typeof value === "number"));

const isMember = (row: Readonly<Record<string, unknown>>): boolean =>
  "role" in row && ("age" in row || "birth_date" in row);

const isInsider = (row: Readonly<Record<string, unknown>>): boolean =>
  "title" in row && "owner" in row;

const otherFields = (row: Readonly<Record<string, unknown>>): string[] => [
  ...["household_name", "household", "policy", "ips_name"],
  ...(isInsider(row) ? [] : ["owner"]),
];

/** A trade of an insider is also that of the office, where a company has only one: the CFO. */
function namesOfInsider(row: Readonly<Record<string, unknown>>): RowName[] {
  if (!isInsider(row)) return [];
  const { owner, title } = row;
  const office = typeof title === "string" && /^(?:Chief \w+ Officer|General Counsel)$/.test(title);
  const initials = String(title).replace(/[^A-Z]/g, "");
  const names = [owner, ...(office ? [title, initials] : [])];
  return names.flatMap((name) => (typeof name === "string" ? [{ kind: "person", name }] : []));
}

/** Securities without a ticker in a plan are named in a field of their own. */
const namesOfUnlisted = (unlisted: unknown): RowName[] =>
  typeof unlisted === "object" && unlisted !== null
    ? ["security_id", "name"].flatMap((field) => {
        const name: unknown = Reflect.get(unlisted, field);
        return typeof name === "string" ? [{ kind: "security" as const, name }] : [];
      })
    : [];

/** Fields that rows are grouped by. Securities for which the field is unknown share one row. */
const groupFields = ["issuer", "sector", "asset_class"];

const suffix =
  /[,.]?\s+(?:inc|corp|corporation|company|plc|ltd|llc|class [a-c]|& co|l\.p|group)\.?$| \([^()]+\)$/i;

/** Apple Inc. is also called Apple, and a fund for a year of retirement a target-date fund. */
function withoutSuffix({ kind, name }: RowName): RowName[] {
  const short = name.replace(suffix, "");
  const others = /\btarget retirement\b/i.test(name) ? ["target-date fund"] : [];
  return [...new Set([name, short, ...others])].map((one) => ({ kind, name: one }));
}

/** An option is also about its underlying share. */
function underlyingName(symbol: unknown): RowName[] {
  const share = typeof symbol === "string" ? parseOptionContract(symbol)?.underlying : undefined;
  return share === undefined ? [] : [{ kind: "security", name: share }];
}

/** A required minimum distribution is called a distribution, too. */
function spokenNeed({ kind, name }: RowName): RowName[] {
  const words = name === "rmd" ? ["required minimum distribution", "distribution"] : [];
  return [name, ...words].map((one) => ({ kind, name: one }));
}

const classes: Readonly<Record<string, readonly string[]>> = {
  us_equity: ["US", "US equity", "US equities", "U.S. equity", "US stocks", "domestic equity"],
  intl_equity: [
    "international",
    "intl equity",
    "international equity",
    "international equities",
  ].concat(["international stocks", "foreign equity", "foreign stocks"]),
  alternatives: ["alternatives", "alts"],
  fixed_income: ["fixed income", "bonds", "bond"],
  "Information Technology": ["tech", "technology", "IT"],
  "Health Care": ["healthcare"],
};

/** us_equity is also called US equity. */
function classNames({ kind, name }: RowName): RowName[] {
  const words = classes[name] ?? [];
  return [name, ...words].map((one) => ({ kind, name: one }));
}
