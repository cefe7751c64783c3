import type { Tool } from "@advisor/tools/tool";

/** The tools of the catalog without their code, so that the API starts without it. */
export function toolListSource(catalog: readonly Tool[]): string {
  const facts = catalog.map(
    ({ name, reads, description, effect, needs, schema, abridged, example, cost, hasView }) => {
      return { name, reads, description, effect, needs, schema, abridged, example, cost, hasView };
    },
  );
  return [
    "// Written by `npm run catalog`.",
    'import { listedTool, type ToolFacts } from "./listed-tool.ts";',
    'import type { Tool } from "./tool.ts";',
    "",
    `const facts: readonly ToolFacts[] = ${JSON.stringify(facts, null, 2)};`,
    "",
    "export const toolList: readonly Tool[] = facts.map(listedTool);",
    "",
  ].join("\n");
}
