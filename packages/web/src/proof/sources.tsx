import { words } from "@advisor/domain/text/display";
import type { TurnTrace } from "@advisor/protocol/trace";
import { Fragment } from "react";
import { date } from "../format/figures.ts";

/** Whether a call has arguments to show. */
const isAsked = (given: unknown): boolean =>
  typeof given !== "object" || given === null || Object.keys(given).length > 0;

/** Every tool call with its arguments, provider and date. */
export function Sources({ trace }: { trace: TurnTrace }) {
  const calls = trace.steps.flatMap(({ step, calls }) =>
    calls.map((call, at) => ({ ...call, key: `${step} ${at}` })),
  );
  return (
    <section className="card" aria-label="Calls and sources">
      <h2>
        Calls and sources <span className="quiet">{calls.length} used</span>
      </h2>
      {calls.length === 0 && <p className="quiet">No tool was called.</p>}
      <dl className="calls">
        {calls.map(({ key, tool, arguments: given, provider, as_of, simulated, source_id }) => (
          <Fragment key={key}>
            <dt>{words(tool)}</dt>
            <dd>
              <span className="quiet">
                {[
                  source_id ?? "no source",
                  provider === null ? "nobody answered" : words(provider),
                  as_of === null ? "no day" : `as of ${date(as_of)}`,
                  ...(simulated ? ["simulated"] : []),
                ].join(", ")}
              </span>
              {isAsked(given) && <code>{JSON.stringify(given)}</code>}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
