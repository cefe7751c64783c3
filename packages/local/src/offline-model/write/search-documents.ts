import * as z from "zod";
import { label, paragraphs, plain, spelled } from "../format.ts";
import { cite, writer } from "./writer.ts";

const Found = z.object({
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

/** Passages are quoted as they are; nothing in them is followed. */
export const searchDocuments = writer(Found, ({ query, matches, documents_searched }, given) => {
  const searched = `${spelled(documents_searched)} ${documents_searched === 1 ? "document" : "documents"}`;
  if (matches.length === 0) {
    return `Nothing in the household's documents matches "${plain(query)}" (${searched} searched). ${cite(given)}`;
  }
  const passages = matches.map(
    ({ title, type, date, snippet, citation }) =>
      `- **${plain(title)}** (${label(type)}, ${plain(date)}): "${plain(snippet)}" [${citation}]`,
  );
  const found = matches.length === 1 ? "One passage matches" : "These passages match";
  return paragraphs([`${found} "${plain(query)}". ${cite(given)}`, passages.join("\n")]);
});
