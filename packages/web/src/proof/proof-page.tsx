import "./proof.css";
import type { HouseholdCard } from "@advisor/protocol/household";
import { useCallback, useEffect } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import type { Connection } from "../api/connection.ts";
import { useReconnect } from "../api/use-link.ts";
import { useLoadError } from "../api/use-load-error.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { ConnectionNotice } from "../chat/connection-notice.tsx";
import { Problem } from "../chat/problem.tsx";
import { LoadingRows } from "../loading-rows.tsx";
import { isMissing, MissingPage } from "../navigation/missing.tsx";
import { ScrollRegion } from "../scroll-region.tsx";
import { AnswerProof } from "./answer-proof.tsx";
import { TurnProof } from "./turn-proof.tsx";

interface Props {
  api: AdvisorApi;
  link: Connection;
  turn: string;
  households: readonly HouseholdCard[];
}

/** How an answer was made: its interpretation, steps, sources and checks. */
export default function ProofPage({ api, link, turn, households }: Props) {
  const load = useCallback(() => api.trace(turn), [api, turn]);
  const { value: trace, readAt, error, reload } = useLoaded(load);
  useReconnect(link, reload);
  useEffect(() => {
    document.title = "Proof · Advisor Copilot";
  }, []);
  const unread = useLoadError(error, link);
  if (isMissing({ value: trace, error })) {
    return (
      <MissingPage what="answer">
        Its conversation may have been deleted, or it may belong to another advisor.
      </MissingPage>
    );
  }
  return (
    <ScrollRegion as="main" className="column proof-page" id="main" aria-busy={trace === undefined}>
      <ConnectionNotice link={link} />
      {unread && <Problem error={unread} retry={reload} readAt={readAt} />}
      {trace === undefined && !unread && <LoadingRows rows={10} />}
      {trace?.kind === "turn" && <TurnProof {...{ api, trace, households }} />}
      {trace?.kind === "answer" && <AnswerProof trace={trace} />}
    </ScrollRegion>
  );
}
