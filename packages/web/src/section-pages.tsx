import type { HouseholdCard } from "@advisor/protocol/household";
import { Suspense } from "react";
import type { AdvisorApi } from "./api/advisor-api.ts";
import type { Connection } from "./api/connection.ts";
import type { Drafts } from "./chat/composer/drafts.ts";
import { Problem } from "./chat/problem.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import type { InSight } from "./frame/banner.tsx";
import { HouseholdPages } from "./household-pages.tsx";
import { type Place, urlQueryOf } from "./navigation/place.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { AwaitedPage } from "./on-use/awaited.tsx";
import { onUse } from "./on-use/on-use.ts";
import type { TradingDesk } from "./trading/trading-desk.ts";

// Loaded on first use.
const ResearchPage = onUse(() => import("./research/research-page.tsx"));
const ProofPage = onUse(() => import("./proof/proof-page.tsx"));
const SpendPage = onUse(() => import("./spend/spend-page.tsx"));
const TradingPage = onUse(() => import("./trading/trading-page.tsx"));
const MeetingsPage = onUse(() => import("./home/meetings-page.tsx"));
const HomePage = onUse(() => import("./home/home-page.tsx"));

export interface SectionPagesProps {
  place: Place;
  api: AdvisorApi;
  link: Connection;
  drafts: Drafts;
  households: readonly HouseholdCard[];
  advisor: string;
  /** State that is kept in memory between pages. */
  kept: { desk?: TradingDesk };
  /** Called with what is on the screen. */
  shows(inSight: InSight): void;
}

/** Every page that is not a conversation. */
export function SectionPages({
  place,
  households,
  advisor,
  kept,
  shows,
  ...props
}: SectionPagesProps) {
  const { api, link } = props;
  const { research, page, turn } = place;
  return (
    <ErrorBoundary of={urlQueryOf(place)} fallback={() => <SectionFailed />}>
      <Suspense fallback={<AwaitedPage link={link} className="research" />}>
        {research !== undefined && <ResearchPage {...{ api, link, households }} view={research} />}
        {page === "lost" && <NotFoundPage />}
        {page === "home" && <HomePage {...{ api, link, advisor, shows }} />}
        {page === "meetings" && <MeetingsPage api={api} link={link} />}
        {page === "spend" && <SpendPage api={api} link={link} />}
        {page === "trading" && (
          <TradingPage {...{ api, link, kept }} instrument={place.instrument} />
        )}
        <HouseholdPages place={place} {...props} />
        {page === "proof" && turn !== undefined && (
          <ProofPage key={turn} {...{ api, link, households }} turn={turn} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

const SectionFailed = () => (
  <main className="research" id="main" tabIndex={-1}>
    <Problem
      error={new Error("This page cannot be shown. Reload it; running work continues meanwhile.")}
      retry={() => location.reload()}
    />
  </main>
);
