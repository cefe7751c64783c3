import { Table } from "@mantine/core";
import { count, words } from "../format.ts";

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
  const entries = Object.entries(of);
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
  const listed = rows.slice(0, most);
  return (
    <section className="scrolls" aria-label={words(name)}>
      <h5>{words(name)}</h5>
      <Table fz="xs" verticalSpacing={2}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>{words(column)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {listed.map((row) => (
            <Table.Tr key={JSON.stringify(row)}>
              {columns.map((column) => (
                <Table.Td key={column}>{shown(row[column])}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {rows.length > most && <p className="quiet">{rows.length - most} more.</p>}
    </section>
  );
}
