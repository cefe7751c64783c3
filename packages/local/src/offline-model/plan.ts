import * as read from "./arguments.ts";
import type { Clause } from "./clause.ts";
import { clauses } from "./clauses.ts";
import { type Asked, asked } from "./context.ts";
import type { Call, Turn } from "./converse.ts";
import { followUp, leans, offeredTask, referent, unique } from "./follow-up.ts";
import { fromContext } from "./from-context/say.ts";
import { isContextTopic } from "./from-context/topic.ts";
import { asksForHeldNews } from "./held-news.ts";
import { searchFor, type Wanted, wanted } from "./instrument-plan.ts";
import { asksForInstrument, questionBefore } from "./instrument-question.ts";
import type { Topic } from "./intent.ts";
import { clear, lacksTicker, offeredTopic, topic } from "./intents.ts";
import { isOrder, orderRefusal } from "./limits.ts";
import { namesOnlySymbols, symbols } from "./read/symbols.ts";
import { reading } from "./readings.ts";
import { noHousehold } from "./say.ts";
import { severalTasks } from "./several-tasks.ts";

/** What to call first, what to look up with the results, and what to say about the parts that call for nothing. */
export interface Plan {
  calls: Call[];
  wanted: Wanted[];
  /** The news of what is held are to be looked up. */
  heldNews: boolean;
  remarks: string[];
}

/** The beginning of a long message says what it asks for; the rest is taken for pasted text. */
const readCharacters = 2_000;

interface Setting {
  given: Asked;
  history: readonly Turn[];
  /** The tools of the request. */
  offered: readonly string[];
  /** Even a faint hint at a tool counts. */
  eager: boolean;
}

/** Reads a message part by part. */
export function plan(setting: Setting): Plan {
  const said = clauses(severalTasks(setting.given.question.slice(0, readCharacters)));
  const orders = said.filter(isOrder);
  const rest = said.filter((clause) => !isOrder(clause));
  const parts = (setting.given.trading && rest.length > 0 ? [rest.join(" ")] : rest).map((clause) =>
    part(clause, setting),
  );
  const refused = orders.length === 0 ? [] : [{ ...nothing, remarks: [orderRefusal] }];
  const all = [...refused, ...parts];
  return {
    calls: unique(all.flatMap(({ calls }) => calls)),
    wanted: all.flatMap((one) => one.wanted),
    heldNews: all.some((one) => one.heldNews),
    remarks: [...new Set(all.flatMap(({ remarks }) => remarks))],
  };
}

const nothing: Plan = { calls: [], wanted: [], heldNews: false, remarks: [] };
const only = (calls: Call[]): Plan => ({ ...nothing, calls });
const say = (remark: string): Plan => ({ ...nothing, remarks: [remark] });

function part(text: string, setting: Setting): Plan {
  const { given, history, offered, eager } = setting;
  if (agrees.test(text)) return agreed(history.at(-1));
  const before = referent(history);
  const clause: Clause = { text, about: subject(given, before), today: given.today, offered };
  const found = topic(text, clause.about);
  const clearly =
    found !== undefined && found.score >= (eager ? 1 : clear) ? found.topic : undefined;
  const chained = isWhole(clearly) ? undefined : inTwoSteps(clause, clearly, setting, before);
  if (chained !== undefined) return chained;
  if (clearly !== undefined) {
    const fresh = requested(offeredTopic(clearly, offered), clause, setting);
    const calls = leans(text) ? fresh.calls.map((call) => carried(call, before)) : fresh.calls;
    return { ...fresh, calls };
  }
  const calls = followUp(text, before, given.today);
  return calls.length > 0 ? only(calls) : bare(clause);
}

/** Words without a topic: a ticker alone asks for its price, a topic alone for its ticker. */
function bare(clause: Clause): Plan {
  if (namesOnlySymbols(clause.text)) return only(reading("get_ticker_info", clause));
  if (pastPrices.test(clause.text) && symbols(clause.text).length > 0) return say(noHistory);
  const asks = /\b(?:price|quote)s?\b/i.test(clause.text) || lacksTicker(clause.text);
  return asks ? say(whichTicker) : nothing;
}

const whichTicker = 'Which ticker do you mean? For example: "AAPL price".';
const pastPrices = /\b(?:price histor\w+|histor\w+|charts?|candles?|ohlc)\b/i;
const noHistory =
  "Price history is on file only for instruments of the Indian exchanges; of other tickers I can look up the latest price.";
const agrees = /^\W*(?:yes|yes please|please do|sure|do it|go ahead|ok do it|sounds good)\W*$/i;

/** Topics that say all of what is to be done, whatever else the words name. */
const isWhole = (found: Topic | undefined): boolean =>
  found === "create_task" ||
  found === "perplexity_search" ||
  (found !== undefined && isContextTopic(found));

/** What needs one look-up before the other: news of what is held, and instruments, which have ids. */
function inTwoSteps(
  clause: Clause,
  found: Topic | undefined,
  { given, eager }: Setting,
  before: Turn | undefined,
): Plan | undefined {
  if (asksForHeldNews(clause.text)) {
    const calls = [{ name: "get_household_holdings", input: read.inAccount(clause.text) }];
    return { ...only(calls), heldNews: true };
  }
  if (!clause.offered.includes("search_instruments")) return undefined;
  const about = questionBefore(clause.text, given, before);
  if (!(given.trading || asksForInstrument(clause, found, about))) return undefined;
  const { today, trading } = given;
  const wants = wanted(clause.text, { today, trading, before: about });
  if (wants.length > 0) {
    return { ...nothing, calls: unique(wants.map(searchFor)), wanted: wants };
  }
  return trading && eager ? say(whichInstrument) : undefined;
}

const whichInstrument = 'Which instrument do you mean? For example: "NIFTY price".';

function agreed(before: Turn | undefined): Plan {
  const title = offeredTask(before);
  return title === undefined ? nothing : only([{ name: "create_task", input: { title } }]);
}

/** "Show me the trades" after a deposit was asked about means the trades with that deposit. */
function carried(call: Call, before: Turn | undefined): Call {
  const same = before?.calls.find(({ name }) => name === call.name);
  if (call.name !== "compare_to_ips" || same === undefined) return call;
  return { ...call, input: { ...same.input, ...call.input } };
}

function requested(name: Topic, clause: Clause, { given, history }: Setting): Plan {
  if (name === "outside") return nothing;
  if (isContextTopic(name)) return say(fromContext(name, clause.text, given) ?? noHousehold);
  if (name === "create_task") return task(clause.text, given, history.at(-1));
  const calls = reading(name, clause);
  return calls.length === 0 ? bare(clause) : only(calls);
}

/** The tickers of this message, else those that were looked up before. */
function subject({ question }: Asked, before: Turn | undefined): string {
  if (symbols(question).length > 0) return question;
  const looked = before?.calls.flatMap(({ input }) =>
    [input.symbol ?? [], input.symbols ?? []].flat(),
  );
  return (looked ?? []).map((symbol) => `$${symbol}`).join(" ");
}

function task(text: string, { today }: Asked, before: Turn | undefined): Plan {
  const input = read.task(text, today, offeredTask(before) ?? followUpTitle(before));
  return input === undefined ? say(whichTask) : only([{ name: "create_task", input }]);
}

const whichTask =
  'What should the task say? For example: "create a task to review the RMD by Friday".';

const followUpTitle = (before: Turn | undefined): string | undefined =>
  before === undefined
    ? undefined
    : `Follow up: ${asked(before.text).question.replace(/\W+$/, "")}`;
