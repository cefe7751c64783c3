import type { Day } from "@advisor/domain/day";
import type * as Household from "@advisor/domain/household";

/** What the model is told beside the advisor's words: the day, the mode, and whom it is about. */
export function contextBlock(today: Day, household: Household.Info | undefined): string {
  const lines =
    household === undefined
      ? ["mode: general", "household: none chosen"]
      : ["mode: client", ...householdLines(today, household)];
  return ["<context>", `today: ${today}`, ...lines, "</context>"].join("\n");
}

/** The day, and what a trader's own client says was spoken before: data, shortened to what matters. */
export function earlierBlock(today: Day, history: { role: string; content: string }[]): string {
  const earlier = history
    .slice(-10)
    .map(({ role, content }) => `${role}: ${content.slice(0, 2_000).replace(/[<>]/g, " ")}`);
  const lines = earlier.length === 0 ? [] : ["earlier:", ...earlier];
  return ["<context>", `today: ${today}`, "mode: trading", ...lines, "</context>"].join("\n");
}

function householdLines(today: Day, household: Household.Info): string[] {
  const { summary, members } = household;
  const people = members.map(({ name, role, birth_date }) =>
    birth_date === null ? `${name} (${role})` : `${name} (${role}, ${age(birth_date, today)})`,
  );
  const outside =
    summary.out_of_band === null ? "no policy to compare with" : String(summary.out_of_band);
  return [
    `household: ${household.name} (${household.id})`,
    `members: ${people.join("; ")}`,
    `total value: ${summary.total_value} USD as of ${summary.as_of}`,
    `classes out of band: ${outside}`,
    `risk tolerance: ${household.risk_tolerance}`,
    `next meeting: ${household.next_meeting ?? "none planned"}`,
  ];
}

/** Completed years. */
function age(birth: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}
