import type { Tool } from "@advisor/tools/tool";

/** The tools of the catalog without their code, so that the API starts without it. */
export function toolListSource(catalog: readonly Tool[]): string {
  const bySchema = Map.groupBy(catalog, ({ schema }) => JSON.stringify(schema));
  const shared = [...bySchema.values()].filter((tools) => tools.length > 1);
  const names = new Map(
    shared.flatMap((tools) => tools.map((tool) => [tool, constantName(tools)] as const)),
  );
  const facts = catalog.map((tool) => {
    const { name, reads, description, effect, needs, abridged, example, cost, hasView } = tool;
    const schema = names.get(tool) ?? tool.schema;
    return { name, reads, description, effect, needs, schema, abridged, example, cost, hasView };
  });
  return [
    "// Written by `npm run catalog`.",
    'import { listedTool, type ToolFacts } from "./listed-tool.ts";',
    'import type { Tool } from "./tool.ts";',
    "",
    ...shared.flatMap((tools) => [`const ${constantName(tools)} = ${json(tools[0]?.schema)};`, ""]),
    `const facts: readonly ToolFacts[] = ${json(facts).replaceAll(/"schema": "(\w+)"/g, '"schema": $1')};`,
    "",
    "export const toolList: readonly Tool[] = facts.map(listedTool);",
    "",
  ].join("\n");
}

/** The name of the schema that these tools share: "query_book" and others have `queryBookSchema`. */
const constantName = ([first]: readonly Tool[]): string =>
  `${first?.name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}Schema`;

const json = (value: unknown): string => JSON.stringify(value, null, 2);
