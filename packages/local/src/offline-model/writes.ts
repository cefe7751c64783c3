/** Tools that write: each call waits for the advisor's word. */
export const writes: ReadonlySet<string> = new Set(["add_note", "create_task", "update_task"]);
