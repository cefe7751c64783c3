import type { Confidence } from "@advisor/domain/research/verdict";

/**
 * What a model's text states in the research protocol: a verdict, an answer, quotes and confidence.
 */
export interface StatedVerdict {
  type: "positive" | "negative" | "unknown" | "tool_use";
  /** The line after the verdict; may be empty. */
  answer: string;
  explanation: string;
  quotes: string[];
  confidence: Confidence;
}

export type VerdictReading =
  | { kind: "said"; said: StatedVerdict }
  | { kind: "unreadable"; why: string };

const typeLine = /^[^\p{L}]*type\b[^\p{L}]*([\p{L}_ -]+?)[^\p{L}]*$/iu;
const bareType = /^\W*(positive|negative|unknown)_result\W*$/i;
const confidenceLine = /^\W*confidence\b[^\d]*(\d{1,3})(?:\.\d+)?\s*(%|\/\s*3|)/i;
const quoteStart = /^\W*quote(?:\s*\d+)?\W*?:\s*/i;

/**
 * Reads a verdict. Lenient in form (emphasis, capitals, blank lines, "Positive" for
 * positive_result), strict in meaning: text with no verdict, or with two that differ, is
 * unreadable.
 */
export function readVerdict(text: string): VerdictReading {
  const lines = text.split(/\r?\n/);
  const types = lines.flatMap((line, at) => {
    const type = typeOf(line);
    return type === undefined ? [] : [{ type, at }];
  });
  const [first] = types;
  if (first === undefined) return unreadable("There was no line TYPE: with one of the four types.");
  if (types.some(({ type }) => type !== first.type))
    return unreadable("There were two lines TYPE: that contradict each other.");
  const rest = lines.slice(first.at + 1).filter((line) => typeOf(line) === undefined);
  const answerAt = rest.findIndex((line) => line.trim() !== "");
  const answer = rest[answerAt] ?? "";
  const spare = quoteStart.test(answer) || confidenceLine.test(answer);
  const { quotes, others } = takeQuotes(spare ? rest : rest.slice(answerAt + 1));
  return {
    kind: "said",
    said: {
      type: first.type,
      answer: spare ? "" : plainLine(answer),
      explanation: others
        .filter((line) => !confidenceLine.test(line))
        .join("\n")
        .trim(),
      quotes,
      confidence: confidenceOf(rest),
    },
  };
}

const unreadable = (why: string): VerdictReading => ({ kind: "unreadable", why });

function typeOf(line: string): StatedVerdict["type"] | undefined {
  const word = bareType.exec(line)?.[1] ?? typeLine.exec(line)?.[1];
  const name = word?.toLowerCase().replace(/[\s_-]+/g, "_");
  if (name === "tool_use") return name;
  const short = name?.replace(/_result$/, "");
  return short === "positive" || short === "negative" || short === "unknown" ? short : undefined;
}

const plainLine = (line: string): string =>
  line
    .replace(/^\W*answer\W*?:/i, "")
    .replace(/\*\*|__|`/g, "")
    .trim();

/**
 * Confidence 1 to 3, or a percentage: up to 60, up to 79, from 80 on. The lowest when none is
 * stated.
 */
function confidenceOf(lines: readonly string[]): Confidence {
  const [, digits, sign] = lines.map((line) => confidenceLine.exec(line)).find(Boolean) ?? [];
  const figure = Number(digits ?? 1);
  if (sign !== "%" && figure <= 3) return levels.find((level) => level === figure) ?? 1;
  return figure > 100 ? 1 : byPercent(figure);
}

const levels = [1, 2, 3] as const;

const byPercent = (percent: number): Confidence => {
  if (percent >= 80) return 3;
  return percent > 60 ? 2 : 1;
};

/** Collects quotes, which may span lines up to their closing mark. */
function takeQuotes(lines: readonly string[]): { quotes: string[]; others: string[] } {
  const quotes: string[] = [];
  const others: string[] = [];
  let open: string | undefined;
  for (const line of lines) {
    if (open === undefined && !quoteStart.test(line)) {
      others.push(line);
      continue;
    }
    const text: string = open === undefined ? line.replace(quoteStart, "") : `${open} ${line}`;
    const closed = closedQuote(text);
    if (closed !== undefined) quotes.push(closed);
    open = closed === undefined ? text : undefined;
  }
  // A quotation mark that is never closed starts no multi-line quote: only its first line counts.
  if (open !== undefined) quotes.push(open.replace(/^["“„«']\s*/u, "").trim());
  return { quotes: quotes.filter((quote) => quote !== ""), others };
}

const marks: Readonly<Record<string, string>> = { '"': '"', "“": "”", "„": "“", "«": "»" };

/**
 * The text between its quotation marks, or the whole line without marks; undefined while the quote
 * is still open.
 */
function closedQuote(text: string): string | undefined {
  const close = marks[text[0] ?? ""];
  if (close === undefined) return text.trim();
  const end = text.lastIndexOf(close);
  return end <= 0 ? undefined : text.slice(1, end).trim();
}
