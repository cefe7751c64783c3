import { useCallback, useEffect, useState } from "react";
import type { AdvisorApi } from "../../api/advisor-api.ts";
import type { Connection } from "../../api/connection.ts";
import { useReconnect } from "../../api/use-link.ts";
import { useLoadError } from "../../api/use-load-error.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { useReturnToTab } from "../../api/use-return-to-tab.ts";
import { ConnectionNotice } from "../../chat/connection-notice.tsx";
import { Problem } from "../../chat/problem.tsx";
import { counted } from "../../format/figures.ts";
import { dayOf, valueOrUnknown } from "../../format/format.ts";
import { LoadingRows } from "../../loading-rows.tsx";
import { DeskLinks } from "../../navigation/desk-links.tsx";
import { isMissing, UnknownHousehold } from "../../navigation/missing.tsx";
import { usePhone } from "../../use-narrow.ts";
import { priceDays, priceWords } from "../price-days.ts";
import { StatedTotal } from "../stated-total.tsx";
import { ColumnOrder, narrowOrder, wideOrder } from "./columns.tsx";
import { Holdings } from "./holdings.tsx";

interface Props {
  api: Pick<AdvisorApi, "household">;
  link: Connection;
  household_id: string;
}

/** All holdings of a household, on a full-width page. */
export default function HoldingsPage({ api, link, household_id }: Props) {
  const load = useCallback(() => api.household(household_id), [api, household_id]);
  const { value: household, readAt, error, reload } = useLoaded(load);
  const [search, setSearch] = useState("");
  const usesNarrowOrder = usePhone();
  useReconnect(link, reload);
  useReturnToTab(reload);
  const name = household?.name;
  useEffect(() => {
    document.title = [name, "Holdings", "Advisor Copilot"].filter(Boolean).join(" · ");
  }, [name]);
  const unpriced = household?.holdings.totals.unvalued ?? 0;
  const unread = useLoadError(error, link);
  if (isMissing({ value: household, error })) return <UnknownHousehold id={household_id} />;
  return (
    <main
      className="column holdings-page"
      id="main"
      tabIndex={-1}
      data-scrolls
      aria-busy={!household}
    >
      <ConnectionNotice link={link} />
      {unread && <Problem error={unread} retry={reload} readAt={readAt} />}
      {household === undefined && !unread && <LoadingRows rows={12} />}
      {household && (
        <>
          <header className="line">
            <div className="grow">
              <h1>{household.name}</h1>
              <p className="quiet">
                Holdings, {closes(priceDays(household))}.
                {household.holdings.reconciliation.reconciled &&
                  unpriced === 0 &&
                  " Holdings and cash agree with the total on file."}
              </p>
              <StatedTotal household={household} />
            </div>
            <div className="desk-links">
              <DeskLinks household_id={household_id} page="proposal" />
            </div>
            <p className="figure">
              <strong className="large">
                {valueOrUnknown(household.holdings.totals.total_value)}
              </strong>
              <span className="quiet below">
                {counted(household.holdings.totals.holdings, "holding")} in{" "}
                {counted(household.holdings.accounts.length, "account")}
                {unpriced > 0 && `, ${unpriced} without a price, which count in no value`}
              </span>
            </p>
          </header>
          <ColumnOrder value={usesNarrowOrder ? narrowOrder : wideOrder}>
            <Holdings household={household} search={search} searched={setSearch} />
          </ColumnOrder>
        </>
      )}
    </main>
  );
}

/** "Fri, Nov 20 close"; of accounts of different days from the first to the last. */
const closes = (days: readonly string[]): string =>
  days.length === 1 ? days.map((day) => `${dayOf(`${day}T12:00`)} close`).join() : priceWords(days);
