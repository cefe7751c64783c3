import "./proposal.css";
import type { TradeList } from "@advisor/domain/ips-check/trade-list";
import type { Proposal } from "@advisor/protocol/proposal";
import { Button, SegmentedControl, Select } from "@mantine/core";
import { useCallback, useEffect, useState } from "react";
import { saveFile } from "../amounts/exports.ts";
import type { AdvisorApi } from "../api/advisor-api.ts";
import type { Connection } from "../api/connection.ts";
import { useReconnect } from "../api/use-link.ts";
import { useLoadError } from "../api/use-load-error.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { useReturnToTab } from "../api/use-return-to-tab.ts";
import { ConnectionNotice } from "../chat/connection-notice.tsx";
import { Problem } from "../chat/problem.tsx";
import { fileName } from "../format/file-name.ts";
import { checkedOn, valueOrUnknown } from "../format/format.ts";
import { LoadingRows } from "../loading-rows.tsx";
import { isMissing, UnknownHousehold } from "../navigation/missing.tsx";
import { PlaceLink } from "../navigation/place-link.tsx";
import { CopyCells } from "../panel/copy-cells.tsx";
import { ScrollRegion } from "../scroll-region.tsx";
import { AfterTrades } from "./after-trades.tsx";
import { ExcludedLines } from "./excluded-lines.tsx";
import { ProposalProof } from "./proposal-proof.tsx";
import { Totals } from "./totals.tsx";
import { tradeCells } from "./trade-cells.ts";
import { Trades } from "./trades.tsx";
import { type ProposedTradeList, useTradeListSelection } from "./use-trade-list-selection.ts";

interface Props {
  api: AdvisorApi;
  link: Connection;
  household_id: string;
}

type Policy = Proposal["policies"][number];

/** Room for the longest name, beside the padding and the arrow. */
const widthFor = (policies: readonly Policy[]): string =>
  `calc(${Math.max(...policies.map(({ name }) => name.length))}ch + 2rem)`;

/** Proposed sales and purchases by account and lot. Nothing is traded. */
export default function ProposalPage({ api, link, household_id }: Props) {
  const load = useCallback(() => api.proposal(household_id), [api, household_id]);
  const { value: proposal, readAt, error, reload } = useLoaded(load);
  useReconnect(link, reload);
  useReturnToTab(reload);
  const [wanted, setWanted] = useState<string | null>(null);
  const [mode, setMode] = useState<TradeList["mode"]>("band");
  const name = proposal?.household_name;
  useEffect(() => {
    document.title = [name, "Proposal", "Advisor Copilot"].filter(Boolean).join(" · ");
  }, [name]);
  const unread = useLoadError(error, link);
  const policy =
    proposal?.policies.find(({ ips_id }) => ips_id === wanted) ?? proposal?.policies[0];
  const whole = policy?.lists.find((one) => one.mode === mode);
  const chosen = useTradeListSelection({ api, household_id, policy, whole });
  const { list, without } = chosen;
  if (isMissing({ value: proposal, error })) return <UnknownHousehold id={household_id} />;
  return (
    <ScrollRegion as="main" className="column" id="main" aria-busy={proposal === undefined}>
      <ConnectionNotice link={link} />
      {unread && <Problem error={unread} retry={reload} readAt={readAt} />}
      {proposal === undefined && !unread && <LoadingRows rows={12} />}
      {chosen.error && (
        <Problem
          error={chosen.error}
          retry={() => {
            chosen.includeAll();
            reload();
          }}
        />
      )}
      {proposal && policy && (
        <>
          <header className="proposal-head">
            <div className="grow">
              <h1>
                <PlaceLink to={{ household: household_id, conversation: null }}>
                  {proposal.household_name}
                </PlaceLink>
              </h1>
              <p className="quiet">
                {policy.ips_id === null
                  ? "No proposal"
                  : `Proposal for the ${policy.name}, ${valueOrUnknown(policy.total_value)}`}
                , {checkedOn(proposal.as_of, proposal.prices_as_of)}. Nothing is traded.
              </p>
            </div>
            {proposal.policies.length > 1 && (
              <Select
                aria-label="Policy"
                w={widthFor(proposal.policies)}
                maw="100%"
                allowDeselect={false}
                value={policy.ips_id}
                data={proposal.policies.flatMap(({ ips_id, name }) =>
                  ips_id === null ? [] : [{ value: ips_id, label: name }],
                )}
                onChange={setWanted}
              />
            )}
            {list && (
              <>
                <SegmentedControl
                  size="xs"
                  aria-label="Aim"
                  value={mode}
                  data={[
                    { value: "band", label: "Back inside the bands" },
                    { value: "target", label: "Back to the targets" },
                  ]}
                  onChange={(value) => setMode(value === "target" ? "target" : "band")}
                />
                <CopyCells cells={() => tradeCells(list)} button={{ variant: "default" }} />
                <Export {...{ api, proposal, policy, list, without }} />
              </>
            )}
          </header>
          {list === undefined ? (
            <NoTrades policy={policy} household_id={household_id} />
          ) : (
            <ListedTrades {...{ list, policy, chosen }} today={proposal.as_of} />
          )}
          {list && (
            <ProposalProof
              {...{ list, policy: policy.name }}
              checked={checkedOn(proposal.as_of, proposal.prices_as_of)}
            />
          )}
          {list && <Foot />}
        </>
      )}
    </ScrollRegion>
  );
}

