import { groundingOf, isCut, type Message, sourcesOf, textOf } from "../message/message.ts";
import { sourceName } from "../message/source-name.ts";

interface Options {
  /** The household's name; undefined without a household. */
  household: string | undefined;
  title: string;
  messages: readonly Message[];
}

/** Exports a conversation as Markdown: questions, answers with source numbers, and unsupported claims. */
export const conversationMarkdown = ({ household, title, messages }: Options): string => {
  const said = messages.flatMap((message) =>
    message.role === "user" ? question(message) : answer(message),
  );
  return `${[`# ${title}`, household ?? "No household", ...said].join("\n\n")}\n`;
};

const question = (message: Message): string[] => [
  textOf(message)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n"),
];

function answer(message: Message): string[] {
  const sources = sourcesOf(message);
  const unmatched = groundingOf(message)?.unmatched ?? [];
  const text = sources.reduce(
    (written, { source_id }, at) => written.replaceAll(`[${source_id}]`, `[${at + 1}]`),
    textOf(message),
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
