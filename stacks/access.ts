import {
  advisorIndex,
  brokerageFactsKey,
  householdIndexKey,
  householdPartition,
  instrumentKey,
  requestKey,
  securityPartition,
  symbolDirectoryKey,
} from "@advisor/adapters/dynamo/keys";
import type { MarketPorts } from "@advisor/tools/market-ports";
import type { Ports } from "@advisor/tools/ports";

/** Querying an index is a separate action, which is allowed on the index and not on the table. */
export type Action =
  | "GetItem"
  | "BatchGetItem"
  | "Query"
  | "PutItem"
  | "UpdateItem"
  | typeof ofIndex;
const ofIndex = `Query ${advisorIndex}` as const;

/**
 * A tool's permissions on the table: the partitions for each action, where `*` matches any text.
 */
export type Access = Partial<Record<Action, readonly string[]>>;

const household = householdPartition("*");
const security = securityPartition("*");
const instrument = instrumentKey("*", "*", "QUOTE").pk;
const directory = symbolDirectoryKey.pk;
const onceOnly = requestKey("task#*").pk;
const noteOnce = requestKey("note#*").pk;

/** Access to household data. A household that was replaced while being read is read again. */
const filed: Access = { BatchGetItem: [household], GetItem: [household], Query: [household] };

/** Access of the ports that use the session's household, and of the facts port. */
const own: Readonly<Record<Exclude<keyof Ports, keyof MarketPorts>, Access>> = {
  household: { GetItem: [household], BatchGetItem: [household] },
  documents: { GetItem: [household], Query: [household] },
  tasks: { GetItem: [household], PutItem: [household, onceOnly] },
  task_changes: { GetItem: [household], UpdateItem: [household], PutItem: [onceOnly] },
  notes: { GetItem: [household], PutItem: [household, noteOnce] },
  brokerage: { GetItem: [household] },
  records: filed,
  past: { GetItem: [household], Query: [household] },
  book: { [ofIndex]: [householdIndexKey("*", "", "").gsi_pk], ...filed },
  facts: { GetItem: [brokerageFactsKey.pk] },
  calendar: {},
};

/** Access of the embedded data for each market port. */
const embedded: Readonly<Record<keyof MarketPorts, Access>> = {
  quotes: { GetItem: [security, directory] },
  history: { GetItem: [security] },
  fundamentals: { GetItem: [security] },
  news: { GetItem: [security, directory] },
  insiders: { GetItem: [security] },
  darkpool: { GetItem: [security] },
  congress: { GetItem: [security, directory] },
  owners: { GetItem: [security] },
  options: { GetItem: [security], Query: [security] },
  transcripts: { GetItem: [security] },
  funds: { GetItem: [security, directory], BatchGetItem: [security] },
  symbols: { GetItem: [directory] },
  instruments: { GetItem: [directory] },
  instrument_quotes: { GetItem: [instrument, directory] },
  instrument_history: { GetItem: [instrument] },
  companies: { GetItem: [directory] },
  web: { GetItem: [directory, security] },
};

export const marketPorts = Object.keys(embedded);

export const isMarket = (need: keyof Ports): need is keyof MarketPorts => need in embedded;

/** The least access that a tool with these ports needs. */
export function accessOf(needs: readonly (keyof Ports)[], usesEmbedded: UsesEmbedded): Access {
  const parts = needs.map((need) => {
    if (!isMarket(need)) return own[need];
    return usesEmbedded(need) ? embedded[need] : {};
  });
  return parts.reduce<Access>(joined, {});
}

type UsesEmbedded = (port: keyof MarketPorts) => boolean;

const joined = (one: Access, other: Access): Access => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([action, partitions]) => {
      const before = Object.entries(one).find(([name]) => name === action)?.[1] ?? [];
      return [action, [...new Set([...before, ...partitions])].sort()];
    }),
  ),
});
