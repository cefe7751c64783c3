import type { HouseholdCard } from "@advisor/protocol/household";
import { useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { type Drafts, freshKey } from "../chat/composer/drafts.ts";
import { currentPlace, navigateTo, type Place } from "./place.ts";

interface Options {
  api: Pick<AdvisorApi, "selectHousehold">;
  drafts: Drafts;
  households: readonly HouseholdCard[];
  changed(): void;
}

/**
 * Selecting a household takes general work along: a general conversation becomes one about it, and
 * a general draft becomes its draft.
 */
export function useHouseholdSelection({ api, drafts, households, changed }: Options) {
  const [joined, setJoined] = useState<{ conversation: string; household: string }>();
  const [round, setRound] = useState(0);

  function startNew(household: string | null): void {
    setJoined(undefined);
    navigateTo({ household, conversation: null });
  }

  function takeAlong(conversation: string, household: string): void {
    api.selectHousehold(conversation, household).then(
      () => {
        setJoined({ conversation, household });
        setRound((before) => before + 1);
        navigateTo({ household, conversation });
        changed();
      },
      () => startNew(household),
    );
  }

  function choose(household: string | null): void {
    const from = currentPlace();
    if (household === null || from.household !== null) startNew(household);
    else if (from.conversation !== null) takeAlong(from.conversation, household);
    else {
      const written = drafts.written(freshKey(null));
      if (written !== "" && drafts.written(freshKey(household)) === "") {
        drafts.write(freshKey(household), written);
        drafts.write(freshKey(null), "");
      }
      startNew(household);
    }
  }

  const place: Place = currentPlace();
  const isJoined = joined?.conversation === place.conversation;
  const name = households.find(({ id }) => id === joined?.household)?.name;
  return {
    choose,
    round,
    /** Dismisses the note about a conversation that got its household. */
    forget: () => setJoined(undefined),
    joined:
      joined !== undefined && isJoined && name !== undefined
        ? { name, startNew: () => startNew(joined.household) }
        : undefined,
  };
}
