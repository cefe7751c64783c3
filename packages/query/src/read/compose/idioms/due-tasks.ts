import type { Filter } from "../../../schema/query.ts";
import type { ClauseParts } from "../parts.ts";

/** Tasks that are not done. */
export const stillToDo: Filter = { field: "status", op: "is", values: ["open", "overdue"] };

/** "tasks due before the meeting": what is done is no longer due. */
export function notYetDone(parts: ClauseParts): ClauseParts {
  const { nouns, namedDimensions, filters } = parts;
  const isOfTasks = nouns.length > 0 && nouns.every(({ dataset }) => dataset === "tasks");
  const stated = [...filters, ...nouns.flatMap(({ where }) => where)];
  if (!isOfTasks || !namedDimensions.includes("due")) return parts;
  if (stated.some(({ field }) => field === "status" || field === "title")) return parts;
  return { ...parts, filters: [...filters, stillToDo] };
}
