import { compareAll } from "@advisor/domain/ips-check/compare";
import { issuersHeld } from "@advisor/domain/ips-check/findings/concentration";
import { gainLimitsOf, restrictionsOf } from "@advisor/domain/ips-check/restrictions";
import { lotLines } from "@advisor/domain/lots/lot-lines";
import { dayChangeOf } from "@advisor/domain/portfolio/day-change";
import { buildPortfolio } from "@advisor/domain/portfolio/portfolio";
import { withNormalizedSymbols } from "@advisor/domain/portfolio/symbol";
import type { HouseholdDetail } from "@advisor/protocol/household";
import { pricesAsOf } from "@advisor/tools/household-source";
import type { Stores } from "../runtime.ts";
import { readHeldFunds, withMissingFundNote } from "./held-funds.ts";
import { activityOf, dayChangesOf, returnsOf } from "./household-statements.ts";
import { readOwnRecords } from "./own-records.ts";

/** The most holdings that the panel lists per account; it shows how many more there are. */
const mostHoldings = 2_500;

const everything = { account: null, symbol: null, asset_class: null };

/** Everything on file about one of the advisor's households, with today's policy check. */
export async function readHouseholdDetail(
  runtime: Stores,
  advisorId: string,
  id: string,
): Promise<HouseholdDetail> {
  const wanted = { papers: true, partly: true } as const;
  const filed = await readOwnRecords(runtime, advisorId, id, wanted);
  const { snapshot, statements } = filed;
  const { household } = snapshot;
  const today = runtime.clock.today();
  const { funds, unknown } = await readHeldFunds(runtime, snapshot.holdings);
  return {
    id: household.id,
    name: household.name,
    members: household.members,
    risk_tolerance: household.risk_tolerance,
    next_meeting: household.next_meeting,
    summary: household.summary,
    simulated: household.simulated,
    holdings: buildPortfolio(snapshot, everything, today, mostHoldings),
    ips: withMissingFundNote(compareAll({ snapshot, today, funds }), unknown),
    prices_as_of: pricesAsOf(snapshot),
    tasks: [...filed.tasks],
    documents: filed.documents.map(({ chunks: _, ...card }) => card),
    notes: [...filed.notes],
    lots: lotLines(snapshot, today),
    activity: activityOf(statements, snapshot.holdings),
    returns: returnsOf(statements),
    day_changes: dayChangesOf(statements),
    day_change: dayChangeOf(snapshot.holdings, statements.quotes),
    gain_limits: gainLimitsOf(snapshot, today),
    restrictions: restrictionsOf(snapshot, today),
    issuers: issuersHeld(withNormalizedSymbols(snapshot).holdings),
    unread_statements: filed.unread ?? [],
  };
}
