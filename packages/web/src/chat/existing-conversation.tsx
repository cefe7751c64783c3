import { ApiError } from "@advisor/client/api-error";
import type * as Conversation from "@advisor/domain/conversation";
import type { HouseholdCard, HouseholdDetail } from "@advisor/protocol/household";
import { useCallback, useEffect } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import type { Connection } from "../api/connection.ts";
import { useLink, useReconnect } from "../api/use-link.ts";
import { type LoadState, useLoaded } from "../api/use-loaded.ts";
import { LoadingRows } from "../loading-rows.tsx";
import { isMissing, MissingPage } from "../navigation/missing.tsx";
import { navigateTo } from "../navigation/place.ts";
import type { Drafts } from "./composer/drafts.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import { OpenConversation } from "./open-conversation.tsx";
import { Problem } from "./problem.tsx";

export interface ConversationContext {
  api: AdvisorApi;
  link: Connection;
  drafts: Drafts;
  households: readonly HouseholdCard[];
  /** The data of the visible household. */
  household: Pick<LoadState<HouseholdDetail>, "value" | "readAt" | "error">;
  /** The open conversation just got its household; a new one can be started instead. */
  joined: { name: string; startNew(): void } | undefined;
  /** Something changed that lists and panels show. */
  changed(): void;
}

interface Props extends ConversationContext {
  id: string;
  card: Conversation.Card | undefined;
  /** The first message of a conversation that was just started; `taken` confirms that it was sent. */
  first: string | undefined;
  taken(): void;
}

/** An existing conversation: loads its panel and messages, then shows it. */
export function ExistingConversation(props: Props) {
  const { api, link, id, card } = props;
  const load = useCallback(async () => {
    const [state, messages] = await Promise.all([api.state(id), api.messages(id)]);
    return { state, messages };
  }, [api, id]);
  const { value, error, reload } = useLoaded(load);
  const { lost } = useLink(link);
  useReconnect(link, () => {
    if (value === undefined) reload();
  });
  const household_id = value?.state.household_id;
  useEffect(() => {
    if (household_id !== undefined)
      navigateTo({ household: household_id, conversation: id }, "replace");
  }, [household_id, id]);
  if (value !== undefined) {
    return (
      <OpenConversation
        {...props}
        title={card?.title}
        state={value.state}
        initial={value.messages}
      />
    );
  }
  if (isMissing({ value, error })) {
    return (
      <MissingPage what="conversation">
        It may have been deleted, or it may belong to another advisor.
      </MissingPage>
    );
  }
  return (
    <main className="middle" id="main" tabIndex={-1}>
      {error === undefined && <LoadingRows rows={6} />}
      {error && !lost && <Problem error={error} {...(mayPass(error) ? { retry: reload } : {})} />}
      <ConnectionNotice link={link} />
    </main>
  );
}

/** Whether a retry may help; permanent refusals are not retried. */
const mayPass = (error: Error): boolean => !(error instanceof ApiError) || error.problem.retryable;
