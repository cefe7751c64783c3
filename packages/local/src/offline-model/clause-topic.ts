import type { Clause } from "./clause.ts";
import type { AdvisorMessage } from "./context.ts";
import type { Turn } from "./converse.ts";
import { contextFollowUp } from "./from-context/follow-up.ts";
import { clarityScore, fullyUnderstoodScore } from "./household/clarity.ts";
import type { Reader } from "./household/read.ts";
import type { Topic } from "./intent.ts";
import { bestTopic, clearScore } from "./intents.ts";
import { isFund, namesOnlySymbols, subjectSymbols } from "./read/symbols.ts";
import { refersBack } from "./refers-back.ts";

/** What the clauses of a message are planned with. */
export interface Setting {
  message: AdvisorMessage;
  history: readonly Turn[];
  /** The names of the tools in the request. */
  offered: readonly string[];
  /** True when even a weak match should call a tool. */
  eager: boolean;
  /** Reads questions about the household; undefined when no query tool is offered. */
  reads: Reader | undefined;
}

/** True for a query over the records of the conversation whose words the reader all understands. */
export function isOwnQuestion(text: string, { reads }: Setting): boolean {
  const readings = reads?.read(text) ?? [];
  const isQuery = readings.some(({ ask }) => ask.kind === "query");
  if (reads === undefined || reads.tool(text) === null) return false;
  return isQuery && clarityScore(readings, reads) === fullyUnderstoodScore;
}

/** The topic, if it is clear enough; a short follow-up is about the same records as the message before. */
export function topicOf(clause: Clause, setting: Setting): Topic | undefined {
  const { history, reads } = setting;
  const next = isOwnQuestion(clause.text, setting)
    ? undefined
    : contextFollowUp(clause.text, history.at(-1), (one) => bestTopic(one, "", reads)?.topic);
  return next ?? ownTopic(clause, setting);
}

function ownTopic({ text, about }: Clause, { reads, eager }: Setting): Topic | undefined {
  const found = bestTopic(text, about, reads);
  const score = found?.score ?? 0;
  const own = found?.topic === "household" || score < strong;
  if (reads?.followsQuery === true && refersBack(text) && own) return "household";
  if (namesOnlySymbols(text)) return reads?.followsQuery === true ? "household" : undefined;
  if (score >= (eager ? 1 : clearScore)) return found?.topic;
  return reads?.tool(text) === null && isAboutFund(text, about) ? "get_etf_holdings" : undefined;
}

/** Without a household, what is asked about a fund is in its list of holdings. */
const isAboutFund = (text: string, about: string): boolean =>
  !refersBack(text) && subjectSymbols(text, about).some(isFund);

const strong = 5;
