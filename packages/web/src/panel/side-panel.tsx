import type { HouseholdDetail } from "@advisor/protocol/household";
import { views as viewTypes } from "@advisor/protocol/panel/views.gen";
import type { View } from "@advisor/protocol/view";
import { Button, CloseButton, Group } from "@mantine/core";
import { type ComponentType, use, useMemo } from "react";
import { useLoadError } from "../api/use-load-error.ts";
import { Problem } from "../chat/problem.tsx";
import { valueOrUnknown } from "../format/format.ts";
import { HeadSlot } from "../frame/head-slot.ts";
import { HighlightContext } from "./highlighted.tsx";
import { HouseholdHead } from "./household-head.tsx";
import { priceDays, priceWords } from "./price-days.ts";
import { Results } from "./results.tsx";
import { StatedTotal } from "./stated-total.tsx";
import { focusTab } from "./tab-keys.ts";
import type { usePanel } from "./use-panel.ts";
import type { PanelData, ViewProps } from "./view-props.ts";
import { drawings } from "./views.gen.ts";

export interface PanelBar {
  close(): void;
  wide: boolean;
  /** Widens the panel for wide tables; absent if there is no room. */
  widen: ((wide: boolean) => void) | undefined;
}

interface Props extends PanelData {
  panel: ReturnType<typeof usePanel>;
  /** What is done with the panel as a whole; absent where it is the page itself. */
  bar: PanelBar | undefined;
  household_id: string | null;
  readAt: string | undefined;
}

/**
 * The side panel, which shows what the copilot talks about unless the advisor looks at something
 * else.
 */
export function SidePanel(props: Props) {
  const { panel, bar, household_id, household, readAt, error, link, reload } = props;
  const unread = useLoadError(error, link);
  const { view, highlight_ids, scroll_to } = panel.panel;
  const onPhone = use(HeadSlot) !== null;
  const views = viewsFor(household_id, view).map((one) => ({
    key: one.view,
    name: viewTypes[one.view].title,
    shown: one.view === view.view,
    show: () => panel.move(one),
  }));
  const pointing = useMemo(() => ({ highlight_ids, scroll_to }), [highlight_ids, scroll_to]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the tabs inside work from anywhere in the panel
    <div className="panel-inside" onKeyDown={focusTab}>
      {bar === undefined && onPhone ? (
        <HouseholdHead
          {...{ household_id, household }}
          simulated={isSimulated(props)}
          views={views}
        />
      ) : (
        <div className="panel-head">
          {bar === undefined && household && <HouseholdHeading household={household} heading />}
          <Group justify="space-between" wrap="nowrap">
            <Group gap={4} role="group" aria-label="Views">
              {views.map(({ key, name, shown, show }) => (
                <Button
                  key={key}
                  size="compact-xs"
                  color={shown ? "blue" : "gray"}
                  variant={shown ? "light" : "subtle"}
                  aria-pressed={shown}
                  onClick={show}
                >
                  {name}
                </Button>
              ))}
            </Group>
            {bar && <Bar {...bar} />}
          </Group>
          {bar !== undefined && household && <HouseholdHeading household={household} />}
        </div>
      )}
      {household && <StatedTotal household={household} />}
      {panel.unsaved && <p className="quiet">The last move could not be kept.</p>}
      {unread && <Problem error={unread} retry={reload} readAt={readAt} />}
      <HighlightContext value={pointing}>
        <PanelContent {...props} />
      </HighlightContext>
    </div>
  );
}

const isSimulated = ({ households, household_id }: Props): boolean =>
  households.some(({ id, simulated }) => simulated && id === household_id);

const Bar = ({ close, wide, widen }: PanelBar) => (
  <Group gap={4} wrap="nowrap">
    {widen && (
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        aria-pressed={wide}
        onClick={() => widen(!wide)}
      >
        Wide
      </Button>
    )}
    <CloseButton size="sm" aria-label="Close the panel" onClick={close} />
  </Group>
);

/** The available views; that of a fund only while it is open. */
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

interface HouseholdHeadingProps {
  household: HouseholdDetail;
  /** Whether the name is the page's heading. */
  heading?: boolean;
}

/** The household's name, value and date above every view. */
const HouseholdHeading = ({ household, heading = false }: HouseholdHeadingProps) => (
  <div className="panel-whose">
    <div className="line">
      {heading ? <h1>{household.name}</h1> : <strong>{household.name}</strong>}
      <strong>{valueOrUnknown(household.holdings.totals.total_value)}</strong>
    </div>
    <p className="quiet">
      {[...household.members.map(({ name }) => name), priceWords(priceDays(household))].join(" · ")}
    </p>
  </div>
);

function PanelContent({ panel, ...props }: Props) {
  const { view } = panel.panel;
  // The cast holds because the drawing is chosen by the name of the view that it is given.
  const all = drawings as Partial<Record<View["view"], ComponentType<ViewProps<View["view"]>>>>;
  const Draw = all[view.view] ?? Results;
  return <Draw {...props} view={view} move={panel.move} />;
}
