import type { Clause } from "./clause.ts";
import { clauses } from "./clauses.ts";
import type { AdvisorMessage } from "./context.ts";
import type { Call, Turn } from "./converse.ts";
import { followUp, referent, unique } from "./follow-up.ts";
import { fromContext } from "./from-context/say.ts";
import { isContextTopic } from "./from-context/topic.ts";
import { asking } from "./household/ask.ts";
import { namesLookUp } from "./household/names-look-up.ts";
import type { Reader } from "./household/read.ts";
import type { Topic } from "./intent.ts";
import { clear, lacksTicker, offeredTopic, topic } from "./intents.ts";
import { leans } from "./leans.ts";
import { isOrder, orderRefusal } from "./limits.ts";
import { asksForHeldNews, heldSymbols } from "./market/held-news.ts";
import { searchFor, wanted } from "./market/instrument-plan.ts";
import { asksForInstrument, questionBefore } from "./market/instrument-question.ts";
import { nothing, only, type Plan, say } from "./planned.ts";
import { namesOnlySymbols, symbols } from "./read/symbols.ts";
import { reading } from "./readings.ts";
import { noHousehold } from "./say.ts";
import { severalTasks } from "./several-tasks.ts";
import { agreed, task } from "./task-plan.ts";

/** The beginning of a long message says what it asks for; the rest is taken for pasted text. */
const readCharacters = 2_000;

interface Setting {
  given: AdvisorMessage;
  history: readonly Turn[];
  /** The tools of the request. */
  offered: readonly string[];
  /** Even a faint hint at a tool counts. */
  eager: boolean;
  /** Reads words as questions about the household; undefined where no query can be asked. */
  reads: Reader | undefined;
}

/** Reads a message part by part. */
export function plan(setting: Setting): Plan {
  const said = clauses(
    severalTasks(setting.given.question.slice(0, readCharacters)),
    setting.reads,
  );
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

function part(text: string, setting: Setting): Plan {
  const { given, history, offered } = setting;
  if (agrees.test(text)) return agreed(history.at(-1));
  const before = referent(history);
  const clause: Clause = { text, about: subject(given, before), today: given.today, offered };
  const clearly = topicOf(clause, setting);
  const chained = isWhole(clearly) ? undefined : inTwoSteps(clause, clearly, setting, before);
  if (chained !== undefined) return chained;
  return clearly === undefined
    ? unclear(clause, setting, before)
    : decided(clearly, clause, setting, before);
}

/** The topic that is asked for clearly enough; a short question after a query is about the same records. */
function topicOf({ text, about }: Clause, { reads, eager }: Setting): Topic | undefined {
  const found = topic(text, about, reads);
  const score = found?.score ?? 0;
  const own = found?.topic === "household" || score < strong;
  if (reads?.goesOn === true && leans(text) && own) return "household";
  if (namesOnlySymbols(text)) return undefined;
  return score >= (eager ? 1 : clear) ? found?.topic : undefined;
}

const strong = 5;

/** A short question that goes on from the market's answer stays with the market. */
function decided(found: Topic, clause: Clause, setting: Setting, before: Turn | undefined): Plan {
  const leaning = leans(clause.text);
  const further =
    leaning && found === "household" ? followUp(clause.text, before, clause.today) : [];
  if (further.length > 0) return only(further);
  const fresh = requested(offeredTopic(found, clause.offered), clause, setting);
  return leaning ? { ...fresh, calls: fresh.calls.map((call) => carried(call, before)) } : fresh;
}

/** What only the turn before, or the household's records in part, explain. */
function unclear(clause: Clause, setting: Setting, before: Turn | undefined): Plan {
  const calls = followUp(clause.text, before, setting.given.today);
  if (calls.length > 0) return only(calls);
  if (namesOnlySymbols(clause.text)) return only(reading("get_ticker_info", clause));
  const { reads, given } = setting;
  const asksBack = reads?.read(clause.text).every(({ ask }) => ask.kind !== "query") === true;
  const own = asksBack && given.household !== null ? household(clause, setting) : nothing;
  return own.remarks.length + own.calls.length > 0 ? own : bare(clause);
}

/** Words without a topic, or with one that needs a ticker. */
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
    return { ...only([heldSymbols]), heldNews: true };
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

/** "Show me the trades" after a deposit was asked about means the trades with that deposit. */
function carried(call: Call, before: Turn | undefined): Call {
  const same = before?.calls.find(({ name }) => name === call.name);
  if (call.name !== "compare_to_ips" || same === undefined) return call;
  return { ...call, input: { ...same.input, ...call.input } };
}

function requested(name: Topic, clause: Clause, setting: Setting): Plan {
  const { given, history } = setting;
  if (name === "outside") return nothing;
  if (name === "household") return household(clause, setting);
  if (isContextTopic(name)) return say(fromContext(name, clause.text, given) ?? noHousehold);
  if (name === "create_task") return task(clause.text, given, history.at(-1));
  const calls = reading(name, clause);
  return calls.length === 0 ? bare(clause) : only(calls);
}

/** The tickers of this message, else those that were looked up before. */
function subject({ question }: AdvisorMessage, before: Turn | undefined): string {
  if (symbols(question).length > 0) return question;
  const looked = before?.calls.flatMap(({ input }) =>
    [input.symbol ?? [], input.symbols ?? []].flat(),
  );
  return (looked ?? []).map((symbol) => `$${symbol}`).join(" ");
}

function household({ text }: Clause, { reads, offered }: Setting): Plan {
  if (reads === undefined) return nothing;
  if (reads.mayLookUp(text) && offered.includes("query_portfolio")) return only([...namesLookUp]);
  return { ...nothing, ...asking(reads.read(text), reads.tool(text), offered) };
}
