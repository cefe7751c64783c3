import { isOutside } from "@advisor/domain/ips-check/findings/findings";
import { identifierToWords } from "@advisor/domain/text/display";
import type { Brief } from "@advisor/protocol/brief";
import { band, percent } from "../format/figures.ts";
import { PolicyBar } from "../panel/check/weights-and-bands.tsx";
import { Status } from "../panel/status.tsx";
import { CitedCell, Section } from "./paper-section.tsx";

export const Values = ({ brief }: { brief: Brief }) => (
  <Section title="Value and return">
    <table aria-label="Value and return">
      <tbody>
        {brief.value.map(({ name, value, sources }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="figure">{value}</td>
            <CitedCell of={sources} />
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
);

export function CashDue({ brief }: { brief: Brief }) {
  const { rows, total, sources } = brief.cash_due;
  return (
    <Section title="Cash due in 90 days">
      {rows.length === 0 ? (
        <p>Nothing falls due.</p>
      ) : (
        <table aria-label="Cash due in 90 days">
          <tbody>
            {rows.map(({ due, note, amount }) => (
              <tr key={`${due} ${note} ${amount}`}>
                <th scope="row" className="day">
                  {due}
                </th>
                <td>{note}</td>
                <td className="figure">{amount}</td>
                <td />
              </tr>
            ))}
            <tr className="sum">
              <th scope="row">Sum</th>
              <td />
              <td className="figure">{total}</td>
              <CitedCell of={sources} />
            </tr>
          </tbody>
        </table>
      )}
    </Section>
  );
}

export function Allocation({ brief }: { brief: Brief }) {
  const { sources } = brief.allocation;
  const rows = brief.allocation.rows.filter(({ weight_pct }) => weight_pct !== null);
  return (
    <Section title="Allocation" sources={rows.length === 0 ? [] : sources}>
      {rows.length === 0 ? (
        <p>
          {brief.allocation.rows.length === 0
            ? "There is no policy to compare with."
            : "No holding of the policy has a value."}
        </p>
      ) : (
        <table className="allocation" aria-label="Allocation">
          {[...Map.groupBy(rows, ({ policy }) => policy)].map(([policy, classes]) => (
            <tbody key={policy}>
              {policy !== undefined && (
                <tr>
                  <th scope="rowgroup" colSpan={4}>
                    {policy}
                  </th>
                </tr>
              )}
              {classes.map((row) => (
                <AllocationRow key={row.class} row={row} />
              ))}
            </tbody>
          ))}
        </table>
      )}
    </Section>
  );
}

const AllocationRow = ({ row }: { row: Brief["allocation"]["rows"][number] }) => (
  <tr>
    <th scope="row">{identifierToWords(row.class)}</th>
    <td className="bar-cell">
      <PolicyBar of={row} out={isOutside(row)} />
    </td>
    <td className="figure">
      {row.weight_pct === null ? (
        "unknown"
      ) : isOutside(row) ? (
        <Status of="act">{percent(row.weight_pct)}</Status>
      ) : (
        percent(row.weight_pct)
      )}
    </td>
    <td className="figure band-limits">{band(row.min_pct, row.max_pct)}</td>
  </tr>
);
