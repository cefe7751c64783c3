import type { HouseholdPapers } from "@advisor/adapters/dynamo/household/paper-store";
import type { HouseholdRow } from "./schema.ts";

/** The documents, notes and tasks in a file, as they are stored. */
export function toPapers(row: HouseholdRow, advisor: string | undefined): HouseholdPapers {
  const { id: household_id } = row;
  const as_of =
    row.accounts
      .map((account) => account.as_of)
      .sort()
      .at(-1) ?? "";
  return {
    documents: (row.documents ?? []).map(({ text, ...document }) => ({
      ...document,
      household_id,
      chunks: passagesOf(text),
    })),
    notes: (row.notes ?? []).map(({ at, ...note }) => ({
      ...note,
      household_id,
      at: at.includes("T") ? at : noonOf(at),
    })),
    tasks: (row.tasks ?? []).map((task) => ({
      ...task,
      household_id,
      assignee: task.assignee ?? row.advisor_id ?? advisor ?? "",
      created_at: noonOf(as_of),
    })),
  };
}

const passagesOf = (text: string): string[] =>
  text
    .split(/\r?\n\s*\n/)
    .map((passage) => passage.replace(/\s+/g, " ").trim())
    .filter((passage) => passage !== "");

/** Files have a date, but notes and tasks need a time. */
const noonOf = (day: string): string => `${day}T12:00:00Z`;
