import type { AdvisorMessage } from "../context.ts";
import { capitalize, plainLine, timeText } from "../format/text.ts";
import { words } from "../read/words.ts";
import { householdSubject } from "../write/household.ts";

const family = ({ household: one }: AdvisorMessage): string =>
  householdSubject(one?.name ?? "").text;

const possessive = (name: string): string => (name.endsWith("s") ? `${name}'` : `${name}'s`);

/** The members; only those named where the text asks who somebody is. */
export function membersText(message: AdvisorMessage, text = ""): string {
  const people = message.rows.value("members") ?? "none";
  if (people === "none") return `No members of ${family(message)} are on file.`;
  const named = /\bwho/i.test(text) ? people.split("; ").filter((one) => isNamed(one, text)) : [];
  return named.length > 0
    ? `Of ${family(message)}: ${plainLine(named.join("; "))}.`
    : `Members of ${family(message)}: ${plainLine(people)}.`;
}

/** True for "who is Margot" where no member has that name. */
export const asksForStranger = (text: string, { rows, household }: AdvisorMessage): boolean =>
  household !== null &&
  whoIs.test(text) &&
  !(rows.value("members") ?? "").split("; ").some((one) => isNamed(one, text));

/** "Who's Marcus". */
export const whoIs =
  /^\W*(?:[Aa]nd |[Ss]o |[Rr]emind me,? )?[Ww]ho(?:['’]s|s| is| are) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?\W*$/u;

/** True when the text has a word of the name in "Marcus Adeyemi (trustee, 55)". */
const isNamed = (person: string, text: string): boolean =>
  words(person.replace(/ \(.*$/, "")).some((word) => words(text).includes(word));

export function nextMeetingText(message: AdvisorMessage): string {
  const at = message.rows.value("next meeting") ?? "none planned";
  return at === "none planned"
    ? `No meeting with ${family(message)} is planned.`
    : `The next meeting with ${family(message)} is on ${timeText(at)}.`;
}

export function riskToleranceText(message: AdvisorMessage): string {
  const tolerance = message.rows.value("risk tolerance");
  return tolerance === undefined
    ? `No risk tolerance of ${family(message)} is on file.`
    : `${capitalize(possessive(family(message)))} risk tolerance on file is ${plainLine(tolerance)}.`;
}
