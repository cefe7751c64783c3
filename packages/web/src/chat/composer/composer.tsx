import { Checkbox } from "@mantine/core";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { MessageBox } from "./message-box.tsx";
import type { Draft } from "./use-draft.ts";

interface Props {
  busy: boolean;
  /** The household's name; undefined without a household. */
  about: string | undefined;
  draft: Draft;
  send(text: string): void;
  /** Absent if nothing can be running yet. */
  stop?: () => void;
  /** Opens the last question for editing; absent if there is none. */
  editLast?: () => void;
  /** Whether the side panel follows the answer. */
  panel: { follows: boolean; follow(follows: boolean): void };
}

/** The message box: Enter sends, Shift+Enter adds a line, Up edits the last question. */
export function Composer({ busy, about, draft, send, stop, editLast, panel }: Props) {
  const box = useReady(busy);

  function pressed(event: KeyboardEvent): void {
    if (event.key !== "ArrowUp" || draft.text !== "" || !editLast) return;
    event.preventDefault();
    editLast();
  }

  return (
    <MessageBox
      {...{ busy, send, stop, box, pressed }}
      {...draft}
      placeholder={about === undefined ? "Ask a question" : `Ask about ${about}`}
      maxRows={8}
    >
      <div className="composer-foot quiet">
        <span>
          Advises and prepares. Never trades.{" "}
          <span className="enter">Enter sends, Shift Enter adds a line.</span>
        </span>
        <Checkbox
          size="xs"
          label="Panel follows the answer"
          checked={panel.follows}
          onChange={(event) => panel.follow(event.currentTarget.checked)}
        />
      </div>
    </MessageBox>
  );
}

/** Focuses the box when it opens, and after an answer if nothing else has the focus. */
function useReady(busy: boolean) {
  const box = useRef<HTMLTextAreaElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    const at = document.activeElement ?? document.body;
    const free = opened.current ? at === document.body : at.closest(occupied) === null;
    opened.current = true;
    // On a touch screen the focus would open the keyboard over the answer.
    if (busy || !free || matchMedia("(pointer: coarse)").matches) return;
    box.current?.focus({ preventScroll: true });
  }, [busy]);
  return box;
}

/** Elements in use, whose focus is not taken away. */
const occupied = "input, textarea, select, [role='dialog'], [role='menu']";
