import type { ClassRow } from "@advisor/domain/ips-check/comparison";
import { isOutside } from "@advisor/domain/ips-check/findings/findings";
import { identifierToWords } from "@advisor/domain/text/display";
import { band, dollars, limit, percent, points } from "../../format/figures.ts";
import { FigureTable } from "../figure-table.tsx";
import { HighlightedRow } from "../highlighted.tsx";
import { Status } from "../status.tsx";
import { barPosition, type WeightAndBand } from "./policy-bar.ts";

const statuses = {
  above_max: { text: "above", of: "act" },
  below_min: { text: "below", of: "act" },
  in_band: { text: "in band", of: "ok" },
  unclassified: { text: "not in policy", of: "unknown" },
} as const;

/** Every asset class against its band; a dot outside is a breach. */
export const WeightsAndBands = ({ rows, label }: { rows: readonly ClassRow[]; label: string }) => (
  <FigureTable
    label={label}
    heads={["Class", "Against the band", "Weight", "Band", "Drift, pp", "Status"]}
  >
    {rows.map((row) => (
      <HighlightedRow key={row.class} id={`class:${row.class}`}>
        <Cells row={row} />
      </HighlightedRow>
    ))}
  </FigureTable>
);

/** Every asset class without a policy, so without bands. */
export const Weights = ({ rows, label }: { rows: readonly ClassRow[]; label: string }) => (
  <FigureTable label={label} heads={["Class", "Value", "Weight"]}>
    {rows.map(({ class: of, value, weight_pct }) => (
      <HighlightedRow key={of} id={`class:${of}`}>
        <th scope="row">{identifierToWords(of)}</th>
        <td>{dollars(value)}</td>
        <td>{weight_pct === null ? "unknown" : percent(weight_pct)}</td>
      </HighlightedRow>
    ))}
  </FigureTable>
);

function Cells({ row }: { row: ClassRow }) {
  const { min_pct, max_pct, weight_pct, drift_pp } = row;
  const status = row.status === null ? undefined : statuses[row.status];
  return (
    <>
      <th scope="row">{identifierToWords(row.class)}</th>
      <td className="bar-cell">
        <PolicyBar of={row} out={isOutside(row)} />
      </td>
      <td>{weight_pct === null ? "unknown" : percent(weight_pct)}</td>
      <td>{band(min_pct, max_pct)}</td>
      <td>{drift_pp === null ? "unknown" : points(drift_pp)}</td>
      <td>
        {status === undefined ? "not compared" : <Status of={status.of}>{status.text}</Status>}
      </td>
    </>
  );
}

interface BarProps {
  of: WeightAndBand;
  out: boolean;
  /** The weight before the trades, where the bar compares. */
  before?: { weight_pct: number | null; out: boolean };
}

/** A weight on the scale of its own band. */
export function PolicyBar({ of, out, before }: BarProps) {
  const at = barPosition(of);
  const was = before && barPosition({ ...of, weight_pct: before.weight_pct });
  if (at === undefined) return null;
  const { weight_pct, min_pct, max_pct, target_pct } = of;
  const name = `${identifierToWords(of.class)} ${percent(weight_pct ?? 0)}, band ${band(min_pct, max_pct)}, target ${limit(target_pct)}`;
  return (
    <span className="policy-bar" role="img" aria-label={name} data-out={out || undefined}>
      <span className="band" />
      {at.target !== null && <span className="target" style={{ left: `${at.target}%` }} />}
      {was && (
        <span
          className="before"
          data-out={before.out || undefined}
          style={{ left: `${was.actual}%` }}
        />
      )}
      <span className="actual" style={{ left: `${at.actual}%` }} />
    </span>
  );
}
