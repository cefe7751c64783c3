/**
 * Every key of the one table. A partition holds what is read together: a conversation, a household,
 * a security, a request. `byAdvisor` is the one index; an item is in it only while it should be listed.
 */

export const byAdvisor = "byAdvisor";

export interface Key {
  pk: string;
  sk: string;
}

/** Sort keys are text: numbers are padded so that they sort as numbers. */
const padded = (number: number): string => String(number).padStart(10, "0");

export const conversationKey = (id: string): Key => ({ pk: `CON#${id}`, sk: "META" });

export const entryPrefix = "ENTRY#";
/** Long entries go on in parts 1, 2, ... behind their head, part 0. */
export const entryKey = (conversationId: string, seq: number, part = 0): Key => ({
  pk: `CON#${conversationId}`,
  sk: `${entryPrefix}${padded(seq)}${part === 0 ? "" : `#${padded(part)}`}`,
});

export const checkpointKey = (conversationId: string, turnId: string, number: number): Key => ({
  pk: `CON#${conversationId}`,
  sk: `DRAFT#${turnId}#${padded(number)}`,
});

/** What the side panel of a conversation shows. */
export const panelKey = (conversationId: string): Key => ({
  pk: `CON#${conversationId}`,
  sk: "PANEL",
});

export const requestKey = (scope: string): Key => ({ pk: `REQ#${scope}`, sk: "META" });

export const householdPartition = (id: string): string => `HH#${id}`;
export const householdKey = (id: string): Key => ({ pk: householdPartition(id), sk: "META" });
/** Accounts and holdings of one writing of a household, packed many to an item, so that few are read. */
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

/** How a household stood, one item a day. */
export const historyPrefix = "HISTORY#";
export const historyKey = (householdId: string, day: string): Key => ({
  pk: householdPartition(householdId),
  sk: `${historyPrefix}${day}`,
});

/** One kind of data about a security each. */
export type SecurityPart =
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
export const securityKey = (symbol: string, part: SecurityPart): Key => ({
  pk: securityPartition(symbol),
  sk: part,
});
/** Option chains, one a day. */
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

/** Lists of the whole market, each small enough for one read. */
const directory = "DIRECTORY";
export const aboutKey: Key = { pk: directory, sk: "ABOUT" };
export const directoryKey: Key = { pk: directory, sk: "SYMBOLS" };
export const instrumentsKey: Key = { pk: directory, sk: "INSTRUMENTS" };
export const fundCardsKey: Key = { pk: directory, sk: "FUNDS" };
export const companiesKey: Key = { pk: directory, sk: "COMPANIES" };
/** Pages of companies, as the simulated web search finds them. */
export const pagesKey: Key = { pk: directory, sk: "PAGES" };
export const headlinesKey: Key = { pk: directory, sk: "HEADLINES" };
export const congressKey: Key = { pk: directory, sk: "CONGRESS" };

/** Index keys: an advisor's conversations by last activity, and households by name. */
export const listedConversation = (advisorId: string, updatedAt: string, id: string) => ({
  gsi_pk: `${advisorId}#CON`,
  gsi_sk: `${updatedAt}#${id}`,
});
export const listedHousehold = (advisorId: string, name: string, id: string) => ({
  gsi_pk: `${advisorId}#HH`,
  gsi_sk: `${name}#${id}`,
});

export const brokerageKey = (householdId: string, section: string): Key => ({
  pk: householdPartition(householdId),
  sk: `BROKERAGE#${section}`,
});
export const factsKey: Key = { pk: "FACTS", sk: "ALL" };
export const advisorKey = (advisorId: string): Key => ({ pk: `ADV#${advisorId}`, sk: "SETTINGS" });

/** What a client's chosen session was last about; one advisor's. */
export const sessionKey = (advisorId: string, sessionId: string): Key => ({
  pk: `SESSION#${advisorId}#${sessionId}`,
  sk: "META",
});
export const traceKey = (id: string): Key => ({ pk: `TRACE#${id}`, sk: "META" });

/** What an advisor spends on a day (UTC), with the turns that are running. */
export const spendKey = (advisorId: string, day: string): Key => ({
  pk: `SPEND#${advisorId}`,
  sk: `DAY#${day}`,
});

/** A run of research: its plan, where it stands, its record, and what is made from that. */
export const runPartition = (id: string): string => `RUN#${id}`;
export const runKey = (id: string): Key => ({ pk: runPartition(id), sk: "META" });
export const planKey = (id: string): Key => ({ pk: runPartition(id), sk: "PLAN" });
export const runEntryKey = (id: string, seq: number): Key => ({
  pk: runPartition(id),
  sk: `${entryPrefix}${padded(seq)}`,
});
/** Where entries stand that were written under an idempotency key. */
export const runPositionPrefix = "KEY#";
export const runPositionKey = (id: string, key: string): Key => ({
  pk: runPartition(id),
  sk: `${runPositionPrefix}${key}`,
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

/** Index keys: an advisor's runs by start, and templates by last change. */
export const listedRun = (advisorId: string, createdAt: string, id: string) => ({
  gsi_pk: `${advisorId}#RUN`,
  gsi_sk: `${createdAt}#${id}`,
});
export const listedTemplate = (advisorId: string, updatedAt: string, id: string) => ({
  gsi_pk: `${advisorId}#TPL`,
  gsi_sk: `${updatedAt}#${id}`,
});

/** What the service signs handles with. */
export const handleKeyKey: Key = { pk: "SERVER", sk: "HANDLE_KEY" };
