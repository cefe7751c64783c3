import { identifierToWords } from "@advisor/domain/text/display";
import type { HouseholdDetail } from "@advisor/protocol/household";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { Fact } from "../fact.tsx";
import { count, date, dollars } from "../format/figures.ts";
import { dateTime, valueOrUnknown } from "../format/format.ts";
import { PlaceLink } from "../navigation/place-link.tsx";
import { HighlightedItem } from "./highlighted.tsx";
import { Tasks } from "./tasks.tsx";

interface Props {
  household: HouseholdDetail;
  api: Pick<AdvisorApi, "addTask" | "changeTask">;
  changed(): void;
}

/** A household on one screen, before a meeting. */
export function Brief({ household, api, changed }: Props) {
  const { members, holdings, risk_tolerance, next_meeting, documents, tasks } = household;
  const unvested = [...Map.groupBy(holdings.unvested ?? [], ({ symbol }) => symbol)];
  return (
    <>
      <PlaceLink
        className="button"
        to={{ household: household.id, conversation: null, page: "brief" }}
      >
        Open the meeting brief
      </PlaceLink>
      <dl className="fields">
        <Fact name="Total" value={valueOrUnknown(holdings.totals.total_value)} />
        <Fact name="Cash" value={dollars(holdings.totals.total_cash)} />
        {unvested.length > 0 && (
          <Fact name="Unvested, not in the total" value={unvested.map(grant).join(", ")} />
        )}
        <Fact name="Risk tolerance" value={identifierToWords(risk_tolerance)} />
        <Fact
          name="Next meeting"
          value={next_meeting === null ? "None is planned" : dateTime(next_meeting)}
        />
      </dl>
      <section aria-label="Members">
        <h2>Members</h2>
        <ul className="items">
          {members.map(({ id, name, role, birth_date }) => (
            <HighlightedItem key={id} id={`member:${id}`}>
              {name}
              <span className="quiet">
                {identifierToWords(role)}
                {birth_date && `, born ${date(birth_date)}`}
              </span>
            </HighlightedItem>
          ))}
        </ul>
      </section>
      <Tasks household_id={household.id} tasks={tasks} api={api} changed={changed} />
      <section aria-label="Documents">
        <h2>Documents</h2>
        {documents.length === 0 && <p className="quiet">None on file.</p>}
        <ul className="items">
          {documents.map((paper) => (
            <HighlightedItem key={paper.id} id={`document:${paper.id}`}>
              {paper.title}
              <span className="quiet">{date(paper.date)}</span>
            </HighlightedItem>
          ))}
        </ul>
      </section>
    </>
  );
}

type Unvested = NonNullable<HouseholdDetail["holdings"]["unvested"]>;

/** "640 MSFT". */
const grant = ([symbol, rows]: [string, Unvested]): string =>
  `${count(rows.reduce((total, { quantity }) => total + quantity, 0))} ${symbol}`;
