import { date, dollarsExact, signed } from "../../format/figures.ts";
import { CopyCells } from "../copy-cells.tsx";
import { FigureTable } from "../figure-table.tsx";
import { type Marker, type Period, type Point, periodNames } from "./value-words.ts";

interface Props {
  period: Period;
  points: readonly Point[];
  markers: readonly Marker[];
}

/** The same figures as a table, newest first, for screen readers and copying. */
export function ValueTable({ period, points, markers }: Props) {
  const rows = rowsOf(points, markers);
  return (
    <>
      <CopyCells
        cells={() => [
          ["Day", "Value, USD", "Net deposits, USD"],
          ...rows.map((row) => [row.day, row.value_usd.toFixed(2), row.net_usd?.toFixed(2) ?? ""]),
        ]}
      />
      <FigureTable
        label={`Value over time, ${periodNames[period.name].toLowerCase()}`}
        heads={["Day", "Value", "Net deposits"]}
      >
        {rows.map(({ day, value_usd, net_usd }) => (
          <tr key={day}>
            <th scope="row">{date(day)}</th>
            <td>{dollarsExact(value_usd)}</td>
            <td>{net_usd === null ? "none" : signed(net_usd)}</td>
          </tr>
        ))}
      </FigureTable>
    </>
  );
}

/** Each value with the deposits and withdrawals since the previous one. */
function rowsOf(points: readonly Point[], markers: readonly Marker[]) {
  const rows = points.map(({ day, value_usd }, at) => {
    const before = points[at - 1]?.day;
    const own = markers.filter((one) => before !== undefined && one.day > before && one.day <= day);
    const net = own.reduce((sum, one) => sum + one.net_usd, 0);
    return { day, value_usd, net_usd: own.length === 0 ? null : Math.round(net * 100) / 100 };
  });
  return rows.toReversed();
}
