import type { Cell } from "../evidence/cell.ts";
import type { Label } from "../evidence/label.ts";

/** What a row of a result is. */
export type RowKind =
  | "account"
  | "position"
  | "lot"
  | "class"
  | "issuer"
  | "sector"
  | "quote"
  | "owner"
  | "constituent"
  | "fund"
  | "transaction"
  | "insider trade"
  | "task"
  | "need"
  | "vest"
  | "household"
  | "return";

/** The lists of results, with the kind of their rows. */
const lists: Readonly<Record<string, RowKind>> = {
  ...{ accounts: "account", classes: "class", drift: "class", concentration: "issuer" },
  ...{ sectors: "sector", quotes: "quote", owners: "owner", transfers: "transaction" },
  by_account: "return",
  ...{ needs: "need", unvested: "vest", positions: "position" },
};

export function kindOfRow(
  cell: Cell,
  record: Readonly<Record<string, unknown>>,
): RowKind | undefined {
  const { list = "", labels } = cell;
  const has = (kind: Label["kind"]): boolean => nameOf(labels, kind) !== "";
  if (list === "holdings") return kindOfHolding(cell, record);
  if (list === "trades") return "owner" in record ? "insider trade" : "transaction";
  if (list === "rows" && cell.isOfAll === true) return kindOfLine(record, has);
  if ("expense_ratio_pct" in record) return "fund";
  const kind = lists[list];
  return kind !== undefined && isOfKind[kind]?.(record, has) === false ? undefined : kind;
}

/** What the rows of some lists must have, because other rows are in lists of the same name. */
const isOfKind: Readonly<
  Partial<Record<RowKind, (record: Readonly<Record<string, unknown>>, has: Has) => boolean>>
> = {
  account: (_, has) => has("account") && !has("security"),
  class: (record) => "status" in record,
  position: (_, has) => has("security"),
};
type Has = (kind: Label["kind"]) => boolean;

const kindOfHolding = (
  cell: Cell,
  record: Readonly<Record<string, unknown>>,
): RowKind | undefined => {
  if (!["symbol", "security_id", "name"].some((field) => field in record)) return undefined;
  return fundOf(cell) !== "" ? "constituent" : "position";
};

/** What a line of a query is, according to its fields. */
function kindOfLine(
  record: Readonly<Record<string, unknown>>,
  has: (kind: Label["kind"]) => boolean,
): RowKind | undefined {
  if ("title" in record && "due" in record) return "task";
  if ("next_meeting" in record) return "household";
  if ("type" in record && "amount" in record) return "transaction";
  if ("acquired" in record) return "lot";
  if (has("security")) return "market_value" in record ? "position" : undefined;
  return has("account") && "account_value" in record ? "account" : undefined;
}

export const fundOf = ({ labels, within = [], list }: Cell): string => {
  const fund = list === "holdings" ? nameOf(within, "security") : "";
  return labels.some(({ kind, name }) => kind === "security" && name !== fund) ? fund : "";
};

export const nameOf = (labels: readonly Label[], kind: Label["kind"]): string =>
  labels.find((label) => label.kind === kind)?.name ?? "";
