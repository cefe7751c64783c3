import * as read from "./arguments.ts";
import { clauses } from "./clauses.ts";
import { type Asked, asked } from "./context.ts";
import type { Call, Turn } from "./converse.ts";
import { followUp, leans, offeredTask, referent, unique } from "./follow-up.ts";
import { clear, type Topic, topic } from "./intents.ts";
import { isOrder, orderRefusal } from "./limits.ts";
import { namesOnlySymbols, symbols } from "./read/symbols.ts";

/** What to call, and what to say about the parts that call for nothing. */
export interface Plan {
  calls: Call[];
  remarks: string[];
}

/** The beginning of a long message says what it asks for; the rest is taken for pasted text. */
const readCharacters = 2_000;

/** Reads a message part by part. With `eager` even a faint hint at a tool counts. */
export function plan(given: Asked, history: readonly Turn[], eager: boolean): Plan {
  const parts = clauses(given.question.slice(0, readCharacters)).map((clause) => {
    if (isOrder(clause)) return { calls: [], remarks: [orderRefusal] };
    return part(clause, { given, history, least: eager ? 1 : clear });
  });
  return {
    calls: unique(parts.flatMap(({ calls }) => calls)),
    remarks: [...new Set(parts.flatMap(({ remarks }) => remarks))],
  };
}

interface Setting {
  given: Asked;
  history: readonly Turn[];
  least: number;
}

function part(clause: string, { given, history, least }: Setting): Plan {
  if (agrees.test(clause)) return agreed(history.at(-1));
  const before = referent(history);
  const about = subject(given, before);
  const found = topic(clause, about);
  if (found !== undefined && found.score >= least) {
    const fresh = requested(found.topic, clause, { about, given, history });
    const calls = leans(clause) ? fresh.calls.map((call) => carried(call, before)) : fresh.calls;
    return { ...fresh, calls };
  }
  const calls = followUp(clause, before);
  if (calls.length > 0) return { calls, remarks: [] };
  if (namesOnlySymbols(clause))
    return requested("get_ticker_info", clause, { about, given, history });
  return /\b(?:price|quote)s?\b/i.test(clause) ? { calls: [], remarks: [whichTicker] } : nothing;
}

const whichTicker = 'Which ticker do you mean? For example: "AAPL price".';
const nothing: Plan = { calls: [], remarks: [] };

const agrees = /^\W*(?:yes|yes please|please do|sure|do it|go ahead|ok do it|sounds good)\W*$/i;

function agreed(before: Turn | undefined): Plan {
  const title = offeredTask(before);
  return title === undefined
    ? nothing
    : { calls: [{ name: "create_task", input: { title } }], remarks: [] };
}

/** "Show me the trades" after a deposit was asked about means the trades with that deposit. */
function carried(call: Call, before: Turn | undefined): Call {
  const same = before?.calls.find(({ name }) => name === call.name);
  if (call.name !== "compare_to_ips" || same === undefined) return call;
  return { ...call, input: { ...same.input, ...call.input } };
}

interface Words {
  /** Lends "it" its ticker. */
  about: string;
  given: Asked;
  history: readonly Turn[];
}

function requested(name: Topic, clause: string, { about, given, history }: Words): Plan {
  if (name === "outside") return nothing;
  if (name === "create_task") return task(clause, given, history.at(-1));
  const inputs = {
    compare_to_ips: () => [read.comparison(clause)],
    get_household_holdings: () => read.holdings(clause, about),
    search_documents: () => [read.search(clause)],
    get_ticker_info: () => read.tickers(clause, about),
    get_etf_holdings: () => read.fund(clause, about),
  }[name]();
  return { calls: inputs.map((input) => ({ name, input })), remarks: [] };
}

/** The tickers of this message, else those that were looked up before. */
function subject({ question }: Asked, before: Turn | undefined): string {
  if (symbols(question).length > 0) return question;
  const looked = before?.calls.flatMap(({ input }) => input.symbol ?? []) ?? [];
  return looked.map((symbol) => `$${symbol}`).join(" ");
}

function task(clause: string, { today }: Asked, before: Turn | undefined): Plan {
  const input = read.task(clause, today, offeredTask(before) ?? questionBefore(before));
  return input === undefined
    ? { calls: [], remarks: [whichTask] }
    : { calls: [{ name: "create_task", input }], remarks: [] };
}

const whichTask =
  'What should the task say? For example: "create a task to review the RMD by Friday".';

const questionBefore = (before: Turn | undefined): string | undefined =>
  before === undefined
    ? undefined
    : `Follow up: ${asked(before.text).question.replace(/\W+$/, "")}`;
