import { count } from "../format/figures.ts";
import { ScrollRegion } from "../scroll-region.tsx";
import type { TimedStep } from "./timed-steps.ts";

interface Props {
  steps: readonly TimedStep[];
  total: number | null;
}

/** Each step with its duration, on a shared scale. */
export function TimedStepsTable({ steps, total }: Props) {
  const whole = Math.max(total ?? 0, 1, ...steps.map(({ from, ms }) => from + (ms ?? 0)));
  return (
    <section className="card" aria-label="What ran">
      <div className="line">
        <h2>What ran</h2>
        {total !== null && <span className="quiet">{count(total)} ms in all</span>}
      </div>
      <ScrollRegion className="scrolls" role="group" aria-label="What ran, table">
        <Timeline steps={steps} whole={whole} />
      </ScrollRegion>
    </section>
  );
}

const Timeline = ({ steps, whole }: Pick<Props, "steps"> & { whole: number }) => (
  <table className="figures" aria-label="What ran">
    <thead>
      <tr>
        <th scope="col">Step</th>
        <th scope="col" className="when">
          0 to {count(whole)} ms
        </th>
        <th scope="col">Time, ms</th>
        <th scope="col" className="result">
          Result
        </th>
      </tr>
    </thead>
    <tbody>
      {steps.map(({ name, kind, ms, from, result }) => (
        <tr key={`${name} ${from} ${ms} ${result}`}>
          <th scope="row">{name}</th>
          <td className="when">
            <span className="timeline" aria-hidden="true">
              <span
                data-kind={kind}
                style={{
                  left: `${(from / whole) * 100}%`,
                  width: `${Math.max(1, ((ms ?? 0) / whole) * 100)}%`,
                }}
              />
            </span>
          </td>
          <td>{ms === null ? "not taken" : count(ms)}</td>
          <td className="result">{result}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
