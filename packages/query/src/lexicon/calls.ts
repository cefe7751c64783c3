import { entries } from "./entries.ts";
import { imaginedSales } from "./sale-words.ts";

/** Phrases of questions that a tool answers instead of a query. The key is the tool's name. */
export const calls = entries(
  `
get_facts: what is a | what is an | what's a | what's an | whats a | whats an | what does it mean | mean | define | definition of | meaning of | explain | what are the rules | how long does it take | how long do | difference between a | can you explain | what happens when
search_documents: tax letter say | tax letter says | ips say | ips says | meeting note say | meeting notes say | letter say | letters say | note say | notes say | memo say | document say | documents say | minutes say | what happened in the last | what happened at the last | what happened in our last | what happened at our last | what happened during the last | what happened in the previous | what happened at the previous | what did we say about | what did we discuss | what was discussed | what was agreed | what did they agree | agreed | discussed | talked about | what did the letter say | mentioned | wrote about | what did he say | what did she say | what did they say | said about | did they mention | say about | in the notes | according to | acc to
what_changed: what changed | what has changed | what's changed | what is different | what's different | what is new | what's new | changes since | anything changed | what happened | what has happened | has anything changed | what did change
simulate_sale: wash sale | wash sales | ${imaginedSales.join(" | ")}
create_task: create a task | add a task | make a task | remind me to | set a reminder | new task
`,
  (tool) => ({ is: "call", tool }),
);
