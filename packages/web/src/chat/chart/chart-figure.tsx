import "./chart.css";
import { identifierToWords } from "@advisor/domain/text/display";
import type { Chart } from "@advisor/protocol/chart";
import { PolicyBar } from "../../panel/check/weights-and-bands.tsx";
import { FigureTable } from "../../panel/figure-table.tsx";
import { barsOf, figureOf, lineOf, nameOf, tableOf } from "./chart-words.ts";

/** The chart of an answer, with a table of its figures below. */
export function ChartFigure({ chart }: { chart: Chart }) {
  return (
    <figure className="chart">
      <figcaption>{chart.label.charAt(0).toUpperCase() + chart.label.slice(1)}</figcaption>
      <div role="img" aria-label={nameOf(chart)}>
        <Picture chart={chart} />
      </div>
      <details>
        <summary>Show as table</summary>
        <ChartTable chart={chart} />
      </details>
    </figure>
  );
}

function Picture({ chart }: { chart: Chart }) {
  if (chart.type === "band") return <Bands points={chart.points} />;
  return chart.type === "line" ? <Line chart={chart} /> : <Bars chart={chart} />;
}

type Single = Exclude<Chart, { type: "band" }>;

function Bars({ chart }: { chart: Single }) {
  const { points } = chart;
  const bars = barsOf(points.map(({ value }) => Number(value)));
  return points.map(({ name, value }, at) => (
    <div key={`${name} ${value}`} className="chart-row">
      <span className="clipped">{identifierToWords(name)}</span>
      <span className="track">
        <span
          className="fill"
          style={{ left: `${bars[at]?.from}%`, width: `${bars[at]?.width}%` }}
        />
      </span>
      <span className="figure">{figureOf(chart, value)}</span>
    </div>
  ));
}

const size = { width: 600, height: 120 };
const edge = 6;

function Line({ chart }: { chart: Single }) {
  const { points } = chart;
  const values = points.map(({ value }) => Number(value));
  const [first, last] = [points[0], points.at(-1)];
  return (
    <>
      <svg
        viewBox={`${-edge} ${-edge} ${size.width + 2 * edge} ${size.height + 2 * edge}`}
        aria-hidden="true"
      >
        <polyline className="line" points={lineOf(values, size)} />
      </svg>
      <div className="chart-ends">
        {[first, last].map(
          (point) =>
            point && (
              <span key={point.name}>
                {point.name} <strong>{figureOf(chart, point.value)}</strong>
              </span>
            ),
        )}
      </div>
    </>
  );
}

type BandPoints = Extract<Chart, { type: "band" }>["points"];

const Bands = ({ points }: { points: BandPoints }) =>
  points.map(({ name, ...row }) => {
    const [weight_pct, min_pct, max_pct, target_pct] = [
      ...[row.weight, row.min, row.max, row.target],
    ].map(Number);
    if (weight_pct === undefined || min_pct === undefined || max_pct === undefined) return null;
    return (
      <div key={name} className="chart-row">
        <span className="clipped">{identifierToWords(name)}</span>
        <PolicyBar
          of={{ class: name, weight_pct, min_pct, max_pct, target_pct: target_pct ?? null }}
          out={weight_pct < min_pct || weight_pct > max_pct}
        />
        <span className="figure">{figureOf({ unit: "percent" }, row.weight)}</span>
      </div>
    );
  });

function ChartTable({ chart }: { chart: Chart }) {
  const { heads, rows } = tableOf(chart);
  return (
    <FigureTable label={chart.label} heads={heads}>
      {rows.map(([name, ...cells]) => (
        <tr key={`${name} ${cells.join(" ")}`}>
          <th scope="row">{name}</th>
          {cells.map((cell, at) => (
            <td key={heads[at + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </FigureTable>
  );
}
