import type * as Conversation from "@advisor/domain/conversation";

/**
 * Every key of the single table. A partition holds what is read together: a conversation, a household,
 * a security, a request. There is one index; an item is in it only while lists should show it.
 */

export const advisorIndex = "byAdvisor";

export interface Key {
  pk: string;
  sk: string;
}

/** Sort keys are strings: numbers are zero-padded so that they sort numerically. */
const padded = (number: number): string => String(number).padStart(10, "0");

export const conversationKey = (id: string): Key => ({ pk: `CON#${id}`, sk: "META" });

export const entryPrefix = "ENTRY#";
/** A long entry is split: part 0 comes first, then parts 1, 2, and so on. */
export const entryKey = (conversationId: string, seq: number, part = 0): Key => ({
  pk: `CON#${conversationId}`,
  sk: `${entryPrefix}${padded(seq)}${part === 0 ? "" : `#${padded(part)}`}`,
});

export const checkpointKey = (conversationId: string, turnId: string, number: number): Key => ({
  pk: `CON#${conversationId}`,
  sk: `DRAFT#${turnId}#${padded(number)}`,
});

/** What the conversation's side panel shows. */
export const panelKey = (conversationId: string): Key => ({
  pk: `CON#${conversationId}`,
  sk: "PANEL",
});

export const requestKey = (scope: string): Key => ({ pk: `REQ#${scope}`, sk: "META" });

export const householdPartition = (id: string): string => `HH#${id}`;
export const householdKey = (id: string): Key => ({ pk: householdPartition(id), sk: "META" });
/** Accounts and holdings of one import of a household, many per item so that few items are read. */
export const holdingsPrefix = "HOLD#";
export const holdingsKey = (householdId: string, generation: string, part: number): Key => ({
  pk: householdPartition(householdId),
  sk: `${holdingsPrefix}${generation}#${padded(part)}`,
});
export const documentPrefix = "DOC#";
export const documentKey = (householdId: string, id: string): Key => ({
  pk: householdPartition(householdId),
  sk: `${documentPrefix}${id}`,
});
export const notePrefix = "NOTE#";
export const noteKey = (householdId: string, id: string): Key => ({
  pk: householdPartition(householdId),
  sk: `${notePrefix}${id}`,
});
export const taskPrefix = "TASK#";
export const taskKey = (householdId: string, id: string): Key => ({
  pk: householdPartition(householdId),
  sk: `${taskPrefix}${id}`,
});

/** Daily snapshots of a household's value, one item per day. */
export const historyPrefix = "HISTORY#";
export const historyKey = (householdId: string, day: string): Key => ({
  pk: householdPartition(householdId),
  sk: `${historyPrefix}${day}`,
});

/** A security has one item for each kind of data. */
export type SecurityDataKind =
  | "QUOTE"
  | "BARS"
  | "FUNDAMENTALS"
  | "NEWS"
  | "INSIDERS"
  | "DARKPOOL"
  | "CONGRESS"
  | "OWNERS"
  | "TRANSCRIPTS"
  | "FUND";
export const securityPartition = (symbol: string): string => `SEC#${symbol}`;
export const securityKey = (symbol: string, part: SecurityDataKind): Key => ({
  pk: securityPartition(symbol),
  sk: part,
});
/** Option chains, one item per day. */
export const optionsPrefix = "OPTIONS#";
export const optionsKey = (symbol: string, day: string): Key => ({
  pk: securityPartition(symbol),
  sk: `${optionsPrefix}${day}`,
});
export const instrumentKey = (
  segment: string,
  securityId: string,
  part: "QUOTE" | "BARS" | "FIVES" | "MINUTES",
): Key => ({ pk: `INS#${segment}#${securityId}`, sk: part });

/** Market-wide lists, each small enough to read at once. */
const directory = "DIRECTORY";
export const datasetInfoKey: Key = { pk: directory, sk: "ABOUT" };
export const symbolDirectoryKey: Key = { pk: directory, sk: "SYMBOLS" };
export const instrumentDirectoryKey: Key = { pk: directory, sk: "INSTRUMENTS" };
export const fundListKey: Key = { pk: directory, sk: "FUNDS" };
export const companyListKey: Key = { pk: directory, sk: "COMPANIES" };
/** Company web pages that the simulated web search returns. */
export const webPagesKey: Key = { pk: directory, sk: "PAGES" };
export const headlinesKey: Key = { pk: directory, sk: "HEADLINES" };
export const congressKey: Key = { pk: directory, sk: "CONGRESS" };

