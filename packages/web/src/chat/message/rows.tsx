import { count, words } from "@advisor/domain/text/display";
import { Table } from "@mantine/core";

const most = 25;

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value in a cell, on one line. */
function shown(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return count(value);
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(shown).join(", ");
  if (!isRow(value)) return String(value);
  const fields = Object.entries(value).map(([name, one]) => `${words(name)} ${shown(one)}`);
  return fields.join(", ");
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
          <dd>{shown(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A result: each of its lists as a table, then its single values. */
export function Rows({ of }: { of: Row }) {
  // A picture of the rows is drawn under the answer.
  const entries = Object.entries(of).filter(([name]) => name !== "chart");
  const lists = entries.flatMap(([name, value]) =>
    Array.isArray(value) && value.length > 0 && value.every(isRow) ? [{ name, rows: value }] : [],
  );
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
                    {shown(row[column])}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {rows.length > most && <p className="quiet">{rows.length - most} more.</p>}
    </>
  );
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
