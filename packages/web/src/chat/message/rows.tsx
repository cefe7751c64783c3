import { Day } from "@advisor/domain/day";
import { identifierToWords } from "@advisor/domain/text/display";
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

interface RowsProps {
  of: Row;
  tool: string;
  /** All rows of long lists, too. */
  whole?: boolean;
}

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
export function Rows({ of, tool, whole = false }: RowsProps) {
  const unitOf = unitsOf(of, tool);
  // The chart is drawn under the answer, and each figure has its unit.
  const entries = Object.entries(of).filter(
    ([name, value]) =>
      name !== "chart" && !(name === "units" && isRow(value)) && !isFound(name, value),
  );
  const lists = entries.flatMap(([name, value]) => (isList(value) ? [{ name, rows: value }] : []));
  const named = new Set(lists.map(({ name }) => name));
  const single = Object.fromEntries(entries.filter(([name]) => !named.has(name)));
  return (
    <>
      {lists.map(({ name, rows }) => (
        <List key={name} {...{ name, rows, whole }} unitOf={unitsWithin(unitOf, name)} />
      ))}
      <Fields of={single} label="Result" unitOf={unitOf} />
    </>
  );
}

/** Whether a field only says that what was asked for is on file. */
const isFound = (name: string, value: unknown): boolean =>
  (name === "found" && value === true) ||
  (name === "reason" && value === null) ||
  (name === "suggestions" && Array.isArray(value) && value.length === 0);

interface ListProps {
  name: string;
  rows: Row[];
  unitOf: UnitOf;
  whole: boolean;
}

function List({ name, rows, unitOf, whole }: ListProps) {
  const columns = [...new Set(rows.flatMap((row) => readableFields(row).map(([field]) => field)))];
  const listed = whole ? rows : rows.slice(0, most);
  const texts = columns.filter((column) => listed.some((row) => isLong(row[column])));
  const beside = columns.filter((column) => !texts.includes(column));
  // A list of texts alone is a table of its own.
  const [cells, below] = beside.length === 0 ? [columns, []] : [beside, texts];
  const heads = fieldNames(cells);
  const figures = figureColumns(rows, columns);
  return (
    <>
      <p className="label">{identifierToWords(name)}</p>
      <ScrollRegion
        className="scrolls"
        role="group"
        aria-label={`${identifierToWords(name)}, table`}
      >
        <Table fz="xs" verticalSpacing={2} aria-label={identifierToWords(name)}>
          <Table.Thead>
            <Table.Tr>
              {cells.map((column, at) => (
                <Table.Th key={column} className={figures.has(column) ? "figure" : undefined}>
                  {heads[at]}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {listed.map((row) => (
              <RowLines
                key={JSON.stringify(row)}
                {...{ row, cells, figures }}
                below={below.filter((column) => column in row)}
                unitOf={unitsOfRow(row, unitOf)}
              />
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
      {rows.length > listed.length && <p className="quiet">{rows.length - listed.length} more.</p>}
      {columns.map((column) => {
        const inside = rows.flatMap((row) => within(row, column));
        return inside.length === 0 ? null : (
          <List
            key={column}
            name={`${name}: ${column}`}
            rows={inside}
            whole={whole}
            unitOf={unitsWithin(unitOf, column)}
          />
        );
      })}
    </>
  );
}

const long = 60;

const isLong = (value: unknown): boolean => typeof value === "string" && value.length > long;

interface RowProps {
  row: Row;
  cells: readonly string[];
  /** The columns of long texts, which take the whole width below the row. */
  below: readonly string[];
  figures: ReadonlySet<string>;
  unitOf: UnitOf;
}

const RowLines = ({ row, cells, below, figures, unitOf }: RowProps) => (
  <>
    <Table.Tr>
      {cells.map((column) => (
        <Table.Td key={column} className={figures.has(column) ? "figure" : undefined}>
          <Value value={row[column]} text={cellText(column, row[column], unitOf)} />
        </Table.Td>
      ))}
    </Table.Tr>
    {below.map((column) => (
      <Table.Tr key={column} className="told">
        <Table.Td colSpan={cells.length}>
          <span className="quiet">{fieldName(column)}:</span>{" "}
          {cellText(column, row[column], unitOf)}
        </Table.Td>
      </Table.Tr>
    ))}
  </>
);

/** A day is marked, so that it stays on one line. */
function Value({ value, text }: { value: unknown; text: string }) {
  const day = Day.safeParse(value).data;
  return day === undefined ? text : <time dateTime={day}>{text}</time>;
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
