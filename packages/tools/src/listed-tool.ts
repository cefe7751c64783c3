import type { DefinedTool, Tool } from "./tool.ts";

/** What a turn needs to know of a tool before it is called. */
export type ToolFacts = Omit<Tool, "load" | "run">;

/**
 * A tool of the catalog whose code is loaded when it is first called: most turns call few tools, and
 * a process that starts would otherwise build the zod schemas of all.
 */
export function listedTool(facts: ToolFacts): Tool {
  const { name } = facts;
  async function load(): Promise<DefinedTool> {
    const { catalog } = await import("./catalog.gen.ts");
    const tool = catalog.find((one) => one.name === name);
    if (tool === undefined) throw new Error(`The catalog has no ${name}. Run npm run catalog.`);
    return tool;
  }
  return {
    ...facts,
    load,
    run: async (raw, ports, signal) => (await load()).run(raw, ports, signal),
  };
}
