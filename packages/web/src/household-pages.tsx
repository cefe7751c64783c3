import type { AdvisorApi } from "./api/advisor-api.ts";
import type { Connection } from "./api/connection.ts";
import type { Drafts } from "./chat/composer/drafts.ts";
import type { Place } from "./navigation/place.ts";
import { onUse } from "./on-use/on-use.ts";

// Loaded on first use.
const BriefPage = onUse(() => import("./brief/brief-page.tsx"));
const ProposalPage = onUse(() => import("./proposal/proposal-page.tsx"));
const HoldingsPage = onUse(() => import("./panel/holdings/holdings-page.tsx"));

interface Props {
  place: Place;
  api: AdvisorApi;
  link: Connection;
  drafts: Drafts;
}

/** The pages of one household. */
export function HouseholdPages({ place, api, link, drafts }: Props) {
  const { household, page } = place;
  if (household === null) return null;
  switch (page) {
    case "brief":
      return <BriefPage key={household} {...{ api, link, drafts }} household_id={household} />;
    case "holdings":
      return <HoldingsPage key={household} {...{ api, link }} household_id={household} />;
    case "proposal":
      return <ProposalPage key={household} {...{ api, link }} household_id={household} />;
    default:
      return null;
  }
}
