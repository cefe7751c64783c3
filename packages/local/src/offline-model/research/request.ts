import { type ConverseRequest, offeredTools, systemText } from "../converse.ts";

/** A page or search result in the prompt. */
export interface Page {
  title: string;
  text: string;
}

/** A question from a research prompt. */
export interface ResearchRequest {
  company: string;
  question: string;
  /** The required answer format, as the prompt words it. */
  format: string;
  pages: Page[];
  /** Searches made so far, including the template's first query. */
  searched: string[];
  tools: string[];
  /** True when tools are described in the prompt and requested in the text. */
  textTools: boolean;
  /** The answer to verify in a second look; undefined for a first answer. */
  checked: string | undefined;
}

/** Parses a research request; undefined for any other request. */
export function researchRequest(request: ConverseRequest): ResearchRequest | undefined {
  const system = systemText(request);
  const second = system.startsWith("You check another researcher's answer.");
  if (!second && !system.startsWith("You research companies for a financial advisor")) return;
  const texts = request.messages
    .filter(({ role }) => role === "user")
    .flatMap(({ content }) => content.flatMap(textsOf));
  const prompt = texts[0] ?? "";
  const requested = /<<perplexity_search:/.test(system);
  return {
    company: /<company[^>]*>\n(.+?)(?: \(\S+\))?\n<\/company>/.exec(prompt)?.[1] ?? "",
    question: line(prompt, "Question"),
    format: line(prompt, "Answer format"),
    pages: second ? quotedPages(prompt) : texts.flatMap(pagesOf),
    searched: searchedFor(request, texts),
    tools: last(texts) ? [] : requested ? ["perplexity_search"] : offeredTools(request),
    textTools: requested,
    checked: second ? line(prompt, "Answer to check") : undefined,
  };
}

type Block = ConverseRequest["messages"][number]["content"][number];

const textsOf = ({ text, toolResult }: Block): string[] => [
  ...(text === undefined ? [] : [text]),
  ...(toolResult?.content ?? []).flatMap(({ json, text }) => text ?? resultText(json)),
];

const resultText = (json: unknown): string =>
  typeof json === "object" && json !== null && "result" in json ? String(json.result) : "";

const line = (prompt: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, "m").exec(prompt)?.[1] ?? "";

const last = (texts: readonly string[]): boolean =>
  texts.some((text) => text.includes("This is the last step"));

/** Rows with a title and a text, as tool results are rendered: one field per line. */
function pagesOf(text: string): Page[] {
  const pages: Page[] = [];
  let title = "";
  for (const row of text.split("\n")) {
    const [, name = "", value = ""] = /^\s*(\w+): (.+)$/.exec(row) ?? [];
    if (name === "title" || name === "name") title = value;
    if (name === "snippet" || name === "description") pages.push({ title, text: value });
  }
  return pages;
}

const quotedPages = (prompt: string): Page[] =>
  [...prompt.matchAll(/^(.+?): "(.+)"$/gm)].map(([, title = "", text = ""]) => ({ title, text }));

const searchedFor = ({ messages }: ConverseRequest, texts: readonly string[]): string[] => [
  ...texts.flatMap((text) => matched(text, /<tool_result perplexity_search: (.+)>/g)),
  ...messages.flatMap(({ content }) =>
    content.flatMap(({ toolUse, text = "" }) => [
      ...(isSearch(toolUse?.input) ? [toolUse.input.query] : []),
      ...matched(text, /<<perplexity_search: (.+?)>>/g),
    ]),
  ),
];

const matched = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, query = ""]) => query);

const isSearch = (input: unknown): input is { query: string } =>
  typeof input === "object" &&
  input !== null &&
  "query" in input &&
  typeof input.query === "string";
