import * as z from "zod";
import type { Reply } from "../bedrock/reply.ts";

const Asked = z.object({ question: z.string() });

/** Sayings that ask for something plainly, although no word of the statements is in them. */
const sayings: readonly (readonly [RegExp, string])[] = [
  [/\bnest egg\b|\bhow rich\b|\bfortune\b/i, "account_value"],
  [/\bspare change\b|\bloose change\b|\bliquidity\b|\bdough\b/i, "cash_balance"],
  [/\bmy (?:stash|stuff|book|bag|bags)\b/i, "positions_list"],
  [/\bwheeling and dealing\b|\bshenanigans\b/i, "activity"],
];

/** The offline model's answer to the question which intent a message has: the same for the same words. */
export function routed(text: string): Reply {
  const intent = sayings.find(([pattern]) => pattern.test(questionIn(text)))?.[1];
  const input =
    intent === undefined ? { intent: "clarify", confidence: 0 } : { intent, confidence: 0.7 };
  return { text: "", calls: [{ name: "route", input }], stop: "tool_use" };
}

function questionIn(text: string): string {
  try {
    return Asked.parse(JSON.parse(text)).question;
  } catch {
    return text;
  }
}
