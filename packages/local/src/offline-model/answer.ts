import type { Reply } from "../bedrock/reply.ts";
import { type AdvisorMessage, asked } from "./context.ts";
import {
  type Converse,
  mayCall,
  mustCall,
  offeredTools,
  systemText,
  type Turn,
  turns,
} from "./converse.ts";
import { paragraphs } from "./format.ts";
import { lookedUpNames, withoutNames } from "./household/names-look-up.ts";
import { queryTools, reader } from "./household/read.ts";
import { otherHousehold } from "./limits.ts";
import { nextCalls } from "./next-calls.ts";
import { plan } from "./plan.ts";
import { researchRequest } from "./research/request.ts";
import { research } from "./research/research.ts";
import * as say from "./say.ts";
import { title } from "./title.ts";
import { write } from "./write/write.ts";

/** Enough to find something and to look it up. */
const mostSteps = 3;

/** The offline model's next step: it knows the request and nothing else, and the same request gets the same reply. */
export function answer(request: Converse): Reply {
  const researched = researchRequest(request);
  if (researched !== undefined) return research(researched);
  const all = turns(request);
  const turn = all.at(-1);
  if (turn === undefined) return words(say.abilities([], { household: null, trading: false }));
  const given = asked(turn.text);
  if (systemText(request).includes("Write a title")) return words(title(given.question));
  if (turn.results.length > 0) return afterResults(request, turn, given, all.slice(0, -1));

  const other = otherHousehold(given);
  if (other !== undefined) return words(say.locked(other, given));
  const offered = offeredTools(request);
  const { calls, remarks } = plan({
    reads: readerFor(given, all, offered),
    given,
    history: all.slice(0, -1),
    offered,
    eager: mustCall(request),
  });
  const possible = calls.filter((call) => offered.includes(call.name));
  const impossible = calls.filter((call) => !offered.includes(call.name));
  const missing = say.unavailable(impossible, given);
  const remarksLater = lookedUpNames({ ...turn, calls });
  const text = paragraphs([...(remarksLater ? [] : remarks), ...missing]);
  if (possible.length === 0) return words(text === "" ? say.abilities(offered, given) : text);
  return mayCall(request) ? { text, calls: possible, stop: "tool_use" } : words(say.noMoreSteps);
}

/** Calls again only where the plan of the turn needs the results; otherwise the answer is written. */
function afterResults(
  request: Converse,
  turn: Turn,
  given: AdvisorMessage,
  history: readonly Turn[],
): Reply {
  const offered = offeredTools(request);
  const planned = plan({
    reads: readerFor(given, [...history, turn], offered),
    ...{ given, history, offered, eager: given.trading },
  });
  const further = mayCall(request) && turn.steps < mostSteps;
  const named = lookedUpNames(turn);
  const calls = further
    ? nextCalls(turn, named ? planned : { ...planned, calls: [] }, offered)
    : [];
  if (calls.length > 0) return { text: "", calls, stop: "tool_use" };
  const text = write(withoutNames(turn.results), given);
  const remarks = named ? planned.remarks : [];
  return words(paragraphs([...remarks, text]));
}

const readerFor = (given: AdvisorMessage, all: readonly Turn[], offered: readonly string[]) =>
  given.trading || !offered.some((tool) => queryTools.has(tool)) ? undefined : reader(given, all);

const words = (text: string): Reply => ({ text, calls: [], stop: "end_turn" });
