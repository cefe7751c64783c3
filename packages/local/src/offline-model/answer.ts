import type { Reply } from "../bedrock/reply.ts";
import { asked } from "./context.ts";
import { type Converse, mustCall, offeredTools, systemText, turns } from "./converse.ts";
import { otherHousehold } from "./limits.ts";
import { plan } from "./plan.ts";
import * as say from "./say.ts";
import { title } from "./title.ts";
import { write } from "./write/write.ts";

/** The offline model's next step: it knows the request and nothing else, and the same request gets the same reply. */
export function answer(request: Converse): Reply {
  const all = turns(request);
  const turn = all.at(-1);
  if (turn === undefined) return words(say.abilities([], null));
  const given = asked(turn.text);

  if (systemText(request).includes("Write a title")) return words(title(given.question));
  if (turn.results.length > 0) return words(write(turn.results, given));

  const offered = offeredTools(request);
  const other = otherHousehold(given);
  if (other !== undefined) return words(say.locked(other, given));

  const { calls, remarks } = plan(given, all.slice(0, -1), mustCall(request));
  const possible = calls.filter((call) => offered.includes(call.name));
  const impossible = calls.filter((call) => !offered.includes(call.name));
  const text = [...remarks, ...say.unavailable(impossible, given)].join("\n\n");
  if (possible.length > 0) return { text, calls: possible, stop: "tool_use" };
  return words(text === "" ? say.abilities(offered, given.household) : text);
}

const words = (text: string): Reply => ({ text, calls: [], stop: "end_turn" });
