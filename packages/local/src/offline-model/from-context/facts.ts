import type { AdvisorMessage } from "../context.ts";
import { capitalize, plainLine, timeText } from "../format.ts";
import { householdSubject } from "../write/household.ts";

const family = ({ household: one }: AdvisorMessage): string =>
  householdSubject(one?.name ?? "").text;

const possessive = (name: string): string => (name.endsWith("s") ? `${name}'` : `${name}'s`);

export function membersText(message: AdvisorMessage): string {
  const people = message.rows.value("members") ?? "none";
  return people === "none"
    ? `No members of ${family(message)} are on file.`
    : `Members of ${family(message)}: ${plainLine(people)}.`;
}

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
