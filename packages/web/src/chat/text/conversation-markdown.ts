import { numberCitations } from "../message/markdown-text.ts";
import { groundingOf, isCut, type Message, sourcesOf, textOf } from "../message/message.ts";
import { sourceName } from "../message/source-name.ts";
import { withoutClaims } from "./mark-claims.ts";

interface Options {
  /** The household's name; undefined without a household. */
  household: string | undefined;
  title: string;
  messages: readonly Message[];
  /** The claims that the advisor removed from an answer. */
  removedFrom(message_id: string): readonly string[];
}

/** Exports a conversation as Markdown: questions, answers with source numbers, and unsupported claims. */
export const conversationMarkdown = (options: Options): string => {
  const { household, title, messages, removedFrom } = options;
  const said = messages.flatMap((message) =>
    message.role === "user" ? question(message) : answer(message, removedFrom(message.id)),
  );
  return `${[`# ${title}`, household ?? "No household", ...said].join("\n\n")}\n`;
};

const question = (message: Message): string[] => [
  textOf(message)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n"),
];

function answer(message: Message, removed: readonly string[]): string[] {
  const sources = sourcesOf(message);
  const unmatched = (groundingOf(message)?.unmatched ?? []).filter(
    (claim) => !removed.includes(claim),
  );
  const text = numberCitations(
    withoutClaims(textOf(message), removed),
    sources,
    (number) => `[${number}]`,
  );
  return [
    text,
    ...(isCut(message) ? ["This answer was not finished."] : []),
    ...(unmatched.length > 0 ? [`[not verified] In no source: ${unmatched.join(", ")}.`] : []),
    ...(sources.length > 0 ? [sources.map(sourceLine).join("\n")] : []),
  ].filter((part) => part.trim() !== "");
}

const sourceLine = (
  source: Parameters<typeof sourceName>[0] & { simulated: boolean },
  at: number,
) => `${at + 1}. ${sourceName(source)}${source.simulated ? ", simulated" : ""}`;
