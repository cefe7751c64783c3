import type { AdvisorMessage } from "../context.ts";
import { capital, plain, time } from "../format.ts";
import { household } from "../write/household.ts";

const family = ({ household: one }: AdvisorMessage): string => household(one?.name ?? "").text;

export function members(given: AdvisorMessage): string {
  const people = given.rows.value("members") ?? "none";
  return people === "none"
    ? `No members of ${family(given)} are on file.`
    : `Members of ${family(given)}: ${plain(people)}.`;
}

export function nextMeeting(given: AdvisorMessage): string {
  const at = given.rows.value("next meeting") ?? "none planned";
  return at === "none planned"
    ? `No meeting with ${family(given)} is planned.`
    : `The next meeting with ${family(given)} is on ${time(at)}.`;
}

export function riskTolerance(given: AdvisorMessage): string {
  const tolerance = given.rows.value("risk tolerance");
  return tolerance === undefined
    ? `No risk tolerance of ${family(given)} is on file.`
    : `${capital(family(given))}'s risk tolerance on file is ${plain(tolerance)}.`;
}
