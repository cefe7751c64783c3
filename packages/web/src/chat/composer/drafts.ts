const prefix = "advisor-draft";

/** Which words a draft belongs to: a conversation, or the start of one about a household or none. */
export type DraftKey = `conversation ${string}` | `fresh ${string}`;

export const freshKey = (household_id: string | null): DraftKey => `fresh ${household_id ?? ""}`;
export const conversationKey = (id: string): DraftKey => `conversation ${id}`;

/**
 * What an advisor has written and not sent, and what was sent and has not arrived. Kept with the tab:
 * over reloads and sign-ins, and until the advisor signs out.
 */
export function drafts(storage: Storage, advisor: string) {
  const mine = `${prefix} ${advisor} `;
  const at = (key: DraftKey, sent: boolean): string => `${mine}${sent ? "sent " : ""}${key}`;

  function put(name: string, text: string): void {
    if (text === "") storage.removeItem(name);
    else storage.setItem(name, text);
  }

  return {
    written: (key: DraftKey): string => storage.getItem(at(key, false)) ?? "",
    write: (key: DraftKey, text: string) => put(at(key, false), text),
    /** Words on their way; empty once they have arrived. */
    sent: (key: DraftKey): string => storage.getItem(at(key, true)) ?? "",
    send: (key: DraftKey, text: string) => put(at(key, true), text),
    clear() {
      const names = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
      for (const name of names) if (name.startsWith(mine)) storage.removeItem(name);
    },
  };
}

export type Drafts = ReturnType<typeof drafts>;

/** The question of one conversation that is on its way. */
export interface Outbox {
  send(text: string): void;
  arrived(): void;
}
