import { randomUUID } from "node:crypto";
import * as z from "zod";
import { parseJson } from "../dynamo/json.ts";

/** What a rule's target receives, with EventBridge's field names. */
export interface BusEvent {
  version: "0";
  id: string;
  "detail-type": string;
  source: string;
  account: string;
  time: string;
  region: string;
  resources: string[];
  detail: Record<string, unknown>;
}

const Entry = z.object({
  Source: z.string().default(""),
  DetailType: z.string().default(""),
  Detail: z.string().default(""),
  Resources: z.array(z.string()).default([]),
  Time: z.number().optional(),
});

type Entry = z.infer<typeof Entry>;

export const PutEventsRequest = z.object({ Entries: z.array(Entry).min(1).max(10) });

const Detail = z.record(z.string(), z.unknown());

/** EventBridge refuses a call whose entries add up to more than 256 KB. */
export const MAX_BYTES = 256 * 1024;

/** The size as EventBridge counts it: 14 bytes for a time, everything else in UTF-8. */
export function sizeOf({ Source, DetailType, Detail, Resources, Time }: Entry): number {
  const texts = [Source, DetailType, Detail, ...Resources];
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), Time === undefined ? 0 : 14);
}

/** The event for an accepted entry, or the entry's own error. */
export function eventOf(entry: Entry): BusEvent | { ErrorCode: string; ErrorMessage: string } {
  for (const field of ["Source", "DetailType", "Detail"] as const) {
    if (entry[field]) continue;
    const ErrorMessage = `Parameter ${field} is not valid. Reason: ${field} is a required argument.`;
    return { ErrorCode: "InvalidArgument", ErrorMessage };
  }
  const detail = Detail.safeParse(parseJson(entry.Detail));
  if (!detail.success)
    return { ErrorCode: "MalformedDetail", ErrorMessage: "Detail is malformed." };
  const time = entry.Time === undefined ? new Date() : new Date(entry.Time * 1000);
  return {
    version: "0",
    id: randomUUID(),
    "detail-type": entry.DetailType,
    source: entry.Source,
    account: "000000000000",
    time: time.toISOString().replace(/\.\d+Z$/, "Z"),
    region: "us-east-1",
    resources: entry.Resources,
    detail: detail.data,
  };
}
