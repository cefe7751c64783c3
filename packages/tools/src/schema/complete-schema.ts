import type { queryForm } from "../query-form.gen.ts";
import type { JsonSchema, Tool } from "../tool.ts";

/** The JSON Schema of a tool's arguments with every part written out. */
export const completeSchema = ({
  schema,
  abridged,
}: Pick<Tool, "schema" | "abridged">): JsonSchema =>
  abridged ? completeQueryForm(schema as typeof queryForm) : schema;

/** The form of a query with its filters and periods written out in its nested parts, too. */
function completeQueryForm(form: typeof queryForm): JsonSchema {
  const { properties } = form;
  const { where, period, having, exists, compare } = properties;
  const filters = { type: "array", items: where.items };
  const complete = <Part extends { properties: object }>(part: Part) => ({
    ...part,
    properties: { ...part.properties, where: filters, period: bare(period) },
  });
  return {
    ...form,
    properties: {
      ...properties,
      having: { ...having, items: where.items },
      exists: complete(exists),
      compare: complete(compare),
    },
  };
}

const bare = ({ description: _, ...schema }: { description: string }) => schema;