/** The sort keys of pinned conversations are after those of all days, so that they are listed first. */
const pinnedFirst = "pinned#";

/** Index keys: an advisor's conversations by last activity, and households by name. */
export const conversationIndexKey = (
  advisorId: string,
  { updated_at, id, pinned }: Pick<Conversation.Card, "updated_at" | "id" | "pinned">,
) => ({
  gsi_pk: conversationIndexPartition(advisorId),
  gsi_sk: `${pinned ? pinnedFirst : ""}${updated_at}#${id}`,
});
export const conversationIndexPartition = (advisorId: string): string => `${advisorId}#CON`;
/** Reads the fields that the index sort key holds. */
export function parseConversationIndexKey(
  key: string,
): Pick<Conversation.Card, "updated_at" | "id" | "pinned"> {
  const pinned = key.startsWith(pinnedFirst);
  const [updated_at = "", id = ""] = key.slice(pinned ? pinnedFirst.length : 0).split("#");
  return { updated_at, id, pinned };
}
export const householdIndexKey = (advisorId: string, name: string, id: string) => ({
  gsi_pk: `${advisorId}#HH`,
  gsi_sk: `${name}#${id}`,
});

export const brokerageKey = (householdId: string, section: string): Key => ({
  pk: householdPartition(householdId),
  sk: `BROKERAGE#${section}`,
});
export const brokerageFactsKey: Key = { pk: "FACTS", sk: "ALL" };
export const advisorSettingsKey = (advisorId: string): Key => ({
  pk: `ADV#${advisorId}`,
  sk: "SETTINGS",
});

/** The subject of the last question in an API client's session; one advisor's. */
export const sessionKey = (advisorId: string, sessionId: string): Key => ({
  pk: `SESSION#${advisorId}#${sessionId}`,
  sk: "META",
});
export const traceKey = (id: string): Key => ({ pk: `TRACE#${id}`, sk: "META" });

/** An advisor's spending on one day (UTC), with the turns that are running. */
export const spendKey = (advisorId: string, day: string): Key => ({
  pk: `SPEND#${advisorId}`,
  sk: `DAY#${day}`,
});

/** A research run: its plan, state, record of entries, and the results derived from them. */
export const runPartition = (id: string): string => `RUN#${id}`;
export const runKey = (id: string): Key => ({ pk: runPartition(id), sk: "META" });
export const planKey = (id: string): Key => ({ pk: runPartition(id), sk: "PLAN" });
export const runEntryKey = (id: string, seq: number): Key => ({
  pk: runPartition(id),
  sk: `${entryPrefix}${padded(seq)}`,
});
/** Which entries were written under an idempotency key. */
export const runIdempotencyPrefix = "KEY#";
export const runIdempotencyKey = (id: string, key: string): Key => ({
  pk: runPartition(id),
  sk: `${runIdempotencyPrefix}${key}`,
});
export const cellPrefix = (criterion: string | undefined): string =>
  criterion === undefined ? "CELL#" : `CELL#${criterion}#`;
export const cellKey = (id: string, criterion: string, company: string): Key => ({
  pk: runPartition(id),
  sk: `${cellPrefix(criterion)}${company}`,
});
export const storedPageKey = (id: string, hash: string): Key => ({
  pk: runPartition(id),
  sk: `PAGE#${hash}`,
});
export const approvalPrefix = "APR#";
export const approvalKey = (id: string, approval: string): Key => ({
  pk: runPartition(id),
  sk: `${approvalPrefix}${approval}`,
});
export const templateKey = (id: string): Key => ({ pk: `TPL#${id}`, sk: "META" });

/** Index keys: an advisor's research runs by start, and templates by last change. */
export const runIndexKey = (advisorId: string, createdAt: string, id: string) => ({
  gsi_pk: `${advisorId}#RUN`,
  gsi_sk: `${createdAt}#${id}`,
});
export const templateIndexKey = (advisorId: string, updatedAt: string, id: string) => ({
  gsi_pk: `${advisorId}#TPL`,
  gsi_sk: `${updatedAt}#${id}`,
});

/** The secret that handles are signed with. */
export const handleSecretKey: Key = { pk: "SERVER", sk: "HANDLE_KEY" };