const Foot = () => (
  <footer className="quiet proposal-foot">
    Proposes, never trades. Taxes themselves are not computed. The CSV names account, symbol, side,
    quantity and lot on one row each, of the included lines only.
  </footer>
);

const reasons: Record<Policy["status"], string> = {
  ok: "",
  no_ips: "No policy is in effect: there is nothing to propose against.",
  ips_invalid: "The policy contradicts itself. Correct it before anything is proposed.",
  not_computable: "No holding of the policy has a value, so there is nothing to compare.",
};

const NoTrades = ({ policy, household_id }: { policy: Policy; household_id: string }) => (
  <div className="card no-trades">
    <p>{reasons[policy.status]}</p>
    <PlaceLink className="button" to={{ household: household_id, conversation: null }}>
      Open the household
    </PlaceLink>
  </div>
);

interface ListedTradesProps {
  list: ProposedTradeList;
  policy: Policy;
  today: string;
  chosen: ReturnType<typeof useTradeListSelection>;
}

function ListedTrades({ list, policy, today, chosen }: ListedTradesProps) {
  if (list.sells.length + list.buys.length === 0) {
    return (
      <div className="with-rail trades-and-after">
        <p className="card no-trades">
          No trade is needed for this: small drift is fine, and nothing is proposed.
        </p>
        <AfterTrades list={list} assumptions={policy.assumptions} />
      </div>
    );
  }
  return (
    <>
      <Totals list={list} />
      <ExcludedLines
        {...{ list, changed: chosen.changed, includeAll: chosen.includeAll }}
        count={chosen.without.length}
      />
      <div className="with-rail trades-and-after" aria-busy={chosen.pending}>
        <Trades
          {...{ list, today, toggle: chosen.toggle }}
          label={`Proposed trades, ${policy.name}`}
        />
        <AfterTrades list={list} assumptions={policy.assumptions} />
      </div>
    </>
  );
}

interface ExportProps {
  api: Pick<AdvisorApi, "proposalFile">;
  proposal: Proposal;
  policy: Policy;
  list: ProposedTradeList;
  without: readonly number[];
}

function Export({ api, proposal, policy, list, without }: ExportProps) {
  const [failed, setFailed] = useState<Error>();
  const lines = list.sells.length + list.buys.length;
  if (lines === 0) return null;
  const { mode, fingerprint } = list;
  const save = () => {
    setFailed(undefined);
    const { household_id, household_name } = proposal;
    const name = fileName([household_name, policy.name, "proposal", mode], "csv");
    api
      .proposalFile(household_id, { policy: policy.ips_id, mode, fingerprint, without })
      .then((blob) => saveFile(name, blob), setFailed);
  };
  return (
    <>
      <Button disabled={without.length === lines} onClick={save}>
        Export CSV for the desk
      </Button>
      {failed && <p role="alert">{failed.message}</p>}
    </>
  );
}
