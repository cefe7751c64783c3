import * as Document from "@advisor/domain/document";
import type { Stores } from "../runtime.ts";

/** A household's documents, notes and tasks, for search and citation. */
export async function readHouseholdPapers(
  stores: Pick<Stores, "documents" | "notes" | "tasks">,
  id: string,
): Promise<Document.Searchable[]> {
  const [documents, notes, tasks] = await Promise.all([
    stores.documents.list(id),
    stores.notes.list(id),
    stores.tasks.list(id),
  ]);
  return [...documents, ...notes.map(Document.fromNote), ...tasks.map(Document.fromTask)];
}
