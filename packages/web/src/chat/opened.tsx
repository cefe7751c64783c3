import { ApiError } from "@advisor/client/api-error";
import type * as Conversation from "@advisor/domain/conversation";
import type * as HouseholdNoun from "@advisor/domain/household";
import type { State } from "@advisor/protocol/state";
import { Loader } from "@mantine/core";
import { useCallback, useEffect } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import type { Household } from "../api/household.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { goTo } from "../navigation/place.ts";
import { usePanel } from "../panel/use-panel.ts";
import { Screen } from "../screen.tsx";
import type { Message } from "./message.ts";
import { Problem } from "./problem.tsx";
import { Thread } from "./thread.tsx";
import { useTurns } from "./use-turns.ts";

export interface Around {
  api: AdvisorApi;
  households: readonly HouseholdNoun.Card[];
  /** What is read of the household in sight. */
  household: { value: Household | undefined; error: Error | undefined };
  /** Something was done that lists and panels show. */
  changed(): void;
}

interface Given extends Around {
  id: string;
  card: Conversation.Card | undefined;
  /** The message that begins it, when it has just been started; `taken` says that it was sent. */
  first: string | undefined;
  taken(): void;
}

/** A conversation that exists: where its screen stood and what was said is read, then it goes on. */
export function Opened(given: Given) {
  const { api, id } = given;
  const load = useCallback(async () => {
    const [state, messages] = await Promise.all([api.state(id), api.messages(id)]);
    return { state, messages };
  }, [api, id]);
  const { value, error, reload } = useLoaded(load);
  const household_id = value?.state.household_id;
  useEffect(() => {
    if (household_id !== undefined) goTo({ household: household_id, conversation: id }, "replace");
  }, [household_id, id]);
  if (error) {
    return (
      <main className="middle">
        <Problem error={error} {...(mayPass(error) ? { retry: reload } : {})} />
      </main>
    );
  }
  if (value === undefined) {
    return (
      <main className="middle">
        <Loader size="sm" type="dots" m="xl" />
      </main>
    );
  }
  return <Talk {...given} state={value.state} initial={value.messages} />;
}

/** What the API refuses for good is not asked again. */
const mayPass = (error: Error): boolean => !(error instanceof ApiError) || error.problem.retryable;

const titleMs = 3_000;

function Talk(given: Given & { state: State; initial: Message[] }) {
  const { api, id, card, state, initial, first, taken, changed, households } = given;
  const panel = usePanel(state, api.saveState);
  const turns = useTurns({
    api,
    id,
    initial,
    first,
    taken,
    heard(part) {
      panel.hear(part);
      if (part.type === "data-title") changed();
    },
    ended() {
      changed();
      // A title is written beside the turn, and may come after it.
      if (card?.title === null || card === undefined) setTimeout(changed, titleMs);
    },
  });
  const named = households.find((one) => one.id === state.household_id)?.name;
  return (
    <Screen
      {...given}
      title={card?.title ?? "New conversation"}
      household_id={state.household_id}
      panel={panel}
      messages={turns.messages}
    >
      <Thread turns={turns} household={named} rate={api.rate} />
    </Screen>
  );
}
