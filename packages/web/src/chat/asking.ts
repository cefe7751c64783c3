import { parseRecordId } from "@advisor/domain/record/record-id";
import type { UseChatHelpers } from "@ai-sdk/react";
import type { Outbox } from "./composer/drafts.ts";
import type { Message } from "./message/message.ts";
import { goOn, type Replacement } from "./transport.ts";

type Chat = Pick<UseChatHelpers<Message>, "messages" | "regenerate" | "sendMessage">;

/** Asks, repeats or edits a question; replaced messages leave the page but stay in the record. */
export const askingWith = (
  { messages, regenerate, sendMessage }: Chat,
  outbox: Outbox,
  begins: () => void,
) => ({
  send(text: string) {
    begins();
    outbox.send(text);
    void sendMessage({ text });
  },
  /** Requests the rest of the last answer. */
  goOn() {
    begins();
    void sendMessage(undefined, { body: goOn });
  },
  /** Repeats the last question unchanged. */
  askAgain() {
    begins();
    const last = messages.at(-1);
    const messageId = last?.role === "assistant" ? last.id : undefined;
    const body: Replacement = { regenerate: messageId ?? true };
    void regenerate({ body, ...(messageId === undefined ? {} : { messageId }) });
  },
  /** Replaces a question with an edited one. */
  edit(question: Message, text: string) {
    begins();
    outbox.send(text);
    const replaces = recordIdOf(question, messages);
    const options = replaces === undefined ? {} : { body: { replaces } satisfies Replacement };
    void sendMessage({ text, messageId: question.id }, options);
  },
});

/**
 * The id of the question in the record. If the page has its own id for the question, its answer
 * knows the recorded one.
 */
function recordIdOf(question: Message, messages: readonly Message[]): string | undefined {
  const reply = messages[messages.indexOf(question) + 1];
  return [reply?.id, question.id].find((id) => id !== undefined && parseRecordId(id) !== undefined);
}
