import type { HouseholdDetail } from "@advisor/protocol/household";
import type { View } from "@advisor/protocol/view";
import { Tabs } from "@mantine/core";
import { memo } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import type { Connection } from "../api/connection.ts";
import { date } from "../format/figures.ts";
import { PlaceLink } from "../navigation/place-link.tsx";
import { Activity } from "./activity.tsx";
import { Documents } from "./documents.tsx";
import { HighlightedItem } from "./highlighted.tsx";
import { ColumnOrder, narrowOrder } from "./holdings/columns.tsx";
import { Holdings } from "./holdings/holdings.tsx";
import { Lots } from "./lots/lots.tsx";
import { PolicyCheck } from "./policy-check.tsx";
import { priceDays } from "./price-days.ts";
import { Tasks } from "./tasks.tsx";
import { ValueOverTime } from "./values/value-over-time.tsx";

type MemberView = Extract<View, { view: "householdMember" }>;
const tabs = ["overview", "accounts", "lots", "activity", "documents", "tasks", "notes"] as const;
const names: Record<(typeof tabs)[number], string> = {
  overview: "Overview",
  accounts: "Holdings",
  lots: "Lots",
  activity: "Activity",
  documents: "Documents",
  tasks: "Tasks",
  notes: "Notes",
};

interface Props {
  household: HouseholdDetail;
  view: MemberView;
  move(view: View): void;
  api: Pick<AdvisorApi, "document" | "addTask" | "changeTask" | "values">;
  link: Connection;
  /** Something about the household changed. */
  changed(): void;
}

/**
 * A household's details: policy, tasks, holdings and notes. Memoized, so that typing a question
 * does not render it again.
 */
export const HouseholdMember = memo(function HouseholdMember(props: Props) {
  const { household, view, move, api, link, changed } = props;
  const { view_state } = view;
  const change = (state: Partial<MemberView["view_state"]>) =>
    move({ ...view, view_state: { ...view_state, ...state } });
  return (
    <Tabs
      keepMounted={false}
      value={view_state.tab}
      onChange={(value) => {
        const tab = tabs.find((one) => one === value);
        if (tab !== undefined) change({ tab, show_holdings: tab === "accounts" });
      }}
    >
      <Tabs.List>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {names[tab]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="overview">
        {household.ips.map((check) => (
          <PolicyCheck
            key={check.ips_id ?? ""}
            check={check}
            prices={priceDays(household)}
            accountName={(id) => nameIn(household, id)}
            household_id={household.id}
            offered={(title) => ({
              open: household.tasks.some((task) => task.status === "open" && task.title === title),
              create: () => api.addTask(household.id, { title }).then(changed),
            })}
          />
        ))}
        <ValueOverTime household_id={household.id} {...{ api, link }} />
      </Tabs.Panel>
      <Tabs.Panel value="accounts">
        <PlaceLink to={{ household: household.id, conversation: null, page: "holdings" }}>
          Open on the whole page
        </PlaceLink>
        <ColumnOrder value={narrowOrder}>
          <Holdings
            household={household}
            search={view_state.holdings_search ?? ""}
            searched={(holdings_search) => change({ holdings_search })}
          />
        </ColumnOrder>
      </Tabs.Panel>
      <Tabs.Panel value="lots">
        <Lots household={household} />
      </Tabs.Panel>
      <Tabs.Panel value="activity">
        <Activity household={household} />
      </Tabs.Panel>
      <Tabs.Panel value="documents">
        <Documents household={household} read={api.document} />
      </Tabs.Panel>
      <Tabs.Panel value="tasks">
        <Tasks household_id={household.id} tasks={household.tasks} api={api} changed={changed} />
      </Tabs.Panel>
      <Tabs.Panel value="notes">
        <Notes notes={household.notes} />
      </Tabs.Panel>
    </Tabs>
  );
});

const nameIn = ({ holdings }: HouseholdDetail, account_id: string): string =>
  holdings.accounts.find((account) => account.account_id === account_id)?.name ?? account_id;

function Notes({ notes }: Pick<HouseholdDetail, "notes">) {
  if (notes.length === 0) return <p className="quiet">Nothing was noted.</p>;
  return (
    <ul className="items">
      {notes.map(({ id, at, text }) => (
        <HighlightedItem key={id} id={`note:${id}`}>
          {text}
          <span className="quiet">{date(at)}</span>
        </HighlightedItem>
      ))}
    </ul>
  );
}
