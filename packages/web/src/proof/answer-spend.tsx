import type { TurnTrace } from "@advisor/protocol/trace";
import { useCallback } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { costText } from "../format/format.ts";
import { PlaceLink } from "../navigation/place-link.tsx";

interface Props {
  api: Pick<AdvisorApi, "spend" | "spendDays">;
  trace: Pick<TurnTrace, "cost_usd">;
}

const unknownOr = (usd: number | null): string => (usd === null ? "unknown" : costText(usd));

/** The cost of the answer, compared with the day's and the month's. */
export function AnswerSpend({ api, trace }: Props) {
  const load = useCallback(() => Promise.all([api.spend(), api.spendDays()]), [api]);
  const { value, error } = useLoaded(load);
  const [today, days] = value ?? [];
  const month = days?.months.find((one) => one.month === today?.day.slice(0, 7));
  const rows = [
    { name: "This answer", spent: unknownOr(trace.cost_usd) },
    ...(today === undefined
      ? []
      : [
          {
            name: "Today",
            spent: `${unknownOr(today.spent_usd)}${today.budget_day_usd === null ? "" : ` of ${costText(today.budget_day_usd)}`}`,
          },
          {
            name: "This month",
            spent: month === undefined ? costText(0) : unknownOr(month.spent_usd),
          },
        ]),
  ];
  return (
    <section className="card" aria-label="Spend">
      <h2>Spend</h2>
      {error && <p role="alert">{error.message}</p>}
      <dl className="pairs">
        {rows.map(({ name, spent }) => (
          <div key={name} className="pair">
            <dt>{name}</dt>
            <dd className="figure">{spent}</dd>
          </div>
        ))}
      </dl>
      <PlaceLink to={{ household: null, conversation: null, page: "spend" }}>
        All days and months
      </PlaceLink>
    </section>
  );
}
