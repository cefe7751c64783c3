import { notFound } from "@advisor/agent/open/open-turn";
import type { SectionName } from "@advisor/domain/brokerage/dataset";
import type { StoredRecords } from "@advisor/query/book/facts";
import { assertOwner } from "../authorize.ts";
import type { Stores } from "../runtime.ts";

/** The records of one of the advisor's households. Another advisor's household looks like an unknown one. */
export async function readOwnRecords(
  { records }: Pick<Stores, "records">,
  advisorId: string,
  id: string,
  wanted: { papers: boolean; partly?: true },
): Promise<StoredRecords & { unread?: SectionName[] }> {
  const [read] = await records.read([id], wanted);
  if (read?.status === "rejected") throw read.reason;
  assertOwner(advisorId, read?.value?.snapshot.household);
  if (read?.value === undefined) throw notFound();
  return read.value;
}
