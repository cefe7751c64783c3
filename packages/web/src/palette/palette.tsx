import "@mantine/core/styles/Text.css";
import "@mantine/core/styles/Mark.css";
import "@mantine/spotlight/styles.css";
import "./palette.css";
import type * as Conversation from "@advisor/domain/conversation";
import type { HouseholdCard } from "@advisor/protocol/household";
import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import {
  createSpotlight,
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
} from "@mantine/spotlight";
import { useCallback, useEffect, useState } from "react";
import { setAmountsHidden, useAmountsHidden } from "../amounts/hidden-amounts.ts";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { dateTime } from "../format/format.ts";
import { titleOf } from "../navigation/conversations.tsx";
import { currentPlace, homePlace, meetingsPlace, navigateTo } from "../navigation/place.ts";
import { takeTour } from "../tour/take-tour.ts";
import { pageActions } from "./page-actions.ts";
import type { TypedAhead } from "./typed-ahead.ts";

interface Props {
  api: Pick<AdvisorApi, "searchConversations">;
  households: readonly HouseholdCard[];
  typed: TypedAhead;
  close(): void;
  help(): void;
}

interface Group {
  group: string;
  actions: { id: string; label: string; description?: string; onClick(): void }[];
}

const typingMs = 200;

const [store, spotlight] = createSpotlight();

/** The command palette: households, conversations and actions. */
export default function Palette({ api, households, typed, close, help }: Props) {
  const [query, setQuery] = useState("");
  const field = useTyped(typed);
  const [wanted] = useDebouncedValue(query.trim(), typingMs);
  const load = useCallback(() => api.searchConversations(wanted), [api, wanted]);
  const { value: found = [], error } = useLoaded(load);
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme("light") === "dark";
  const hidden = useAmountsHidden();
  const actions: Group[] = [
    { group: "Households", actions: households.map(householdAction) },
    { group: "Conversations", actions: found.map((card) => conversationAction(card, households)) },
    { group: "Pages", actions: pageActions(households, currentPlace().household, query.trim()) },
    {
      group: "Actions",
      actions: [
        { id: "home", label: "Home: the worklist", onClick: () => navigateTo(homePlace) },
        {
          id: "meetings",
          label: "Meetings that are planned",
          onClick: () => navigateTo(meetingsPlace),
        },
        {
          id: "new",
          label: "New conversation about no household",
          onClick: () => navigateTo({ household: null, conversation: null }),
        },
        {
          id: "research",
          label: "Research",
          onClick: () => navigateTo({ household: null, conversation: null, research: "home" }),
        },
        {
          id: "trading",
          label: "Trading: instruments, quotes and history",
          onClick: () => navigateTo({ household: null, conversation: null, page: "trading" }),
        },
        {
          id: "spend",
          label: "Spend of the day and month",
          onClick: () => navigateTo({ household: null, conversation: null, page: "spend" }),
        },
        {
          id: "mode",
          label: dark ? "Light mode" : "Dark mode",
          onClick: () => setColorScheme(dark ? "light" : "dark"),
        },
        {
          id: "amounts",
          label: hidden ? "Show amounts" : "Hide amounts",
          onClick: () => setAmountsHidden(!hidden),
        },
        { id: "help", label: "Keyboard shortcuts", onClick: help },
        { id: "tour", label: "Tour of the page", onClick: takeTour },
      ],
    },
  ];
  return (
    <Spotlight
      store={store}
      shortcut={null}
      onSpotlightClose={close}
      query={query}
      onQueryChange={setQuery}
      actions={actions}
      scrollable
      maxHeight={480}
      overlayProps={{ blur: 0, backgroundOpacity: 0.2 }}
      filter={matchingActions}
      nothingFound={error === undefined ? "Nothing matches." : error.message}
      attributes={{ content: { "aria-label": "Search or jump to" } }}
      searchProps={{
        ref: field,
        "aria-label": "Search or jump to",
        placeholder: "A household, a conversation or an action",
      }}
    />
  );
}

/** Opens the palette; its field takes the focus and what was typed until now. */
function useTyped(typed: TypedAhead) {
  useEffect(() => {
    spotlight.open();
    return spotlight.close;
  }, []);
  return useCallback(
    (field: HTMLInputElement | null) => {
      if (field === null) return;
      field.focus({ preventScroll: true });
      const before = typed.end();
      // Typed as a person would, once the palette is drawn; the list then selects its first action.
      setTimeout(() => {
        field.setRangeText(before.text, 0, 0, "preserve");
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        if (before.enter) setTimeout(() => pressEnter(field));
      });
    },
    [typed],
  );
}

const pressEnter = (field: HTMLInputElement) =>
  field.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Enter", code: "Enter", bubbles: true, cancelable: true }),
  );

/** The actions that contain all words, in any order; empty groups are dropped. */
function matchingActions(
  query: string,
  groups: (SpotlightActionData | SpotlightActionGroupData)[],
) {
  const words = query.trim().toLowerCase().split(/\s+/);
  return groups.flatMap((group) => {
    if (!isGroup(group)) return [];
    const actions = group.actions.filter(({ label, description }: SpotlightActionData) => {
      const text = `${label} ${description ?? ""}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return actions.length > 0 ? [{ ...group, actions: actions.slice(0, mostOfAGroup) }] : [];
  });
}

const isGroup = (
  one: SpotlightActionData | SpotlightActionGroupData,
): one is SpotlightActionGroupData => Array.isArray(one.actions);

const mostOfAGroup = 6;

const householdAction = ({ id, name, next_meeting }: HouseholdCard) => ({
  id,
  label: name,
  description: next_meeting === null ? "No meeting" : `Meets ${dateTime(next_meeting)}`,
  onClick: () => navigateTo({ household: id, conversation: null }),
});

function conversationAction(card: Conversation.Card, households: readonly HouseholdCard[]) {
  const { id, household_id, updated_at } = card;
  const name = households.find((one) => one.id === household_id)?.name ?? "No household";
  return {
    id,
    label: titleOf(card),
    description: `${name}, ${dateTime(updated_at)}`,
    onClick: () => navigateTo({ household: household_id, conversation: id }),
  };
}
