import "./spend.css";
import type { SpendDays, SpendToday } from "@advisor/protocol/responses";
import { useCallback, useEffect } from "react";
import type * as z from "zod";
import type { AdvisorApi } from "../api/advisor-api.ts";
import type { Connection } from "../api/connection.ts";
import { useReconnect } from "../api/use-link.ts";
import { useLoadError } from "../api/use-load-error.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { useReturnToTab } from "../api/use-return-to-tab.ts";
import { ConnectionNotice } from "../chat/connection-notice.tsx";
import { Problem } from "../chat/problem.tsx";
import { count, date } from "../format/figures.ts";
import { costText, monthOf } from "../format/format.ts";
import { conventions } from "../format/locale.ts";
import { ownZone, zonedFormat } from "../format/zone.ts";
import { LoadingRows } from "../loading-rows.tsx";
import { FigureTable } from "../panel/figure-table.tsx";
import { ScrollRegion } from "../scroll-region.tsx";

interface Props {
  api: Pick<AdvisorApi, "spend" | "spendDays">;
  link: Connection;
}

/** The cost of the advisor's answers: today against the budget, this month, and by day. */
export default function SpendPage({ api, link }: Props) {
  const load = useCallback(async () => {
    const [today, days] = await Promise.all([api.spend(), api.spendDays()]);
    return { today, days };
  }, [api]);
  const { value, readAt, error, reload } = useLoaded(load);
  useReconnect(link, reload);
  useReturnToTab(reload);
  useEffect(() => {
    document.title = "Spend · Advisor Copilot";
  }, []);
  const unread = useLoadError(error, link);
  return (
    <ScrollRegion as="main" className="column spend-page" id="main" aria-busy={value === undefined}>
      <h1>Spend</h1>
      <ConnectionNotice link={link} />
      {unread && <Problem error={unread} retry={reload} readAt={readAt} />}
      {value === undefined && !unread && <LoadingRows rows={8} />}
      {value && <Figures {...value} />}
    </ScrollRegion>
  );
}

interface Value {
  today: z.infer<typeof SpendToday>;
  days: z.infer<typeof SpendDays>;
}

const clock = zonedFormat(conventions.dates, ownZone, { month: undefined, day: undefined });

const dollarsOf = (usd: number | null): string => (usd === null ? "unknown" : costText(usd));
const limitOf = (usd: number | null): string => (usd === null ? "no limit" : costText(usd));

function Figures({ today, days }: Value) {
  const month = days.months.find((one) => one.month === today.day.slice(0, 7));
  return (
    <>
      <dl className="spend-totals">
        <Total name="Today" value={dollarsOf(today.spent_usd)}>
          {today.held_usd !== null && today.held_usd > 0 && `${costText(today.held_usd)} held, `}
          budget of the day: {limitOf(today.budget_day_usd)}
        </Total>
        <Total name="This month" value={month === undefined ? "$0.00" : dollarsOf(month.spent_usd)}>
          {month === undefined ? "no tokens" : `${count(tokensOf(month))} tokens`}
        </Total>
        <Total name="Questions today" value={count(today.turns)}>
          {today.turns_per_minute === null
            ? "no limit a minute"
            : `at most ${count(today.turns_per_minute)} a minute`}
        </Total>
        <Total name="Model" value={today.model_id}>
          {today.price_usd_per_million_tokens === null
            ? "its price is not known, so nothing is counted"
            : `${costText(today.price_usd_per_million_tokens.input)} in, ${costText(today.price_usd_per_million_tokens.output)} out a million tokens`}
        </Total>
      </dl>
      <p className="quiet">
        Budget of a question: {limitOf(today.budget_turn_usd)}, of a conversation:{" "}
        {limitOf(today.budget_conversation_usd)}. A day begins at {clock(`${today.day}T00:00:00Z`)}{" "}
        (00:00 UTC); the last {days.kept_days} are kept. What is spent includes research and paid
        tools, which are no questions.
      </p>
      <h2>By month</h2>
      <Usage
        label="Spend by month"
        head="Month"
        rows={days.months.map((one) => [monthOf(one.month), one])}
      />
      <h2>By day</h2>
      <Usage label="Spend by day" head="Day" rows={days.items.map((one) => [date(one.day), one])} />
    </>
  );
}

interface TotalProps {
  name: string;
  value: string;
  children: React.ReactNode;
}

const Total = ({ name, value, children }: TotalProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <strong>{value}</strong>
      <span className="quiet">{children}</span>
    </dd>
  </div>
);

interface Used {
  turns: number;
  spent_usd: number | null;
  input_tokens: number;
  output_tokens: number;
}

const tokensOf = ({ input_tokens, output_tokens }: Used): number => input_tokens + output_tokens;

interface UsageProps {
  label: string;
  head: string;
  rows: readonly (readonly [name: string, used: Used])[];
}

function Usage({ label, head, rows }: UsageProps) {
  if (rows.length === 0) return <p className="quiet">Nothing was asked yet.</p>;
  return (
    <FigureTable label={label} heads={[head, "Questions", "Spent", "Tokens in", "Tokens out"]}>
      {rows.map(([name, used]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{count(used.turns)}</td>
          <td>{dollarsOf(used.spent_usd)}</td>
          <td>{count(used.input_tokens)}</td>
          <td>{count(used.output_tokens)}</td>
        </tr>
      ))}
    </FigureTable>
  );
}
