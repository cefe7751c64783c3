import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { Boundary } from "./boundary.tsx";
import type { Message } from "./chat/message.ts";
import type { Around } from "./chat/opened.tsx";
import { Problem } from "./chat/problem.tsx";
import { date, spokenOf } from "./format.ts";
import { SidePanel } from "./panel/side-panel.tsx";
import type { usePanel } from "./panel/use-panel.ts";
import { Sheet } from "./sheet.tsx";
import { useNarrow } from "./use-narrow.ts";

interface Props extends Around {
  title: string;
  household_id: string | null;
  panel: ReturnType<typeof usePanel>;
  messages: readonly Message[];
  children: ReactNode;
}

/** The middle of the page with the side panel beside it, or over it where there is no room. */
export function Screen(props: Props) {
  const { title, panel, household_id, households, joined, children } = props;
  const narrow = useNarrow();
  const [drawn, setDrawn] = useState(false);
  const open = narrow ? drawn : panel.panel.is_panel_open;
  const setOpen = narrow ? setDrawn : panel.open;
  const name = households.find(({ id }) => id === household_id)?.name;
  useTitle(name, title);
  const inside = (
    <Boundary
      of={panel.panel.view}
      fallback={(_, again) => <Problem error={new Error(notShown)} retry={again} />}
    >
      <SidePanel
        panel={panel}
        close={() => setOpen(false)}
        households={households}
        household_id={household_id}
        household={props.household.value}
        error={props.household.error}
        link={props.link}
        reload={props.changed}
        messages={props.messages}
      />
    </Boundary>
  );
  return (
    <>
      <main className="middle" id="main" tabIndex={-1}>
        <header className="bar">
          <div className="whose">
            <p className="name">{name ?? "No household"}</p>
            <h1>{title}</h1>
            <Printed />
          </div>
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            Panel
          </Button>
        </header>
        {joined && (
          <p className="joined">
            This conversation is now about {spokenOf(joined.name)}.{" "}
            <Button size="compact-xs" variant="subtle" onClick={joined.startNew}>
              Start a new one instead
            </Button>
          </p>
        )}
        {children}
      </main>
      {narrow ? (
        <Sheet label="Side panel" opened={drawn} close={() => setDrawn(false)} position="right">
          {inside}
        </Sheet>
      ) : (
        open && (
          <aside className="panel" aria-label="Side panel">
            {inside}
          </aside>
        )
      )}
    </>
  );
}

const notShown = "This view of the panel cannot be shown. Try again, or look at another view.";

function useTitle(name: string | undefined, title: string): void {
  useEffect(() => {
    document.title = [name, title, "Advisor Copilot"]
      .filter((one) => one !== undefined)
      .join(" · ");
  }, [name, title]);
}

/** On paper, a page says of which day it is. */
function Printed() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const print = () => setNow(new Date());
    window.addEventListener("beforeprint", print);
    return () => window.removeEventListener("beforeprint", print);
  }, []);
  return <p className="printed">Printed {date(now.toISOString())}</p>;
}
