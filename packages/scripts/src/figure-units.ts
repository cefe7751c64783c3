import { type FigureUnit, figureUnitOf } from "@advisor/domain/figure";
import { resultSchema } from "@advisor/tools/result-schema";
import type { Tool } from "@advisor/tools/tool";

interface Schema {
  description?: string;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
}

type Units = Record<string, FigureUnit>;

/** By tool, the unit of each field of its result. A field that has several units has none here. */
export const figureUnits = (catalog: readonly Tool[]): Record<string, Units> =>
  Object.fromEntries(
    catalog.flatMap((tool) => {
      const units = unitsIn(resultSchema(tool));
      return Object.keys(units).length === 0 ? [] : [[tool.name, units]];
    }),
  );

function unitsIn(schema: Schema): Units {
  const found = Map.groupBy(descriptionsIn(schema, ""), ({ field }) => field);
  return Object.fromEntries(
    [...found].flatMap(([field, all]) => {
      const [unit, ...others] = new Set(all.map(({ words }) => figureUnitOf(words)));
      return unit === undefined || others.length > 0 ? [] : [[field, unit]];
    }),
  );
}

/** Every described field of a schema; a description may stand at what wraps the field. */
function descriptionsIn(
  { description, properties = {}, items, anyOf = [], oneOf = [] }: Schema,
  field: string,
  around?: string,
): { field: string; words: string }[] {
  const words = description ?? around;
  return [
    ...(words === undefined ? [] : [{ field, words }]),
    ...[...anyOf, ...oneOf].flatMap((one) => descriptionsIn(one, field, words)),
    ...(items === undefined ? [] : descriptionsIn(items, field)),
    ...Object.entries(properties).flatMap(([name, one]) => descriptionsIn(one, name)),
  ];
}

/** The source of the file from which the page knows them. */
export const figureUnitsSource = (catalog: readonly Tool[]): string =>
  [
    "// Written by `npm run catalog`.",
    'import type { FigureUnit } from "@advisor/domain/figure";',
    "",
    `export const figureUnits: Readonly<Record<string, Readonly<Record<string, FigureUnit>>>> = ${JSON.stringify(figureUnits(catalog), null, 2)};`,
    "",
  ].join("\n");
