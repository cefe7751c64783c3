import type { ClassRow } from "@advisor/domain/ips-check/comparison";
import { Badge } from "@mantine/core";
import type { Check } from "../api/household.ts";
import { date, dollars, percent, points, words } from "../format.ts";
import { PointedRow } from "./pointed.tsx";

const statuses = {
  above_max: { text: "above", color: "orange" },
  below_min: { text: "below", color: "orange" },
  in_band: { text: "in band", color: "teal" },
  unclassified: { text: "not in policy", color: "gray" },
} as const;

/** A policy's classes against their bands. */
export function PolicyCheck({ check }: { check: Check }) {
  return (
    <section aria-label={check.ips_name}>
      <h3>{check.ips_name}</h3>
      <p className="quiet">
        {dollars(check.total_value)}, as of {date(check.as_of)}
        {check.status === "ok" ? "" : `, ${words(check.status).toLowerCase()}`}
      </p>
      <div className="scrolls">
        <table className="figures" aria-label={`Check of ${check.ips_name}`}>
          <thead>
            <tr>
              <th scope="col">Class</th>
              <th scope="col">Weight</th>
              <th scope="col">Band</th>
              <th scope="col">Drift</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {check.classes.map((row) => (
              <PointedRow key={row.class} id={`class:${row.class}`}>
                <Cells row={row} />
              </PointedRow>
            ))}
          </tbody>
        </table>
      </div>
    </section>
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
      <td>
        {status === undefined ? (
          "–"
        ) : (
          <Badge size="sm" variant="light" color={status.color}>
            {status.text}
          </Badge>
        )}
      </td>
    </>
  );
}
