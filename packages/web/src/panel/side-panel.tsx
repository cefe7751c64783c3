import type * as HouseholdNoun from "@advisor/domain/household";
import type { View } from "@advisor/protocol/view";
import { Button, CloseButton, Group } from "@mantine/core";
import { useMemo } from "react";
import type { Household } from "../api/household.ts";
import { fundIn, type Message } from "../chat/message.ts";
import { Problem } from "../chat/problem.tsx";
import { Agenda } from "./agenda.tsx";
import { Brief } from "./brief.tsx";
import { Etf } from "./etf.tsx";
import { HouseholdMember } from "./member.tsx";
import { Pointed } from "./pointed.tsx";
import type { usePanel } from "./use-panel.ts";

interface Given {
  panel: ReturnType<typeof usePanel>;
  close(): void;
  households: readonly HouseholdNoun.Card[];
  household_id: string | null;
  /** Undefined while it is read, and where there is none. */
  household: Household | undefined;
  error: Error | undefined;
  messages: readonly Message[];
}

/** The side panel: it shows what the copilot talks about, and the advisor may look elsewhere. */
export function SidePanel(given: Given) {
  const { panel, close, household_id, error } = given;
  const { view, highlight_ids, scroll_to } = panel.panel;
  const pointing = useMemo(() => ({ highlight_ids, scroll_to }), [highlight_ids, scroll_to]);
  return (
    <div className="panel-inside">
      <Group justify="space-between" wrap="nowrap">
        <Group gap={4} role="group" aria-label="Views">
          {viewsFor(household_id, view).map((one) => (
            <Button
              key={one.view}
              size="compact-sm"
              variant={one.view === view.view ? "light" : "subtle"}
              aria-pressed={one.view === view.view}
              onClick={() => panel.move(one)}
            >
              {titles[one.view]}
            </Button>
          ))}
        </Group>
        <CloseButton aria-label="Close the panel" onClick={close} />
      </Group>
      {panel.unsaved && <p className="quiet">The last move could not be kept.</p>}
      {error && <Problem error={error} />}
      <Pointed value={pointing}>
        <Shown {...given} />
      </Pointed>
    </div>
  );
}

const titles: Record<View["view"], string> = {
  agenda: "Agenda",
  householdBrief: "Brief",
  householdMember: "Household",
  etf: "Fund",
};

/** The views that can be gone to; the fund's only while it is shown. */
function viewsFor(household_id: string | null, shown: View): View[] {
  const about: View[] =
    household_id === null
      ? []
      : [
          { view: "householdBrief", view_state: { household_id } },
          {
            view: "householdMember",
            view_state: { household_id, tab: "overview", show_holdings: false },
          },
        ];
  const views: View[] = [{ view: "agenda", view_state: {} }, ...about];
  return views.some(({ view }) => view === shown.view) ? views : [...views, shown];
}

function Shown({ panel, households, household, messages }: Given) {
  const { view } = panel.panel;
  if (view.view === "agenda") return <Agenda households={households} household={household} />;
  if (view.view === "etf") {
    const { ticker } = view.view_state;
    return <Etf ticker={ticker} fund={fundIn(messages, ticker)} />;
  }
  if (household === undefined) return <p className="quiet">Reading the household …</p>;
  return view.view === "householdBrief" ? (
    <Brief household={household} />
  ) : (
    <HouseholdMember household={household} view={view} move={panel.move} />
  );
}
