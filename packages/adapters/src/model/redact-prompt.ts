import type { ModelRequest } from "@advisor/agent/model/model";

/** A match of this many characters is not a coincidence. */
const minimumMatch = 16;

/** Removes text of the request that a server's error message repeats. */
export function redactPromptText(words: string, request: ModelRequest): string {
  const said = words.slice(0, 1_000);
  const texts = promptTexts(request);
  let shown = "";
  for (let at = 0; at < said.length; ) {
    const length = matchLength(said, at, texts);
    shown += length === 0 ? said.charAt(at) : "[prompt]";
    at += Math.max(1, length);
  }
  return shown;
}

/**
 * How many characters from this position also appear in the request's text; 0 when too few match.
 */
function matchLength(said: string, at: number, texts: readonly string[]): number {
  const start = said.slice(at, at + minimumMatch);
  if (start.length < minimumMatch) return 0;
  const text = texts.find((one) => one.includes(start));
  if (text === undefined) return 0;
  let length = minimumMatch;
  while (at + length < said.length && text.includes(said.slice(at, at + length + 1))) length += 1;
  return length;
}

const promptTexts = ({ system, context, messages, anchored = [] }: ModelRequest): string[] => [
  system,
  ...context,
  ...anchored.map(({ text }) => text),
  ...messages.flatMap((message) => {
    if (message.role === "user") return message.text;
    if (message.role === "tools") return JSON.stringify(message.results);
    return [message.text, JSON.stringify(message.calls)];
  }),
];
