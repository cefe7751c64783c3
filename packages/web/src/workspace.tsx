import type { HouseholdCard } from "@advisor/protocol/household";
import { CloseButton } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { AdvisorApi } from "./api/advisor-api.ts";
import type { Connection } from "./api/connection.ts";
import { useReturnToTab } from "./api/use-return-to-tab.ts";
import type { HouseholdFreshness } from "./banner.tsx";
import type { Drafts } from "./chat/composer/drafts.ts";
import type { ConversationContext } from "./chat/existing-conversation.tsx";
import { Problem } from "./chat/problem.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { HouseholdPages } from "./household-pages.tsx";
import { useShortcuts } from "./keyboard/shortcuts.ts";
import { Navigation } from "./navigation/navigation.tsx";
import { navigateTo, type Place, urlQueryOf, usePlace } from "./navigation/place.ts";
import { useHouseholdSelection } from "./navigation/use-household-selection.ts";
import { useLists } from "./navigation/use-lists.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { Sheet } from "./sheet.tsx";
import { TopBar } from "./top-bar.tsx";
import { useTour } from "./tour/tour-state.ts";
import type { TradingDesk } from "./trading/trading-desk.ts";
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
const neededLists = ({ page, research }: Place, searched: boolean) => ({
  all: page !== "home" || searched,
  desk: page === undefined && research === undefined,
});

const shownOf = ({ simulated, check }: HouseholdCard): HouseholdFreshness => ({
  simulated,
  prices_as_of: check?.prices_as_of ?? null,
  as_of: check?.as_of ?? null,
});

// Loaded on first use, so that conversations do not wait for it.
const ResearchPage = lazy(() => import("./research/research-page.tsx"));
const ConversationArea = lazy(() => import("./conversation-area.tsx"));
const ProofPage = lazy(() => import("./proof/proof-page.tsx"));
const SpendPage = lazy(() => import("./spend/spend-page.tsx"));
const TradingPage = lazy(() => import("./trading/trading-page.tsx"));
const Tour = lazy(() => import("./tour/tour.tsx"));
const HomePage = lazy(() => import("./home/home-page.tsx"));

/** The whole page of a signed-in advisor. */
export function Workspace({ api, link, drafts, advisor, signOut }: Props) {
  const place = usePlace();
  useShortcuts();
  const { household, conversation, research } = place;
  const [drawn, setDrawn] = useState(false);
  const [kept] = useState<{ desk?: TradingDesk }>({});
  const narrow = useNarrow();
  const [searched, setSearched] = useState(false);
  const [inSight, setInSight] = useState<readonly HouseholdFreshness[]>(none);
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
  const around: ConversationContext = {
    ...{ api, link, drafts, households },
    household: lists.household,
    joined: chosen.joined,
    changed: lists.changed,
  };
  const navigation = (
    <Navigation
      {...{ api, link, lists, household, conversation }}
      choose={closing(chosen.choose)}
      open={closing((id) => {
        chosen.forget();
        navigateTo({ household, conversation: id });
      })}
    />
  );
  return (
    <div className="page">
      <a className="skip" href="#main">
        {wanted.desk ? "Skip to the conversation" : "Skip to the content"}
      </a>
      <TopBar
        {...{ api, place, households, advisor, signOut }}
        shown={wanted.all ? households.map(shownOf) : inSight}
        search={() => setSearched(true)}
        lists={narrow && wanted.desk ? { opened: drawn, turn: () => setDrawn(!drawn) } : undefined}
      />
      {place.page === "home" && step !== undefined && (
        <Suspense>
          <Tour />
        </Suspense>
      )}
      {wanted.desk ? (
        <div className="columns">
          <ListsColumn narrow={narrow} drawn={drawn} close={() => setDrawn(false)}>
            {navigation}
          </ListsColumn>
          <ErrorBoundary
            of={`${household} ${conversation}`}
            fallback={(_, again) => <Failed again={again} />}
          >
            <Suspense fallback={<main className="middle" id="main" tabIndex={-1} aria-busy />}>
              <ConversationArea
                {...around}
                {...{ household_id: household, conversation, lists }}
                round={chosen.round}
              />
            </Suspense>
          </ErrorBoundary>
        </div>
      ) : (
        <ErrorBoundary of={urlQueryOf(place)} fallback={() => <SectionFailed />}>
          <Suspense fallback={<main className="research" id="main" tabIndex={-1} aria-busy />}>
            {research !== undefined && (
              <ResearchPage {...{ api, link, households }} view={research} />
            )}
            {place.page === "lost" && <NotFoundPage />}
            {place.page === "home" && <HomePage {...{ api, link, advisor }} shows={setInSight} />}
            {place.page === "spend" && <SpendPage api={api} link={link} />}
            <Trading {...{ api, link, kept, place }} />
            <HouseholdPages {...{ place, api, link, drafts }} />
            {place.page === "proof" && place.turn !== undefined && (
              <ProofPage key={place.turn} {...{ api, link, households }} turn={place.turn} />
            )}
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

interface TradingProps extends Pick<Props, "api" | "link"> {
  /** State that is kept in memory between pages. */
  kept: { desk?: TradingDesk };
  place: Place;
}

const Trading = ({ place, ...given }: TradingProps) =>
  place.page === "trading" && <TradingPage {...given} instrument={place.instrument} />;

interface ColumnProps {
  narrow: boolean;
  drawn: boolean;
  close(): void;
  children: ReactNode;
}

/** The lists next to the page, or over it on narrow screens. */
const ListsColumn = ({ narrow, drawn, close, children }: ColumnProps) =>
  narrow ? (
    <Sheet label="Households and conversations" opened={drawn} close={close} position="left">
      <CloseButton ml="auto" aria-label="Close the lists" onClick={close} />
      {children}
    </Sheet>
  ) : (
    <aside className="navigation" aria-label="Households and conversations">
      {children}
    </aside>
  );

const Failed = ({ again }: { again: () => void }) => (
  <main className="middle" id="main" tabIndex={-1}>
    <Problem
      error={new Error("This conversation cannot be shown. Try again, or open another one.")}
      retry={again}
    />
  </main>
);

const SectionFailed = () => (
  <main className="research" id="main" tabIndex={-1}>
    <Problem
      error={new Error("This page cannot be shown. Reload it; running work continues meanwhile.")}
      retry={() => location.reload()}
    />
  </main>
);
