import "./values.css";
import type { HouseholdValues } from "@advisor/protocol/household-values";
import { SegmentedControl } from "@mantine/core";
import { useCallback, useState } from "react";
import { useAmountsHidden } from "../../amounts/hidden-amounts.ts";
import { maskAmounts } from "../../amounts/mask.ts";
import type { AdvisorApi } from "../../api/advisor-api.ts";
import type { Connection } from "../../api/connection.ts";
import { useReconnect } from "../../api/use-link.ts";
import { useLoadError } from "../../api/use-load-error.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { useReturnToTab } from "../../api/use-return-to-tab.ts";
import { Problem } from "../../chat/problem.tsx";
import { Fact } from "../../fact.tsx";
import { date, dollars, signed, signedPercent } from "../../format/figures.ts";
import { ValueChart } from "./value-chart.tsx";
import { ValueTable } from "./value-table.tsx";
import {
  comparedWords,
  type Marker,
  markersOf,
  movedWords,
  type Period,
  type Point,
  periodNames,
  sourceWords,
  statedWords,
} from "./value-words.ts";

interface Props {
  household_id: string;
  api: Pick<AdvisorApi, "values">;
  link: Connection;
}

/** The household's value over time, with deposits marked so that they are not mistaken for growth. */
export function ValueOverTime({ household_id, api, link }: Props) {
  const load = useCallback(() => api.values(household_id), [api, household_id]);
  const { value, readAt, error, reload } = useLoaded(load);
  useReturnToTab(reload);
  useReconnect(link, reload);
  const failure = useLoadError(error, link);
  return (
    <section className="values" aria-label="Value over time" aria-busy={value === undefined}>
      {failure && <Problem error={failure} retry={reload} readAt={readAt} />}
      {value && value.points.length < 2 && <TooFewValues values={value} />}
      {value && value.points.length > 1 && <ValueCourse values={value} />}
      {value === undefined && failure === undefined && <h2>Value over time</h2>}
    </section>
  );
}

function TooFewValues({ values }: { values: HouseholdValues }) {
  const [only] = values.points;
  return (
    <>
      <h2>Value over time</h2>
      <p className="quiet">
        {only === undefined
          ? "No values over time are on file, so there is nothing to draw."
          : `Only one value is on file: ${dollars(only.value_usd)} on ${date(only.day)}. A line needs two.`}{" "}
        Import the values of month ends with valuations.csv (account_id, day, value, source), and
        deposits and withdrawals with transfers.csv.
      </p>
    </>
  );
}

function ValueCourse({ values }: { values: HouseholdValues }) {
  const [name, setName] = useState<Period["name"]>("this_year");
  const period = values.periods.find((one) => one.name === name) ?? values.periods[0];
  if (period === undefined) return null;
  const points = values.points.filter(({ day }) => day >= period.from);
  const markers = markersOf(values.moved ?? [], period);
  return (
    <>
      <header className="line">
        <h2>Value over time</h2>
        <SegmentedControl
          size="xs"
          aria-label="Period"
          value={name}
          data={values.periods.map((one) => ({ value: one.name, label: periodNames[one.name] }))}
          onChange={setName}
        />
      </header>
      <ChartWithSlider key={name} period={period} points={points} markers={markers} />
      <Figures period={period} known={values.moved !== null} />
      <Source values={values} />
      <details>
        <summary>Show as table</summary>
        <ValueTable period={period} points={points} markers={markers} />
      </details>
    </>
  );
}

interface ChartInput {
  period: Period;
  points: readonly Point[];
  markers: readonly Marker[];
}

/** The chart, and the figures of the selected day. */
function ChartWithSlider({ period, points, markers }: ChartInput) {
  const last = points.length - 1;
  const [at, read] = useState(last);
  const hidden = useAmountsHidden();
  const point = points[at];
  if (point === undefined) return null;
  const before = points[at - 1]?.day ?? "";
  const moved = markers.filter(({ day }) => day > before && day <= point.day);
  const words = [
    `${date(point.day)}: ${dollars(point.value_usd)}`,
    ...moved.flatMap((marker) => marker.moved.map(movedWords)),
  ];
  const spoken = words.join(", ");
  return (
    <>
      <ValueChart {...{ period, points, markers, at, read }} />
      <input
        type="range"
        aria-label="Day of the value"
        aria-valuetext={hidden ? maskAmounts(spoken) : spoken}
        min={0}
        max={last}
        value={at}
        onChange={(event) => read(Number(event.currentTarget.value))}
      />
      <p className="value-read">
        <strong>{words[0]}</strong>
        {words.slice(1).map((one) => (
          <span key={one}>{one}</span>
        ))}
      </p>
      {markers.length > 0 && <Legend markers={markers} />}
    </>
  );
}

const Legend = ({ markers }: { markers: readonly Marker[] }) => (
  <p className="quiet value-legend">
    {markers.some(({ net_usd }) => net_usd > 0) && <span>▲ money came in</span>}
    {markers.some(({ net_usd }) => net_usd < 0) && <span>▼ money went out</span>}
  </p>
);

function Figures({ period, known }: { period: Period; known: boolean }) {
  const { from, to, reached, net_flow_usd, earned_usd, time_weighted_pct, exact } = period;
  const stated = statedWords(period);
  return (
    <>
      <p className="quiet">
        {date(from)} to {date(to)}
        {!reached && ": values on file begin later than the period"}.
      </p>
      {known ? (
        <dl className="value-figures">
          <Fact
            name="Time-weighted, net of fees"
            value={time_weighted_pct === null ? "not computable" : signedPercent(time_weighted_pct)}
          />
          <Fact
            name="Net deposits"
            value={net_flow_usd === null ? "unknown" : signed(net_flow_usd)}
          />
          <Fact
            name="Gain without them"
            value={earned_usd === null ? "unknown" : signed(earned_usd)}
          />
        </dl>
      ) : (
        <p className="quiet">
          Deposits and withdrawals are not on file, so growth cannot be separated from them. Import
          them with transfers.csv.
        </p>
      )}
      {(stated !== undefined || (known && !exact)) && (
        <p className="quiet">
          {known && !exact && "Some flows have no value of their day (Modified Dietz). "}
          {stated}
        </p>
      )}
    </>
  );
}

function Source({ values }: { values: HouseholdValues }) {
  const last = values.points.at(-1);
  const [first, ...more] = comparedWords(values);
  const stated = values.accounts.length > 0 && `, by ${sourceWords(values)}`;
  return (
    <>
      <p className="quiet">
        Value of {last && date(last.day)}
        {stated}. {first}
      </p>
      {more.length > 0 && (
        <ul className="notes">
          {more.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </>
  );
}
