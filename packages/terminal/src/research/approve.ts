import type * as Entry from "@advisor/domain/research/entry";
import { usd } from "@advisor/protocol/research/money";
import type { DecisionBody } from "@advisor/protocol/research/requests";
import { money } from "../amounts.ts";
import type { Prompts } from "../prompts.ts";

type Needed = Entry.OfType<"tool_approval_needed">;

/**
 * Asks the person at the terminal about a waiting call; undefined when Ctrl-C canceled the prompt.
 */
export async function askDecision(
  { tool, query, micro_usd }: Needed,
  tools: readonly string[],
  prompts: Prompts,
): Promise<DecisionBody | undefined> {
  const price = money(usd(micro_usd));
  const others = tools.filter((name) => name !== tool);
  const said = await prompts.choose(`Allow ${tool} - "${query}" for ${price}?`, [
    { value: "approve", label: "Allow this call" },
    { value: "allow", label: `Allow ${tool} up to an amount in this run` },
    { value: "query", label: "Ask something else" },
    ...(others.length === 0 ? [] : [{ value: "tool" as const, label: "Use another tool" }]),
    { value: "result", label: "Write the result yourself" },
    { value: "deny", label: "Deny" },
  ]);
  switch (said) {
    case undefined:
      return undefined;
    case "allow":
      return allowance(prompts);
    case "query":
      return overridden(await prompts.text("Query", { initial: query }), (text) => ({
        query: text,
      }));
    case "tool":
      return anotherTool(query, others, prompts);
    case "result":
      return overridden(await prompts.text("Result"), (text) => ({ result: text }));
    default:
      return { decision: said };
  }
}

async function allowance(prompts: Prompts): Promise<DecisionBody | undefined> {
  for (;;) {
    const text = await prompts.text("Up to how many dollars?", { initial: "1" });
    if (text === undefined) return undefined;
    const amount = Number(text.replace(/^\$/, ""));
    if (amount > 0 && amount <= 10_000) return { decision: "approve", allow_up_to_usd: amount };
  }
}

async function anotherTool(
  query: string,
  tools: readonly string[],
  prompts: Prompts,
): Promise<DecisionBody | undefined> {
  const options = tools.map((name) => ({ value: name, label: name }));
  const tool = await prompts.choose("Which tool?", options);
  if (tool === undefined) return undefined;
  return overridden(await prompts.text("Query", { initial: query }), (text) => ({
    tool,
    query: text,
  }));
}

const overridden = (
  text: string | undefined,
  change: (text: string) => Omit<DecisionBody, "decision">,
): DecisionBody | undefined =>
  text === undefined ? undefined : { decision: "override", ...change(text) };
