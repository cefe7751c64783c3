const prefix = "advisor-draft";

/** The owner of a draft: a conversation, or a new one about a household or none. */
export type DraftKey = `conversation ${string}` | `fresh ${string}`;

export const freshKey = (household_id: string | null): DraftKey => `fresh ${household_id ?? ""}`;
export const conversationKey = (id: string): DraftKey => `conversation ${id}`;

/**
 * Unsent drafts, sent questions that have not arrived, and what was removed from answers. Stored
 * with the tab: they survive reloads and sign-ins, and end with signing out.
 */
export function drafts(storage: Storage, advisor: string) {
  const mine = `${prefix} ${advisor} `;
  const at = (key: DraftKey, sent: boolean): string => `${mine}${sent ? "sent " : ""}${key}`;

  function put(name: string, text: string): void {
    if (text === "") storage.removeItem(name);
    else storage.setItem(name, text);
  }

  const removal = (message_id: string): string => `${mine}removed ${message_id}`;

  return {
    /** The claims that the advisor removed from an answer. */
    removedFrom: (message_id: string): string[] =>
      storage.getItem(removal(message_id))?.split("\n") ?? [],
    removeFrom: (message_id: string, claims: readonly string[]) =>
      put(removal(message_id), claims.join("\n")),
    written: (key: DraftKey): string => storage.getItem(at(key, false)) ?? "",
    write: (key: DraftKey, text: string) => put(at(key, false), text),
    /** A question that was sent; empty once it has arrived. */
    sent: (key: DraftKey): string => storage.getItem(at(key, true)) ?? "",
    send: (key: DraftKey, text: string) => put(at(key, true), text),
    /** Puts a sent question that has not arrived before the draft, and returns the draft. */
    takeBack(key: DraftKey): string {
      const texts = [true, false].map((sent) => storage.getItem(at(key, sent)) ?? "");
      const text = texts.filter((one) => one !== "").join("\n");
      put(at(key, true), "");
      put(at(key, false), text);
      return text;
    },
    clear() {
      const names = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
      for (const name of names) if (name.startsWith(mine)) storage.removeItem(name);
    },
  };
}

export type Drafts = ReturnType<typeof drafts>;

/** The question of a conversation that was sent and has not arrived. */
export interface Outbox {
  send(text: string): void;
  arrived(): void;
  /** Puts a question that was not accepted back into the message box; false if there is none. */
  returned(): boolean;
}
