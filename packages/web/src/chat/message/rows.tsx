import { words } from "@advisor/domain/text/display";
import { Table } from "@mantine/core";
import { ScrollRegion } from "../../scroll-region.tsx";
import {
  cellText,
  fieldName,
  fieldNames,
  isList,
  isRow,
  type Row,
  readableFields,
  type UnitOf,
  unitsWithin,
} from "./cell-text.ts";
import { unitsOf, unitsOfRow } from "./figure-unit.ts";

const most = 25;

/** Names and values, one per line. */
export function Fields({ of, label, unitOf }: { of: unknown; label: string; unitOf?: UnitOf }) {
  const entries = isRow(of) ? Object.entries(of) : [];
  if (entries.length === 0) return <p className="quiet">None.</p>;
  return (
    <dl className="fields" aria-label={label}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{fieldName(name)}</dt>
          <dd>{cellText(name, value, unitOf)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The result of a tool: a table for each list, then the single values. */
export function Rows({ of, tool }: { of: Row; tool: string }) {
  const unitOf = unitsOf(of, tool);
  // The chart is drawn under the answer, and each figure has its unit.
  const entries = Object.entries(of).filter(
    ([name, value]) => name !== "chart" && !(name === "units" && isRow(value)),
  );
  const lists = entries.flatMap(([name, value]) => (isList(value) ? [{ name, rows: value }] : []));
  const named = new Set(lists.map(({ name }) => name));
  const single = Object.fromEntries(entries.filter(([name]) => !named.has(name)));
  return (
    <>
      {lists.map(({ name, rows }) => (
        <List key={name} name={name} rows={rows} unitOf={unitsWithin(unitOf, name)} />
      ))}
      <Fields of={single} label="Result" unitOf={unitOf} />
    </>
  );
}

function List({ name, rows, unitOf }: { name: string; rows: Row[]; unitOf: UnitOf }) {
  const columns = [...new Set(rows.flatMap((row) => readableFields(row).map(([field]) => field)))];
  const heads = fieldNames(columns);
  const figures = figureColumns(rows, columns);
  const listed = rows.slice(0, most);
  return (
    <>
      <p className="label">{words(name)}</p>
      <ScrollRegion className="scrolls" role="group" aria-label={`${words(name)}, table`}>
        <Table fz="xs" verticalSpacing={2} aria-label={words(name)}>
          <Table.Thead>
            <Table.Tr>
              {columns.map((column, at) => (
                <Table.Th key={column} className={figures.has(column) ? "figure" : undefined}>
                  {heads[at]}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {listed.map((row) => (
              <Table.Tr key={JSON.stringify(row)}>
                {columns.map((column) => (
                  <Cell
                    key={column}
                    text={cellText(column, row[column], unitsOfRow(row, unitOf))}
                    figure={figures.has(column)}
                  />
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
      {rows.length > most && <p className="quiet">{rows.length - most} more.</p>}
      {columns.map((column) => {
        const inside = rows.flatMap((row) => within(row, column));
        return inside.length === 0 ? null : (
          <List
            key={column}
            name={`${name}: ${column}`}
            rows={inside}
            unitOf={unitsWithin(unitOf, column)}
          />
        );
      })}
    </>
  );
}

const long = 60;

/** A long text is given room, so that its row does not become a column of words. */
function Cell({ text, figure }: { text: string; figure: boolean }) {
  const className = figure ? "figure" : text.length > long ? "prose" : undefined;
  return <Table.Td className={className}>{text}</Table.Td>;
}

const mostNames = 2;

/** A nested list, with the fields that name its parent row. */
function within(row: Row, column: string): Row[] {
  const value = row[column];
  if (!isList(value)) return [];
  const names = readableFields(row).filter(([, one]) => typeof one === "string");
  return value.map((one) => ({ ...Object.fromEntries(names.slice(0, mostNames)), ...one }));
}

/** The columns in which every value is a number or missing. */
function figureColumns(rows: readonly Row[], columns: readonly string[]): Set<string> {
  return new Set(
    columns.filter((column) => {
      const values = rows
        .map((row) => row[column])
        .filter((value) => value !== null && value !== undefined);
      return values.length > 0 && values.every((value) => typeof value === "number");
    }),
  );
}
