import { useElementSize } from "@mantine/hooks";
import { date, dollars } from "../../format/figures.ts";
import { dayIn } from "../../format/format.ts";
import {
  amountTicks,
  dayTicks,
  type Frame,
  lineOf,
  nearest,
  type Scale,
  scaleOf,
} from "./value-scale.ts";
import { axisDollars, chartName, type Marker, type Period, type Point } from "./value-words.ts";

interface Props {
  period: Period;
  points: readonly Point[];
  markers: readonly Marker[];
  /** The selected point. */
  at: number;
  read(at: number): void;
}

const height = 150;
const mark = 4;

/** The household's value as a line, with marks on days of deposits and withdrawals. */
export function ValueChart({ period, points, markers, at, read }: Props) {
  const { ref, width } = useElementSize();
  const frame: Frame = { width, height, left: 46, right: 8, top: 14, bottom: 22 };
  const scale = scaleOf(points, frame);
  const point = points[at];
  return (
    <div ref={ref} className="value-chart" role="img" aria-label={chartName(period, markers)}>
      {width > 0 && (
        <svg
          width={width}
          height={height}
          aria-hidden="true"
          onPointerLeave={() => read(points.length - 1)}
          onPointerMove={(event) => {
            const { left } = event.currentTarget.getBoundingClientRect();
            read(nearest(points, scale, event.clientX - left));
          }}
        >
          <Axes period={period} points={points} frame={frame} scale={scale} />
          <polyline className="value-line" points={lineOf(points, scale)} />
          {markers.map((one) => (
            <Mark key={one.day} marker={one} points={points} frame={frame} scale={scale} />
          ))}
          {point && (
            <circle
              className="value-dot"
              cx={scale.x(point.day)}
              cy={scale.y(point.value_usd)}
              r="4"
            >
              <title>{`${date(point.day)}: ${dollars(point.value_usd)}`}</title>
            </circle>
          )}
        </svg>
      )}
    </div>
  );
}

interface ChartGeometry {
  points: readonly Point[];
  frame: Frame;
  scale: Scale;
}

function Axes({ period, points, frame, scale }: ChartGeometry & { period: Period }) {
  const { width, left, right, bottom } = frame;
  const below = height - bottom;
  return (
    <>
      {amountTicks(points.map(({ value_usd }) => value_usd)).map((tick) => (
        <g key={tick}>
          <path className="value-rule" d={`M${left} ${scale.y(tick)}H${width - right}`} />
          <text x={left - 6} y={scale.y(tick) + 4} textAnchor="end">
            {axisDollars(tick)}
          </text>
        </g>
      ))}
      {dayTicks(period.from, period.to).map(({ day, name }) => (
        <text key={day} x={scale.x(day)} y={below + 17}>
          {name}
        </text>
      ))}
      <text x={width - right} y={below + 17} textAnchor="end">
        {dayIn(period.to, period.to)}
      </text>
    </>
  );
}

/** A triangle above the value: up for a deposit, down for a withdrawal. */
function Mark({ marker, points, frame, scale }: ChartGeometry & { marker: Marker }) {
  const point = points.find(({ day }) => day >= marker.day);
  if (point === undefined) return null;
  const x = scale.x(marker.day);
  const tip = scale.y(point.value_usd) - 8;
  const shape =
    marker.net_usd > 0 ? `l${mark} 7h${-2 * mark}z` : `m${-mark} 0h${2 * mark}l${-mark} 7z`;
  return (
    <g className="value-mark">
      <path className="value-stem" d={`M${x} ${tip + 8}V${height - frame.bottom}`} />
      <path className="value-flow" d={`M${x} ${tip - 4}${shape}`} />
    </g>
  );
}
