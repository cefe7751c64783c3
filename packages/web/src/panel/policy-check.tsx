import type { ClassRow, Comparison } from "@advisor/domain/ips-check/comparison";
import { findings } from "@advisor/domain/ips-check/findings";
import { checkedOn, dollars, percent, points, words } from "../format.ts";
import { Cash } from "./check/cash.tsx";
import { Findings } from "./check/findings.tsx";
import { Issuers, Sectors } from "./check/limits.tsx";
import { Proposal } from "./check/proposal.tsx";
import { FigureTable } from "./figure-table.tsx";
import { PointedRow } from "./pointed.tsx";
import { Status } from "./status.tsx";

const statuses = {
  above_max: { text: "above", of: "act" },
  below_min: { text: "below", of: "act" },
  in_band: { text: "in band", of: "ok" },
  unclassified: { text: "not in policy", of: "unknown" },
} as const;

interface Props {
  check: Comparison;
  /** The day of the prices behind it. */
  prices: string;
  accountName(account_id: string): string;
}

/** All that a policy check returns, what is to be acted on first. */
export function PolicyCheck({ check, prices, accountName }: Props) {
  const name = check.ips_name ?? "No policy on file";
  const { as_of, total_value, coverage_pct, scope, assumptions, offers } = check;
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <p className="quiet">
        {dollars(total_value)} in scope, {checkedOn(as_of, prices)}
        {coverage_pct < 100 && `, ${percent(coverage_pct)} of the positions have a value`}
      </p>
      <Findings findings={findings(check)} accountName={accountName} />
      {offers.map(({ title }) => (
        <p key={title} className="quiet">
          Next step: {title.charAt(0).toLowerCase() + title.slice(1)}. Ask for the task to be
          created.
        </p>
      ))}
      <Classes check={check} name={name} />
      <Cash cash={check.cash} />
      <Issuers issuers={check.concentration} />
      <Sectors sectors={check.sectors} />
      <Proposal check={check} of={name} />
      {scope.beside.length > 0 && (
        <p className="quiet">
          Not in this check:{" "}
          {scope.beside.map((one) => `${one.name} (${words(one.reason).toLowerCase()})`).join(", ")}
          .
        </p>
      )}
      {assumptions.length > 0 && (
        <details className="proposal">
          <summary>Assumptions</summary>
          <ul className="notes">
            {assumptions.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Classes({ check, name }: { check: Comparison; name: string }) {
  if (check.classes.length === 0) return null;
  return (
    <div>
      <h3>Allocation</h3>
      <FigureTable
        label={`Check of ${name}`}
        heads={["Class", "Weight", "Band", "Drift", "Status"]}
      >
        {check.classes.map((row) => (
          <PointedRow key={row.class} id={`class:${row.class}`}>
            <Cells row={row} />
          </PointedRow>
        ))}
      </FigureTable>
    </div>
  );
}

function Cells({ row }: { row: ClassRow }) {
  const { min_pct, max_pct, weight_pct, drift_pp } = row;
  const status = row.status === null ? undefined : statuses[row.status];
  return (
    <>
      <th scope="row">{words(row.class)}</th>
      <td>{weight_pct === null ? "–" : percent(weight_pct)}</td>
      <td>{min_pct === null || max_pct === null ? "–" : `${min_pct}–${max_pct} %`}</td>
      <td>{drift_pp === null ? "–" : points(drift_pp)}</td>
      <td>{status === undefined ? "–" : <Status of={status.of}>{status.text}</Status>}</td>
    </>
  );
}
