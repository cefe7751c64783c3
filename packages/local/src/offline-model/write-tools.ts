/** Tools that write. Each call needs the advisor's approval. */
export const writeTools: ReadonlySet<string> = new Set(["add_note", "create_task", "update_task"]);
