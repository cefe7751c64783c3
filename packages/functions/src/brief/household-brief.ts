import type { Day } from "@advisor/domain/day";
import { compareAll } from "@advisor/domain/ips-check/compare";
import { lastMeeting } from "@advisor/domain/portfolio/last-meeting";
import type { Brief } from "@advisor/protocol/brief";
import { readHeldFunds } from "../book/held-funds.ts";
import { readOwnRecords } from "../book/own-records.ts";
import type { Stores } from "../runtime.ts";
import { buildBrief } from "./build.ts";

/**
 * The brief of one of the advisor's households. By default it lists the changes since the last
 * meeting.
 */
export async function readHouseholdBrief(
  runtime: Stores,
  advisorId: string,
  id: string,
  from: Day | undefined,
): Promise<Brief> {
  const filed = await readOwnRecords(runtime, advisorId, id, { papers: true });
  const { snapshot } = filed;
  const today = runtime.clock.today();
  const since = from ?? lastMeeting(filed, today)?.date;
  const [{ funds, unknown }, before] = await Promise.all([
    readHeldFunds(runtime, snapshot.holdings),
    since === undefined ? undefined : runtime.history.before(id, since),
  ]);
  const checks = compareAll({ snapshot, today, funds });
  const made = buildBrief({ filed, checks, today, since, before });
  return unknown === null ? made : { ...made, unknown: [...made.unknown, unknown] };
}
