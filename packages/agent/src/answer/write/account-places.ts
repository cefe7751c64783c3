import type { Ranking } from "@advisor/domain/ranking";
import type { Params, RoutedPart } from "../../route/routed.ts";
import type { PositionRow, Quotes } from "../looked-up.ts";
import type { Looked } from "../reply.ts";
import type { valued } from "../valued.ts";

/** What one account holds. */
export interface Place {
  account: string;
  rows: readonly PositionRow[];
  positions: ReturnType<typeof valued>;
}

/** What is asked of each account by itself. */
export interface ByAccount {
  /** As it would be asked of one account. */
  asked: Pick<RoutedPart, "params" | "text">;
  places: readonly Place[];
  quotes: Quotes["quotes"];
  /** What was left out. */
  but: string;
  used: readonly Looked<unknown>[];
}

/** The accounts that are meant and hold something, as they are listed. */
export function accountsIn(
  rows: readonly { account: string }[],
  { account: only, without }: Params,
): string[] {
  const held = [...new Set(rows.map(({ account }) => account))];
  const { accounts = [], kept = held } = without ?? {};
  const left = new Set(accounts);
  return kept.filter((name) => !left.has(name) && (only ?? name) === name);
}

/** "Not counted: XOM (no basis)."; with its account where another one's is counted. */
export function notCounted(
  lead: string,
  found: readonly (Pick<Ranking, "ranked" | "not_ranked"> & { account: string })[],
): string {
  const counted = new Set(found.flatMap(({ ranked }) => ranked.map(({ symbol }) => symbol)));
  const names = found.flatMap(({ account, not_ranked }) =>
    not_ranked.map(({ symbol, name, reason }) => {
      const where = counted.has(symbol) ? ` in ${account}` : "";
      return `${symbol ?? name}${where} (${reason.replaceAll("_", " ")})`;
    }),
  );
  return names.length === 0 ? "" : `${lead}: ${[...new Set(names)].join(", ")}.`;
}
