import { decimal } from "@advisor/domain/decimal";
import { Fault } from "@advisor/domain/fault";
import { Comparison } from "@advisor/domain/ips-check/comparison";
import { Simulation } from "@advisor/domain/lots/simulation";
import { dollars } from "@advisor/domain/money";
import { Info as Changes } from "@advisor/domain/portfolio/changes";
import { atRate, priceIn } from "@advisor/domain/text/display";
import type { ToolResult } from "@advisor/protocol/tool-result";
import { joinNames } from "@advisor/query/schema/fault";
import { dayText, formatFigure } from "@advisor/query/words/format";
import { valueText } from "@advisor/query/words/names";
import * as z from "zod";
import type { AnswerText } from "./answer-text.ts";
import { changesText } from "./changes-words.ts";
import { saleText } from "./sale-words.ts";

/** Puts a tool's result into words that answer the question, with the sources the words use. */
export type ResultWriter = (
  result: ToolResult,
  question: string,
) => Pick<AnswerText, "text" | "sources" | "certainty">;

const Fact = z.object({
  found: z.boolean(),
  reason: z.string().nullable(),
  title: z.string().nullable(),
  snippet: z.string().nullable(),
  available: z.array(z.string()),
});

const facts: ResultWriter = ({ source_id, data }) => {
  const { found, reason, title, snippet, available } = read(Fact, data);
  if (found) {
    const text = `${title}: ${snippet} This is general education, not advice.`;
    return { text, sources: [source_id], certainty: 1 };
  }
  const topics = available.length === 0 ? "" : ` Topics on file: ${joinNames(available, 8)}.`;
  return { text: `${reason}${topics}`, sources: [source_id], certainty: 0.6 };
};

const Quotes = z.object({
  quotes: z.array(
    z.object({
      symbol: z.string(),
      price: z.number(),
      change_pct: z.number().nullable(),
      local_price: z.number().optional(),
      currency: z.string().optional(),
      fx_rate: z.number().optional(),
      fx_date: z.string().optional(),
    }),
  ),
  not_found: z.array(z.string()),
  as_of: z.string(),
});

type Quote = z.infer<typeof Quotes>["quotes"][number];

function priceText({ price, local_price, currency, fx_rate, fx_date }: Quote): string {
  if (local_price === undefined || currency === undefined) return dollars(decimal(price));
  const own = priceIn(local_price, currency);
  return fx_rate === undefined || fx_date === undefined
    ? own
    : `${own}, ${atRate(price, fx_rate, fx_date)}`;
}

const quotes: ResultWriter = ({ source_id, data }) => {
  const { quotes: rows, not_found, as_of } = read(Quotes, data);
  const lines = rows.map((row) => {
    const { symbol, change_pct } = row;
    const change =
      change_pct === null
        ? ""
        : `, ${change_pct < 0 ? "down" : "up"} ${percent(Math.abs(change_pct))} today`;
    return `${symbol} is at ${priceText(row)}${change}.`;
  });
  const missing =
    not_found.length === 0 ? [] : [`There is no quote on file for ${joinNames(not_found)}.`];
  return {
    text: [...lines, ...missing, `As of ${dayText(as_of)}.`].join(" "),
    sources: [source_id],
    certainty: rows.length > 0 ? 1 : 0.8,
  };
};

const Found = z.object({
  matches: z.array(
    z.object({ citation: z.string(), title: z.string(), date: z.string(), snippet: z.string() }),
  ),
  documents_searched: z.int(),
});

const quotedPassages = 3;

const documents: ResultWriter = (result) => {
  const { matches, documents_searched } = read(Found, result.data);
  if (matches.length > 0) return passages(result, () => true);
  const text = `None: nothing in ${documents_searched} documents, notes and tasks mentions this.`;
  return { text, sources: [result.source_id], certainty: 0.8 };
};

/** Quotes the best passages of a document search that `isWanted` accepts, each with its own citation. */
export function passages(
  { data }: ToolResult,
  isWanted: (text: string) => boolean,
): ReturnType<ResultWriter> {
  const quoted = read(Found, data)
    .matches.map(({ citation, title, date, snippet }) => ({
      text: `${title}, ${dayText(date)}: "${snippet.replace(/\s+/g, " ").trim()}"`,
      citation,
    }))
    .filter(({ text }) => isWanted(text))
    .slice(0, quotedPassages);
  return {
    text: quoted.map(({ text }) => text).join("\n\n"),
    sources: quoted.map(({ citation }) => citation),
    certainty: 1,
  };
}

const Policy = z.object({
  ips_name: Comparison.shape.ips_name,
  status: Comparison.shape.status,
  classes: Comparison.shape.classes,
  suggestions: Comparison.shape.suggestions,
});

const policyCheck: ResultWriter = ({ source_id, data }) => {
  const { ips_name, status, classes, suggestions } = read(Policy, data);
  const sources = [source_id];
  if (status !== "ok") {
    return { text: "The policy cannot be compared.", sources, certainty: 0.6 };
  }
  const placed = suggestions.filter(
    ({ mode, trade_usd }) => mode === "contribution" && trade_usd !== 0,
  );
  if (placed.length > 0) {
    const parts = placed.map((row) => `${usd(row.trade_usd)} to ${classText(row.class)}`);
    return { text: `The deposit would go ${joinNames(parts)}.`, sources, certainty: 1 };
  }
  const out = classes.filter((row) => row.status === "above_max" || row.status === "below_min");
  const parts = out.map(
    ({ class: name, weight_pct, status: side, min_pct, max_pct }) =>
      `${classText(name)} ${percent(weight_pct ?? 0)}, ${side === "above_max" ? `above its maximum of ${percent(max_pct ?? 0)}` : `below its minimum of ${percent(min_pct ?? 0)}`}`,
  );
  const text =
    parts.length === 0
      ? `Every class of ${ips_name} is within its band.`
      : `Out of band of ${ips_name}: ${parts.join("; ")}.`;
  return { text, sources, certainty: 1 };
};

const changes: ResultWriter = ({ source_id, data }) => {
  const found = read(Changes, data);
  const text = `${changesText(found)} As of ${dayText(found.as_of)}.`;
  return { text, sources: [source_id], certainty: 1 };
};

const sale: ResultWriter = ({ source_id, data }, question) => ({
  text: saleText(read(Simulation, data), question),
  ...{ sources: [source_id], certainty: 1 },
});

const usd = (value: number): string => dollars(decimal(value));
const percent = (value: number): string => formatFigure(decimal(value), "percent");
const classText = (name: string): string => valueText("asset_class", name);

/** Results come from our own tools, so one that does not match its schema is a bug. */
function read<Schema extends z.ZodType>(schema: Schema, data: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new Fault("defect", "unreadable", "The result cannot be read.", { cause: parsed.error });
}

/** The tools that this API may call, each with the function that puts its result into words. */
export const resultWriters: Readonly<Record<string, ResultWriter>> = {
  get_facts: facts,
  get_quotes: quotes,
  search_documents: documents,
  compare_to_ips: policyCheck,
  what_changed: changes,
  simulate_sale: sale,
};
