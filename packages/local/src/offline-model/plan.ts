import { contentWords } from "./arguments.ts";
import { emptyPlan, type Plan, planCalls, planRemark } from "./call-plan.ts";
import { callsForTopic } from "./calls-for-topic.ts";
import type { Clause } from "./clause.ts";
import { isOwnQuestion, type Setting, topicOf } from "./clause-topic.ts";
import { splitRequests } from "./clauses.ts";
import type { ToolCall, Turn } from "./converse.ts";
import { courteousReply } from "./courtesy.ts";
import { outsideText } from "./fixed-texts.ts";
import { followUpCalls, lastLookup, lookedUp, uniqueCalls } from "./follow-up.ts";
import { contextPlan } from "./from-context/context-plan.ts";
import { isContextTopic } from "./from-context/topic.ts";
import { householdCalls } from "./household/ask.ts";
import { clarityScore, fullyUnderstoodScore, isAboutHoldings } from "./household/clarity.ts";
import type { Reader } from "./household/read.ts";
import type { Topic } from "./intent.ts";
import { lacksTicker, offeredTopic } from "./intents.ts";
import { isOrder, orderRefusal } from "./limits.ts";
import { asksForHeldNews, heldSymbols } from "./market/held-news.ts";
import { searchFor, wantedInstruments } from "./market/instrument-plan.ts";
import { asksForInstrument, questionBefore } from "./market/instrument-question.ts";
import { recordedPrices } from "./market/recorded-prices.ts";
import { withSubject } from "./market/with-subject.ts";
import { meetingPlan } from "./meeting/meeting-plan.ts";
import { namesOnlySymbols, symbols } from "./read/symbols.ts";
import { refersBack } from "./refers-back.ts";
import { severalTasks } from "./several-tasks.ts";
import { acceptedTaskPlan } from "./task-plan.ts";
import { isWrite, writePlan } from "./writes/write-plan.ts";

/** Only the beginning of a long message is read; the rest is assumed to be pasted text. */
const readCharacters = 2_000;

/** Plans the calls for a message, part by part. */
export function planMessage(setting: Setting): Plan {
  const meeting = meetingPlan(setting.message);
  if (meeting !== undefined) return meeting;
  const courtesy = courteousReply(setting.message.question);
  if (courtesy !== undefined && !agrees.test(setting.message.question)) return planRemark(courtesy);
  const said = splitRequests(
    severalTasks(setting.message.question.slice(0, readCharacters)),
    setting.reads,
  ).filter((clause) => agrees.test(clause) || courteousReply(clause) === undefined);
  const orders = said.filter(isOrder);
  const rest = said.filter((clause) => !isOrder(clause));
  const parts = (setting.message.trading && rest.length > 0 ? [rest.join(" ")] : rest).map(
    (clause) => part(clause, setting),
  );
  const refused = orders.length === 0 ? [] : [{ ...emptyPlan, remarks: [orderRefusal] }];
  const all = [...refused, ...parts];
  const calls = all.flatMap((one) => one.calls);
  const { reads, offered } = setting;
  const recorded = reads?.hasOldRecords === true ? recordedPrices(calls, offered) : [];
  return {
    calls: uniqueCalls([...calls, ...recorded]),
    wanted: all.flatMap((one) => one.wanted),
    heldNews: all.some((one) => one.heldNews),
    remarks: [...new Set(all.flatMap(({ remarks }) => remarks))],
    fallbacks: all.flatMap(({ fallbacks }) => fallbacks),
  };
}

function part(said: string, setting: Setting): Plan {
  const { message, history, offered } = setting;
  if (agrees.test(said)) return acceptedTaskPlan(history.at(-1));
  const before = lastLookup(history);
  const earlier = lookedUp(before);
  const text = isOwnQuestion(said, setting) ? said : withSubject(said, earlier);
  const about = symbols(message.question).length > 0 ? message.question : earlier;
  const clause: Clause = { text, about, today: message.today, offered };
  const clearly = topicOf(clause, setting);
  const chained = coversWholeRequest(clearly)
    ? undefined
    : planWithLookup(clause, clearly, setting, before);
  if (chained !== undefined) return chained;
  return clearly === undefined
    ? planUnclear(clause, setting, before)
    : planTopic(clearly, clause, setting, before);
}

/** A short follow-up to a market answer stays a market question. */
function planTopic(found: Topic, clause: Clause, setting: Setting, before: Turn | undefined): Plan {
  const leaning = refersBack(clause.text);
  const own = isAboutHoldings(setting.reads?.read(clause.text) ?? []);
  const ofTexts =
    setting.history.at(-1)?.calls.every(isSearch) === true && inTheText.test(clause.text);
  const further =
    found === "household" && ((leaning && !own) || ofTexts)
      ? followUpCalls(clause.text, before, clause.today)
      : [];
  if (further.length > 0) return planCalls(further);
  const fresh = requested(offeredTopic(found, clause.offered), clause, setting);
  return leaning
    ? { ...fresh, calls: fresh.calls.map((call) => forPreviousDeposit(call, before)) }
    : fresh;
}

