import type * as z from "zod";
import { heard } from "../../route/words.ts";
import { listed } from "../format.ts";
import type { Facts } from "../looked-up.ts";
import { type Looked, type Reply, reply } from "../reply.ts";

/** General education; a topic that is not on file is said so and cites nothing. */
export function writeFacts(looked: Looked<z.infer<typeof Facts>>, text: string): Reply {
  const { found, snippet, available } = looked.data;
  if (!found || snippet === null) {
    const none = `There is no text on file about this. Topics on file: ${listed(available)}.`;
    return { text: none, calculated: [], sources: [], certainty: 0.8 };
  }
  const other = untold(text, snippet);
  const beside = other.length === 0 ? "" : ` There is no text on file about ${listed(other)}.`;
  return reply(
    `${snippet}\n\nThis is general education, not a ruling on anybody's case.${beside}`,
    [looked],
  );
}

/** What the topic is to be compared with, where the text says nothing of it. */
function untold(text: string, snippet: string): string[] {
  const said = heard(text);
  if (!compares.test(said)) return [];
  return subjects
    .filter(([pattern]) => pattern.test(said) && !pattern.test(snippet.toLowerCase()))
    .map(([, name]) => name);
}

const compares = /\b(?:differ\w*|compar\w*|versus|vs|than|between|instead of|or|better|apart)\b/;
const subjects: readonly (readonly [RegExp, string])[] = [
  [/\bmutual funds?\b|\bthan funds?\b|\bor funds?\b/, "mutual funds"],
  [/\bindex funds?\b/, "index funds"],
  [/\btraditional\b/, "traditional IRAs"],
  [/\b401 ?k\b/, "401(k) plans"],
  [/\bstocks?\b/, "stocks"],
  [/\bbonds?\b/, "bonds"],
  [/\bannuit(?:y|ies)\b/, "annuities"],
];
