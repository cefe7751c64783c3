import type * as z from "zod";
import type { FileFault, Path } from "./fault.ts";
import {
  AccountRow,
  DocumentRow,
  FeeRow,
  HoldingRow,
  MemberRow,
  NeedRow,
  NoteRow,
  PolicyRow,
  TaskRow,
  TradeRow,
  TransferRow,
  UnvestedRow,
  ValueRow,
} from "./schema.ts";

export interface LocatedValue<Value> {
  value: Value;
  path: Path;
}

/** A row with neutral values in its invalid fields, so that its other fields can be checked too. */
export interface Row<Value> extends LocatedValue<Value> {
  broken: ReadonlySet<PropertyKey>;
}

/** A household of a draft as far as it can be parsed. */
export interface ParsedHousehold {
  path: Path;
  id: string | undefined;
  advisor: string | undefined;
  members: Rows<z.infer<typeof MemberRow>>;
  accounts: Rows<z.infer<typeof AccountRow>>;
  holdings: Rows<z.infer<typeof HoldingRow>>;
  policies: Rows<z.infer<typeof PolicyRow>>;
  needs: Rows<z.infer<typeof NeedRow>>;
  documents: Rows<z.infer<typeof DocumentRow>>;
  notes: Rows<z.infer<typeof NoteRow>>;
  tasks: Rows<z.infer<typeof TaskRow>>;
  unvested: Rows<z.infer<typeof UnvestedRow>>;
  valuations: Rows<z.infer<typeof ValueRow>>;
  /** Trades, transfers and fees. */
  events: Row<{ account_id: string }>[];
}

interface Rows<Value> {
  fit: Row<Value>[];
  /** Includes the ids of rows that cannot be parsed. */
  ids: LocatedValue<string>[];
}

/** Drops faults that only result from an invalid field. */
export const independentFaults = (row: Row<unknown>, faults: readonly FileFault[]): FileFault[] =>
  faults.filter(({ path }) => !row.broken.has(path[row.path.length] ?? ""));

export const parseHouseholds = (content: unknown): ParsedHousehold[] =>
  listAt(content, "households").map((household, index) => viewOf(household, ["households", index]));

export const hasId = ({ ids }: Rows<unknown>, id: string): boolean =>
  ids.some(({ value }) => value === id);

/** A fault for every repetition of a name. */
export function duplicateFaults(names: readonly LocatedValue<string>[], what: string): FileFault[] {
  const seen = new Set<string>();
  return names.flatMap(({ value, path }) => {
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [{ path, problem: `${what} "${value}" appears twice`, remedy: "keep one of them" }];
  });
}

function viewOf(household: unknown, path: Path): ParsedHousehold {
  const rows = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    rowsOf(listAt(household, name), [...path, name], schema);
  return {
    path,
    id: textAt(household, "id"),
    advisor: textAt(household, "advisor_id"),
    members: rows("members", MemberRow),
    accounts: rows("accounts", AccountRow),
    holdings: rows("holdings", HoldingRow),
    policies: rows("ips", PolicyRow),
    needs: rows("needs", NeedRow),
    documents: rows("documents", DocumentRow),
    notes: rows("notes", NoteRow),
    tasks: rows("tasks", TaskRow),
    unvested: rows("unvested", UnvestedRow),
    valuations: rows("valuations", ValueRow),
    events: [
      ...rows("trades", TradeRow).fit,
      ...rows("transfers", TransferRow).fit,
      ...rows("fees", FeeRow).fit,
    ],
  };
}

function rowsOf<Schema extends z.ZodType>(
  values: readonly unknown[],
  path: Path,
  schema: Schema,
): Rows<z.infer<Schema>> {
  const parsed = values.map((value, index) => ({
    id: textAt(value, "id"),
    row: mended(value, schema),
    path: [...path, index],
  }));
  return {
    fit: parsed.flatMap(({ row, path: place }) =>
      row === undefined ? [] : [{ ...row, path: place }],
    ),
    ids: parsed.flatMap(({ id, path: place }) =>
      id === undefined ? [] : [{ value: id, path: [...place, "id"] }],
    ),
  };
}

function mended<Schema extends z.ZodType>(value: unknown, schema: Schema) {
  const first = schema.safeParse(value);
  if (first.success) return { value: first.data, broken: new Set<PropertyKey>() };
  if (typeof value !== "object" || value === null) return undefined;
  const broken = new Set(first.error.issues.flatMap(brokenIn));
  const kept = Object.entries(value).filter(([key]) => !broken.has(key));
  const filled = Object.entries(neutral).filter(([key]) => broken.has(key));
  const second = schema.safeParse(Object.fromEntries([...kept, ...filled]));
  return second.success ? { value: second.data, broken } : undefined;
}

const brokenIn = (issue: z.core.$ZodIssue): PropertyKey[] =>
  issue.code === "unrecognized_keys" && issue.path.length === 0
    ? issue.keys
    : issue.path.slice(0, 1);

/** Values that pass every check, for required fields. */
const neutral = {
  id: "unknown",
  name: "unknown",
  role: "primary",
  type: "individual",
  owner_ids: [],
  custodian: "",
  cash: { total: "0" },
  as_of: "9999-12-31",
  account_id: "unknown",
  symbol: "unknown",
  kind: "stock",
  quantity: "0",
  effective: "2000-01-01",
  targets: [{ class: "unknown", target: "100" }],
  amount: "1",
  due: "2000-01-01",
  day: "2000-01-01",
  value: "0",
  side: "BUY",
  price: "0",
};

const at = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

function listAt(value: unknown, key: string): readonly unknown[] {
  const found = at(value, key);
  return Array.isArray(found) ? found : [];
}

function textAt(value: unknown, key: string): string | undefined {
  const found = at(value, key);
  return typeof found === "string" ? found : undefined;
}
