import { createInterface } from "node:readline";
import type { Decision } from "@advisor/client/approvals";
import type { Chunk } from "@advisor/client/read-stream";
import { plain } from "./plain.ts";

/** A write that waits for the advisor. */
export type Required = Extract<Chunk, { type: "data-approval_required" }>["data"];

/** How approvals are answered: by a flag, by whoever sits at the terminal, or not at all. */
export type Answering = "approve" | "deny" | "ask" | "leave";

interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** What is decided on the writes that wait; undefined when nobody is there to decide. */
export async function decisionsOn(
  waiting: readonly Required[],
  answering: Answering,
  terminal: Terminal,
): Promise<Decision[] | undefined> {
  if (answering === "leave") return undefined;
  if (answering === "ask") return asked(waiting, terminal);
  return waiting.map((one) => decision(one, answering === "approve", null));
}

async function asked(
  waiting: readonly Required[],
  { input, output }: Terminal,
): Promise<Decision[] | undefined> {
  const lines = createInterface({ input });
  const typed = lines[Symbol.asyncIterator]();
  const answer = async (question: string): Promise<string | undefined> => {
    output.write(question);
    const { value, done } = await typed.next();
    return done === true ? undefined : value;
  };
  try {
    const decisions: Decision[] = [];
    for (const one of waiting) {
      const said = await answer(`Allow ${described(one)}? [y/n] `);
      if (said === undefined) return undefined;
      const approved = /^\s*y(es)?\s*$/i.test(said);
      const reason = approved ? "" : await answer("Why not? (may be left empty) ");
      decisions.push(decision(one, approved, reason?.trim() || null));
    }
    return decisions;
  } finally {
    lines.close();
  }
}

export const described = ({ tool, input, cost_usd }: Required): string =>
  plain(`${tool} ${JSON.stringify(input)}${cost_usd > 0 ? ` for $${cost_usd}` : ""}`);

const decision = (
  { approval_id }: Required,
  approved: boolean,
  reason: string | null,
): Decision => ({ approval_id, approved, reason, scope: "once" });
