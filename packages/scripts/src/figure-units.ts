import { type FigureUnit, figureUnitOf } from "@advisor/domain/figure";
import { resultSchema } from "@advisor/tools/schema/result-schema";
import type { DefinedTool } from "@advisor/tools/tool";

interface Schema {
  description?: string;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
}

type Units = Record<string, FigureUnit>;

/**
 * By tool, the unit of each field of its result. A field that has several units stands with the field that it
 * is in: "value.before" is in dollars, and "positions.before" in units.
 */
export const figureUnits = (catalog: readonly DefinedTool[]): Record<string, Units> =>
  Object.fromEntries(
    catalog.flatMap((tool) => {
      const units = unitsIn(resultSchema(tool));
      return Object.keys(units).length === 0 ? [] : [[tool.name, units]];
    }),
  );

function unitsIn(schema: Schema): Units {
  const found = Map.groupBy(
    descriptionsIn(schema, { field: "", within: "" }),
    ({ field }) => field,
  );
  return Object.fromEntries(
    [...found].flatMap(([field, all]) => {
      if (unitsSaid(all).size === 1) return withUnit(field, all);
      const places = Map.groupBy(all, ({ within }) => within);
      return [...places].flatMap(([within, own]) => withUnit(`${within}.${field}`, own));
    }),
  );
}

const unitsSaid = (all: readonly Described[]) =>
  new Set(all.map(({ words }) => figureUnitOf(words)));

function withUnit(name: string, all: readonly Described[]): [string, FigureUnit][] {
  const [unit, ...others] = unitsSaid(all);
  return unit === undefined || others.length > 0 ? [] : [[name, unit]];
}

interface Place {
  field: string;
  /** The field that contains it. */
  within: string;
}

interface Described extends Place {
  words: string;
}

/** Every described field of a schema; a description may stand at what wraps the field. */
function descriptionsIn(
  { description, properties = {}, items, anyOf = [], oneOf = [] }: Schema,
  place: Place,
  around?: string,
): Described[] {
  const words = description ?? around;
  return [
    ...(words === undefined ? [] : [{ ...place, words }]),
    ...[...anyOf, ...oneOf].flatMap((one) => descriptionsIn(one, place, words)),
    ...(items === undefined ? [] : descriptionsIn(items, place)),
    ...Object.entries(properties).flatMap(([name, one]) =>
      descriptionsIn(one, { field: name, within: place.field }),
    ),
  ];
}

/** The source of the file from which the page knows them. */
export const figureUnitsSource = (catalog: readonly DefinedTool[]): string =>
  [
    "// Written by `npm run catalog`.",
    'import type { FigureUnit } from "@advisor/domain/figure";',
    "",
    `export const figureUnits: Readonly<Record<string, Readonly<Record<string, FigureUnit>>>> = ${JSON.stringify(figureUnits(catalog), null, 2)};`,
    "",
  ].join("\n");
