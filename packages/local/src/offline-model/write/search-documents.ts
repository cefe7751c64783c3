import * as z from "zod";
import { paragraphs } from "../format/markdown.ts";
import { classLabel, plainLine, wordsToDigits } from "../format/text.ts";
import { cite, writer } from "./writer.ts";

export const FoundPassages = z.object({
  query: z.string(),
  matches: z.array(
    z.object({
      citation: z.string().regex(/^doc:[\w.-]+#\d+$/),
      title: z.string(),
      type: z.string(),
      date: z.string(),
      snippet: z.string(),
    }),
  ),
  documents_searched: z.int(),
});

const shownPassages = 3;

/** Quotes passages as data; instructions in them have no effect. */
export const searchDocuments = writer(
  FoundPassages,
  ({ query, matches, documents_searched }, input) => {
    const searched = `${wordsToDigits(documents_searched)} ${documents_searched === 1 ? "document" : "documents"}`;
    if (matches.length === 0) {
      return `Nothing in the household's documents matches "${plainLine(query)}" (${searched} searched). ${cite(input)}`;
    }
    const passages = matches
      .slice(0, shownPassages)
      .map(
        ({ title, type, date, snippet, citation }) =>
          `- **${plainLine(title)}** (${kindOf(title, type)}${plainLine(date)}): "${plainLine(snippet)}" [${citation}]`,
      );
    const found = matches.length === 1 ? "One passage matches" : "These passages match";
    const more = matches.length - passages.length;
    return paragraphs([
      `${found} "${plainLine(query)}". ${cite(input)}`,
      passages.join("\n"),
      more > 0 ? `${more} more that match less are in the result beside this answer.` : "",
    ]);
  },
);

/** The kind in front of a title; empty for notes and tasks, whose title is their kind. */
const kindOf = (title: string, type: string): string =>
  title.toLowerCase() === classLabel(type).toLowerCase() ? "" : `${classLabel(type)}, `;
