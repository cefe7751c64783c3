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

export const draftPrefix = (turnId: string): string => `DRAFT#${turnId}#`;
export const draftKey = (conversationId: string, turnId: string, number: number): Key => ({
  pk: `CON#${conversationId}`,
  sk: `${draftPrefix(turnId)}${padded(number)}`,
});

export const requestKey = (scope: string): Key => ({ pk: `REQ#${scope}`, sk: "META" });

export const householdPartition = (id: string): string => `HH#${id}`;
export const householdKey = (id: string): Key => ({ pk: householdPartition(id), sk: "META" });
export const accountPrefix = "ACC#";
export const accountKey = (householdId: string, id: string): Key => ({
  pk: householdPartition(householdId),
  sk: `${accountPrefix}${id}`,
});
/** Holdings are stored many to an item, so that a large household is read in few units. */
export const holdingsKey = (householdId: string, accountId: string, chunk: number): Key => ({
  pk: householdPartition(householdId),
  sk: `${accountPrefix}${accountId}#HOLD#${padded(chunk)}`,
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

export const securityKey = (symbol: string, part: "INFO" | "QUOTE" | "FUND"): Key => ({
  pk: `SEC#${symbol}`,
  sk: part,
});
/** The list of all symbols with their names, small enough for one read. */
export const directoryKey: Key = { pk: "DIRECTORY", sk: "SYMBOLS" };

/** Index keys: an advisor's conversations by last activity, and households by name. */
export const listedConversation = (advisorId: string, updatedAt: string, id: string) => ({
  gsi_pk: `${advisorId}#CON`,
  gsi_sk: `${updatedAt}#${id}`,
});
export const listedHousehold = (advisorId: string, name: string, id: string) => ({
  gsi_pk: `${advisorId}#HH`,
  gsi_sk: `${name}#${id}`,
});
