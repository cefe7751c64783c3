import type { Proposal } from "@advisor/protocol/proposal";
import { useCallback, useMemo, useRef, useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import type { TradeListSelection } from "../api/household-api.ts";
import { useLoaded } from "../api/use-loaded.ts";

type Policy = Proposal["policies"][number];
export type ProposedTradeList = Policy["lists"][number];

interface Options {
  api: Pick<AdvisorApi, "proposal">;
  household_id: string;
  policy: Policy | undefined;
  /** The complete list; undefined while it is loaded, or if there is none. */
  whole: ProposedTradeList | undefined;
}

const none: readonly number[] = [];

/**
 * The excluded lines of a list, and the list as recomputed by the server without them. Until then,
 * the earlier figures are shown with the new selection.
 */
export function useTradeListSelection({ api, household_id, policy, whole }: Options) {
  const [left, setLeft] = useState<ReadonlyMap<string, TradeListSelection>>(new Map());
  const latest = useRef<ProposedTradeList>(undefined);
  const key = `${policy?.ips_id} ${whole?.mode}`;
  const kept = left.get(key);
  const changed =
    kept !== undefined && whole !== undefined && kept.fingerprint !== whole.fingerprint;
  const without = kept === undefined || changed ? none : kept.without;
  const load = useCallback(async () => {
    if (kept === undefined) return undefined;
    const { policies } = await api.proposal(household_id, kept);
    return policies
      .find(({ ips_id }) => ips_id === kept.policy)
      ?.lists.find(({ mode }) => mode === kept.mode);
  }, [api, household_id, kept]);
  const { value, error } = useLoaded(without.length === 0 ? undefined : load);
  if (value !== undefined) latest.current = value;
  const shown = without.length === 0 ? whole : (value ?? sameAs(latest.current, whole));
  const list = useMemo(() => shown && withChosen(shown, new Set(without)), [shown, without]);
  const set = (lines: readonly number[]) => {
    if (policy === undefined || whole === undefined) return;
    const { mode, fingerprint } = whole;
    const chosen = { policy: policy.ips_id, mode, fingerprint, without: lines };
    setLeft(new Map(left).set(key, chosen));
  };
  return {
    list,
    without,
    /** The figures are still those of the earlier selection. */
    pending: without.length > 0 && value === undefined && error === undefined,
    /** The list has changed since lines were excluded. */
    changed: changed && kept.without.length > 0,
    error: without.length > 0 ? error : undefined,
    toggle: (line: number) =>
      set(
        without.includes(line)
          ? without.filter((one) => one !== line)
          : [...without, line].toSorted((a, b) => a - b),
      ),
    includeAll: () => set(none),
  };
}

const sameAs = (
  before: ProposedTradeList | undefined,
  whole: ProposedTradeList | undefined,
): ProposedTradeList | undefined =>
  before !== undefined && before.fingerprint === whole?.fingerprint ? before : whole;

const withChosen = (list: ProposedTradeList, without: ReadonlySet<number>): ProposedTradeList => ({
  ...list,
  sells: list.sells.map((one) => ({ ...one, included: !without.has(one.line ?? 0) })),
  buys: list.buys.map((one) => ({ ...one, included: !without.has(one.line ?? 0) })),
});
