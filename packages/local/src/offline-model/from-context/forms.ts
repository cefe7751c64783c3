import type { ContextTopic } from "./topic.ts";

/** The topic of a sentence pattern about the chosen household; `isQuery` where the reader understands every word. */
export function contextForm(text: string, isQuery: boolean): ContextTopic | undefined {
  if (lastMet.test(text)) return "last_meeting";
  if (nextMeets.test(text)) return "next_meeting";
  return !isQuery && work.test(text) && !ofMoney.test(text) ? "tasks" : undefined;
}

const lastMet =
  /\bwhen (?:did|have) (?:we|i|you) (?:last |most recently )?(?:meet|met|see|seen|talk|spoken|speak)\b/i;

const nextMeets =
  /^\W*(?:and |so |but )?when (?:do|am|are|will|can) (?:i|we) (?:next |again )?(?:see|seeing|meet|meeting|talk|talking|speak|speaking|visit|visiting)\b/i;

/** "Late items for Linh", "anything open for them". */
const work =
  /\b(?:late|overdue|outstanding|open)\b (?:items?|stuff|things?|points?|work)\b|\b(?:anything|something|what(?:['’]s| is| else is)?)\b (?:still |else |left |not )*(?:late|overdue|outstanding|open)\b/i;
const ofMoney =
  /\b(?:rmds?|tax(?:es)?|payments?|trades?|orders?|deposits?|transfers?|withdrawals?|open interest|options?|positions?|contracts?)\b/i;
