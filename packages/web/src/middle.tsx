import { ApiError } from "@advisor/client/api-error";
import { useEffect, useState } from "react";
import { Fresh } from "./chat/fresh.tsx";
import { type Around, Opened } from "./chat/opened.tsx";
import { goTo, home } from "./navigation/place.ts";
import { PlaceLink } from "./navigation/place-link.tsx";
import type { NavigationLists } from "./navigation/use-lists.ts";

interface MiddleProps extends Around {
  household_id: string | null;
  conversation: string | null;
  lists: NavigationLists;
  /** Changes when the open conversation got its household. */
  round: number;
}

/** A conversation, or the form to start one. */
export default function Middle({
  household_id,
  conversation,
  lists,
  round,
  ...around
}: MiddleProps) {
  const [first, setFirst] = useState<{ id: string; text: string }>();
  if (conversation !== null) {
    return (
      <Opened
        key={`${conversation} ${round}`}
        {...around}
        id={conversation}
        card={lists.conversations.value?.find(({ id }) => id === conversation)}
        first={first?.id === conversation ? first.text : undefined}
        taken={() => setFirst(undefined)}
      />
    );
  }
  if (household_id !== null && isMissing(around.household)) {
    return <UnknownHousehold id={household_id} />;
  }
  return (
    <Fresh
      key={household_id ?? ""}
      {...around}
      household_id={household_id}
      begun={(id, text) => {
        setFirst({ id, text });
        lists.changed();
        goTo({ household: household_id, conversation: id });
      }}
    />
  );
}

const isMissing = ({ value, error }: Around["household"]): boolean =>
  value === undefined && error instanceof ApiError && error.problem.status === 404;

/** The page for the address of a household that is not there. */
function UnknownHousehold({ id }: { id: string }) {
  useEffect(() => {
    document.title = "No such household · Advisor Copilot";
  }, []);
  return (
    <main className="middle" id="main" tabIndex={-1}>
      <div className="lost">
        <h1>You have no such household</h1>
        <p>
          The address names <code>{id}</code>. The link may be old or mistyped, or the household may
          belong to another advisor.
        </p>
        <p>
          Choose a household from the list, press Ctrl K to jump to one, or{" "}
          <PlaceLink to={home}>go to the worklist</PlaceLink>.
        </p>
      </div>
    </main>
  );
}
