import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ConversationContext } from "./chat/existing-conversation.tsx";
import type { Message } from "./chat/message/message.ts";
import { Problem } from "./chat/problem.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { householdPhrase } from "./format/format.ts";
import { type PanelBar, SidePanel } from "./panel/side-panel.tsx";
import { type OpenedSource, SourceView } from "./panel/source-view.tsx";
import type { usePanel } from "./panel/use-panel.ts";
import { ScreenHead } from "./screen-head.tsx";
import { ScrollRegion } from "./scroll-region.tsx";
import { Sheet } from "./sheet.tsx";
import { useNarrow } from "./use-narrow.ts";

interface Props extends ConversationContext {
  title: string;
  household_id: string | null;
  panel: ReturnType<typeof usePanel>;
  messages: readonly Message[];
  /** An opened source, shown in the panel's place. */
  source?: OpenedSource | undefined;
  showSource?: (source: OpenedSource | undefined) => void;
  /** Saves the conversation as a file; absent if there is none yet. */
  save?: (() => void) | undefined;
  /** Shows the panel on the page itself, because nothing else is there to read. */
  inPage?: boolean;
  children: ReactNode;
}

/** The conversation with the side panel next to it, or over it on narrow screens. */
export function Screen(props: Props) {
  const { title, panel, household_id, households, joined, source, showSource, save } = props;
  const { inPage = false, children } = props;
  const narrow = useNarrow();
  const [drawn, setDrawn] = useState(false);
  const beside = narrow ? drawn : panel.panel.is_panel_open;
  const panelButton = useRef<HTMLButtonElement>(null);
  const setBeside = narrow ? setDrawn : panel.open;
  const name = households.find(({ id }) => id === household_id)?.name;
  useTitle(name, title);
  return (
    <>
      <main className="middle" id="main" tabIndex={-1}>
        {inPage ? (
          <ScrollRegion className="overview" data-scrolls aria-label="Household">
            <Beside {...props} />
          </ScrollRegion>
        ) : (
          <ScreenHead
            {...{ household_id, name, title, narrow, beside, save, panelButton }}
            simulated={households.some(
              ({ id, simulated }) => simulated && (household_id === null || id === household_id),
            )}
            turnPanel={() => {
              showSource?.(undefined);
              setBeside(!beside);
            }}
          />
        )}
        {joined && (
          <p className="joined">
            This conversation is now about {householdPhrase(joined.name)}.{" "}
            <Button size="compact-xs" variant="subtle" onClick={joined.startNew}>
              Start a new one instead
            </Button>
          </p>
        )}
        {children}
      </main>
      {!inPage && (beside || source !== undefined) && (
        <SideColumn
          {...props}
          narrow={narrow}
          close={() => {
            if (source !== undefined) return showSource?.(undefined);
            setBeside(false);
            panelButton.current?.focus();
          }}
        />
      )}
    </>
  );
}

interface SideProps extends Props {
  narrow: boolean;
  close(): void;
}

/** The side panel, or a source in its place. */
function SideColumn(props: SideProps) {
  const { household_id, source, showSource, narrow, close } = props;
  const [wide, setWide] = useState(false);
  const label = source === undefined ? "Side panel" : "Source";
  const inside = source ? (
    <SourceView
      opened={source}
      household_id={household_id}
      read={props.api.document}
      close={close}
      go={(number) => showSource?.({ ...source, number })}
    />
  ) : (
    <Beside {...props} bar={{ close, wide, widen: narrow ? undefined : setWide }} />
  );
  return narrow ? (
    <Sheet label={label} opened close={close} position="right">
      {inside}
    </Sheet>
  ) : (
    <aside className="panel" data-scrolls aria-label={label} data-wide={wide || undefined}>
      {inside}
    </aside>
  );
}

/** The panel itself; on the page it has no bar of its own. */
const Beside = ({ panel, bar, ...props }: Props & { bar?: PanelBar }) => (
  <ErrorBoundary
    of={panel.panel.view}
    fallback={(_, again) => <Problem error={new Error(notShown)} retry={again} />}
  >
    <SidePanel
      panel={panel}
      bar={bar}
      households={props.households}
      household_id={props.household_id}
      household={props.household.value}
      readAt={props.household.readAt}
      error={props.household.error}
      link={props.link}
      api={props.api}
      reload={props.changed}
      messages={props.messages}
    />
  </ErrorBoundary>
);

const notShown = "This view of the panel cannot be shown. Try again, or look at another view.";

function useTitle(name: string | undefined, title: string): void {
  useEffect(() => {
    document.title = [name, title, "Advisor Copilot"]
      .filter((one) => one !== undefined)
      .join(" · ");
  }, [name, title]);
}