const isSearch = ({ name }: ToolCall): boolean => name === "search_documents";

/** "What's in it about Pfizer" after a search of the documents. */
const inTheText = /\b(?:in (?:it|there|that)|(?:it|they) (?:says?|mentions?))\b.*\babout\b/i;

/** A clause that only makes sense with the previous turn, or that the household reader understands in part. */
function planUnclear(clause: Clause, setting: Setting, before: Turn | undefined): Plan {
  const calls = followUpCalls(clause.text, before, setting.message.today);
  if (calls.length > 0) return planCalls(calls);
  if (namesOnlySymbols(clause.text)) return planCalls(callsForTopic("get_ticker_info", clause));
  const { reads, message } = setting;
  const asksBack = reads?.read(clause.text).every(({ ask }) => ask.kind !== "query") === true;
  const isOwn = message.household !== null || reads?.tool(clause.text) === "query_book";
  const own = asksBack && isOwn ? household(clause, setting) : emptyPlan;
  return own.remarks.length + own.calls.length > 0 ? own : planWithoutTopic(clause);
}

/** A clause without a topic, or with a topic that lacks its ticker. */
function planWithoutTopic(clause: Clause): Plan {
  if (namesOnlySymbols(clause.text)) return planCalls(callsForTopic("get_ticker_info", clause));
  if (pastPrices.test(clause.text) && symbols(clause.text).length > 0) return planRemark(noHistory);
  const asks = /\b(?:price|quote)s?\b/i.test(clause.text) || lacksTicker(clause.text);
  return asks ? planRemark(whichTicker) : emptyPlan;
}

const whichTicker = 'Which ticker do you mean? For example: "AAPL price".';
const pastPrices = /\b(?:price histor\w+|histor\w+|charts?|candles?|ohlc)\b/i;
const noHistory =
  "Price history is on file only for instruments of the Indian exchanges; of other tickers I can look up the latest price.";
const agrees = /^\W*(?:yes|yes please|please do|sure|do it|go ahead|ok do it|sounds good)\W*$/i;

/** True for topics that cover the whole request, whatever else it mentions. */
const coversWholeRequest = (found: Topic | undefined): boolean =>
  found === "perplexity_search" ||
  (found !== undefined && (isWrite(found) || isContextTopic(found)));

/** Requests that need a lookup first: news about holdings, and instruments, which have ids. */
function planWithLookup(
  clause: Clause,
  found: Topic | undefined,
  { message, eager, reads }: Setting,
  before: Turn | undefined,
): Plan | undefined {
  if (asksForHeldNews(clause.text)) {
    return { ...planCalls([heldSymbols]), heldNews: true };
  }
  if (!clause.offered.includes("search_instruments")) return undefined;
  if (reads !== undefined && isOwn(clause.text, reads)) return undefined;
  const about = questionBefore(clause.text, message, before);
  if (!(message.trading || asksForInstrument(clause, found, about))) return undefined;
  const { today, trading } = message;
  const wants = wantedInstruments(clause.text, { today, trading, before: about });
  if (wants.length > 0) {
    return { ...emptyPlan, calls: uniqueCalls(wants.map(searchFor)), wanted: wants };
  }
  return trading && eager ? planRemark(whichInstrument) : undefined;
}

function isOwn(text: string, reads: Reader): boolean {
  const readings = reads.read(text);
  return isAboutHoldings(readings) || clarityScore(readings, reads) === fullyUnderstoodScore;
}

const whichInstrument = 'Which instrument do you mean? For example: "NIFTY price".';

/** "Show me the trades" after a question about a deposit means the trades for that deposit. */
function forPreviousDeposit(call: ToolCall, before: Turn | undefined): ToolCall {
  const same = before?.calls.find(({ name }) => name === call.name);
  if (call.name !== "compare_to_ips" || same === undefined) return call;
  return { ...call, input: { ...same.input, ...call.input } };
}

function requested(name: Topic, clause: Clause, setting: Setting): Plan {
  const { message, history, reads } = setting;
  if (name === "outside") return planRemark(outsideText);
  if (name === "household") return household(clause, setting);
  if (isContextTopic(name)) return contextPlan(name, clause, message);
  if (isWrite(name)) return writePlan(name, clause.text, message, history.at(-1));
  const calls = callsForTopic(
    name,
    name === "search_documents" ? withEarlier(clause, reads) : clause,
  );
  return calls.length === 0 ? planWithoutTopic(clause) : planCalls(calls);
}

/** "What worries him": the message before says who. */
const withEarlier = (clause: Clause, reads: Reader | undefined): Clause =>
  contentWords(clause.text).length < 2
    ? { ...clause, text: `${clause.text} ${contentWords(reads?.before ?? "").join(" ")}` }
    : clause;

function household({ text }: Clause, { reads, offered }: Setting): Plan {
  if (reads === undefined) return emptyPlan;
  return { ...emptyPlan, ...householdCalls(text, reads, offered) };
}
