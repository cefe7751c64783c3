import type { HouseholdCard } from "@advisor/protocol/household";
import { Suspense, useState } from "react";
import type { AdvisorApi } from "./api/advisor-api.ts";
import type { Connection } from "./api/connection.ts";
import { useReturnToTab } from "./api/use-return-to-tab.ts";
import type { Drafts } from "./chat/composer/drafts.ts";
import type { ConversationContext } from "./chat/existing-conversation.tsx";
import { Problem } from "./chat/problem.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import type { HouseholdFreshness, InSight } from "./frame/banner.tsx";
import { Frame } from "./frame/frame.tsx";
import { useShortcuts } from "./keyboard/shortcuts.ts";
import { ListsSheet } from "./navigation/lists-sheet.tsx";
import { Navigation, type NavigationProps } from "./navigation/navigation.tsx";
import { isDesk, navigateTo, type Place, usePlace } from "./navigation/place.ts";
import { useHouseholdSelection } from "./navigation/use-household-selection.ts";
import { useLists } from "./navigation/use-lists.ts";
import { AwaitedPage } from "./on-use/awaited.tsx";
import { onUse } from "./on-use/on-use.ts";
import { SectionPages, type SectionPagesProps } from "./section-pages.tsx";
import { useTour } from "./tour/tour-state.ts";
import { useNarrow } from "./use-narrow.ts";

interface Props {
  api: AdvisorApi;
  link: Connection;
  drafts: Drafts;
  advisor: string;
  signOut(): void;
}

const none: readonly never[] = [];

/**
 * Household names are loaded only when they are listed or searched, because the worklist does not
 * need them.
 */
const neededLists = (place: Place, searched: boolean) => ({
  all: place.page !== "home" || searched,
  desk: isDesk(place),
});

const shownOf = ({ simulated, check }: HouseholdCard): HouseholdFreshness => ({
  simulated,
  prices_as_of: check?.prices_as_of ?? null,
  as_of: check?.as_of ?? null,
});

// Loaded on first use, so that other pages do not wait for it.
const ConversationArea = onUse(() => import("./conversation-area.tsx"));
const Tour = onUse(() => import("./tour/tour.tsx"));

/** The whole page of a signed-in advisor. */
export function Workspace({ api, link, drafts, advisor, signOut }: Props) {
  const place = usePlace();
  useShortcuts();
  const { household, conversation } = place;
  const [drawn, setDrawn] = useState(false);
  const [kept] = useState<SectionPagesProps["kept"]>({});
  const narrow = useNarrow();
  const [searched, setSearched] = useState(false);
  const [inSight, setInSight] = useState<InSight>({ households: none });
  const wanted = neededLists(place, searched);
  const lists = useLists(api, link, household, wanted);
  const { step } = useTour();
  const households = lists.households.value ?? none;
  useReturnToTab(lists.changed);
  const chosen = useHouseholdSelection({ api, drafts, households, changed: lists.changed });
  const closing =
    <Value,>(act: (value: Value) => void) =>
    (value: Value) => {
      setDrawn(false);
      act(value);
    };
  const context: ConversationContext = {
    ...{ api, link, drafts, households },
    household: lists.household,
    joined: chosen.joined,
    changed: lists.changed,
  };
  const navigation = {
    ...{ api, link, lists, household, conversation },
    choose: closing(chosen.choose),
    open: closing((id: string | null) => {
      chosen.forget();
      navigateTo({ household, conversation: id });
    }),
  };
  return (
    <div className="page">
      <a className="skip" href="#main">
        {wanted.desk ? "Skip to the conversation" : "Skip to the content"}
      </a>
      <Frame
        {...{ api, place, households, advisor, signOut }}
        inSight={wanted.all ? { ...inSight, households: households.map(shownOf) } : inSight}
        search={() => setSearched(true)}
        lists={{
          opened: drawn,
          turn() {
            setSearched(true);
            setDrawn(!drawn);
          },
        }}
      >
        {place.page === "home" && step !== undefined && (
          <Suspense>
            <Tour />
          </Suspense>
        )}
        {wanted.desk ? (
          <Desk {...{ context, navigation }} round={chosen.round} beside={!narrow} />
        ) : (
          <SectionPages
            {...{ place, api, link, drafts, households, advisor, kept }}
            shows={setInSight}
          />
        )}
      </Frame>
      {narrow && <ListsSheet {...navigation} drawn={drawn} close={() => setDrawn(false)} />}
    </div>
  );
}

interface DeskProps {
  context: ConversationContext;
  navigation: NavigationProps;
  /** Changes when the open conversation got its household. */
  round: number;
  /** Whether the lists have room beside it. */
  beside: boolean;
}

/** A conversation, or a household about which none was begun yet. */
function Desk({ context, navigation, round, beside }: DeskProps) {
  const { household, conversation, lists } = navigation;
  return (
    <div className="columns">
      {beside && (
        <aside className="navigation" aria-label="Households and conversations">
          <Navigation {...navigation} />
        </aside>
      )}
      <ErrorBoundary
        of={`${household} ${conversation}`}
        fallback={(_, again) => <Failed again={again} />}
      >
        <Suspense fallback={<AwaitedPage link={context.link} className="middle" />}>
          <ConversationArea
            {...context}
            {...{ household_id: household, conversation, lists, round }}
          />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

const Failed = ({ again }: { again: () => void }) => (
  <main className="middle" id="main" tabIndex={-1}>
    <Problem
      error={new Error("This conversation cannot be shown. Try again, or open another one.")}
      retry={again}
    />
  </main>
);
