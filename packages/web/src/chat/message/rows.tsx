import { count, dollarsExact, words } from "@advisor/domain/text/display";
import { Table } from "@mantine/core";

const most = 25;

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow);

/** What the engine names its classes and statuses by; ids have digits or columns of their own. */
const term = /^[a-z]+(_[a-z]+)+$/;

/** A value in a cell, on one line; its name says in what it is measured. */
function shown(value: unknown, name = ""): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return figure(value, name);
  if (isList(value)) return `${value.length} listed below`;
  if (Array.isArray(value)) return value.map((one) => shown(one, name)).join(", ") || "none";
  if (isRow(value)) {
    const fields = Object.entries(value).map(([of, one]) => `${words(of)} ${shown(one, of)}`);
    return fields.join(", ");
  }
  return spelled(String(value), name);
}

const spelled = (text: string, name: string): string =>
  term.test(text) && !/(^|_)id$/.test(name) ? words(text) : text;

/** As it is rounded elsewhere on the page; the unit stands in the head. */
function figure(value: number, name: string): string {
  if (name.endsWith("_pct") || name.endsWith("_pp")) return value.toFixed(2).replace("-", "−");
  return name.endsWith("_usd") ? dollarsExact(value) : count(value);
}

/** Names and values, one below the other. */
export function Fields({ of, label }: { of: unknown; label: string }) {
  const entries = isRow(of) ? Object.entries(of) : [];
  if (entries.length === 0) return <p className="quiet">None.</p>;
  return (
    <dl className="fields" aria-label={label}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{words(name)}</dt>
          <dd>{shown(value, name)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A result: each of its lists as a table, then its single values. */
export function Rows({ of }: { of: Row }) {
  // A picture of the rows is drawn under the answer.
  const entries = Object.entries(of).filter(([name]) => name !== "chart");
  const lists = entries.flatMap(([name, value]) => (isList(value) ? [{ name, rows: value }] : []));
  const named = new Set(lists.map(({ name }) => name));
  const single = Object.fromEntries(entries.filter(([name]) => !named.has(name)));
  return (
    <>
      {lists.map(({ name, rows }) => (
        <List key={name} name={name} rows={rows} />
      ))}
      <Fields of={single} label="Result" />
    </>
  );
}

function List({ name, rows }: { name: string; rows: Row[] }) {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const figures = figureColumns(rows, columns);
  const listed = rows.slice(0, most);
  return (
    <>
      <p className="label">{words(name)}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached from the keyboard */}
      <div className="scrolls" role="group" aria-label={`${words(name)}, table`} tabIndex={0}>
        <Table fz="xs" verticalSpacing={2} aria-label={words(name)}>
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <Table.Th key={column} className={figures.has(column) ? "figure" : undefined}>
                  {words(column)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {listed.map((row) => (
              <Table.Tr key={JSON.stringify(row)}>
                {columns.map((column) => (
                  <Table.Td key={column} className={figures.has(column) ? "figure" : undefined}>
                    {shown(row[column], column)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {rows.length > most && <p className="quiet">{rows.length - most} more.</p>}
      {columns.map((column) => {
        const inside = rows.flatMap((row) => within(row, column));
        return inside.length === 0 ? null : (
          <List key={column} name={`${name}: ${column}`} rows={inside} />
        );
      })}
    </>
  );
}

const mostNames = 2;

/** The list in a cell, each of its rows with what names the row around it. */
function within(row: Row, column: string): Row[] {
  const value = row[column];
  if (!isList(value)) return [];
  const names = Object.entries(row).filter(([, one]) => typeof one === "string");
  return value.map((one) => ({ ...Object.fromEntries(names.slice(0, mostNames)), ...one }));
}

/** The columns whose every value is a number, or is not there. */
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
