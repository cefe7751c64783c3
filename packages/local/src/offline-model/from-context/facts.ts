import type { AdvisorMessage } from "../context.ts";
import { capitalize, plainLine, timeText } from "../format.ts";
import { householdSubject } from "../write/household.ts";

const family = ({ household: one }: AdvisorMessage): string =>
  householdSubject(one?.name ?? "").text;

export function membersText(given: AdvisorMessage): string {
  const people = given.rows.value("members") ?? "none";
  return people === "none"
    ? `No members of ${family(given)} are on file.`
    : `Members of ${family(given)}: ${plainLine(people)}.`;
}

export function nextMeetingText(given: AdvisorMessage): string {
  const at = given.rows.value("next meeting") ?? "none planned";
  return at === "none planned"
    ? `No meeting with ${family(given)} is planned.`
    : `The next meeting with ${family(given)} is on ${timeText(at)}.`;
}

export function riskToleranceText(given: AdvisorMessage): string {
  const tolerance = given.rows.value("risk tolerance");
  return tolerance === undefined
    ? `No risk tolerance of ${family(given)} is on file.`
    : `${capitalize(family(given))}'s risk tolerance on file is ${plainLine(tolerance)}.`;
}
