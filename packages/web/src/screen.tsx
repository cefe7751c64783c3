import { Button, Drawer } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { Message } from "./chat/message.ts";
import type { Around } from "./chat/opened.tsx";
import { SidePanel } from "./panel/side-panel.tsx";
import type { usePanel } from "./panel/use-panel.ts";
import { useNarrow } from "./use-narrow.ts";

interface Given extends Around {
  title: string;
  household_id: string | null;
  panel: ReturnType<typeof usePanel>;
  messages: readonly Message[];
  children: ReactNode;
}

/** The middle of the page with the side panel beside it, or over it where there is no room. */
export function Screen(given: Given) {
  const { title, panel, children } = given;
  const narrow = useNarrow();
  const [drawn, setDrawn] = useState(false);
  const open = narrow ? drawn : panel.panel.is_panel_open;
  const setOpen = narrow ? setDrawn : panel.open;
  const inside = (
    <SidePanel
      panel={panel}
      close={() => setOpen(false)}
      households={given.households}
      household_id={given.household_id}
      household={given.household.value}
      error={given.household.error}
      messages={given.messages}
    />
  );
  return (
    <>
      <main className="middle">
        <header className="bar">
          <h1>{title}</h1>
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            Panel
          </Button>
        </header>
        {children}
      </main>
      {narrow ? (
        <Drawer
          opened={drawn}
          onClose={() => setDrawn(false)}
          position="right"
          withCloseButton={false}
          aria-label="Side panel"
        >
          {inside}
        </Drawer>
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
