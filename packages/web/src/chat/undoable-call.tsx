import { Info, undoMinutes } from "@advisor/domain/task";
import { Button } from "@mantine/core";
import { getToolName } from "ai";
import { useEffect, useRef, useState } from "react";
import * as z from "zod";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { time } from "../format/format.ts";
import { type Call, decidedAt, type Message, resultOf, undoneAt } from "./message/message.ts";
import { ToolCard } from "./message/tool-card.tsx";

interface Props {
  message: Message;
  call: Call;
  undo: AdvisorApi["undo"];
}

/** A tool call. A task that it has just created can be undone for a while. */
export function UndoableCall({ message, call, undo }: Props) {
  const [now, setNow] = useState<string>();
  const undone = undoneAt(message, call) ?? now;
  const ends = undoEnds(call);
  const offered = useUntil(ends) && undone === undefined && ends !== undefined;
  const whole = useRef<HTMLDivElement>(null);
  return (
    <div ref={whole} className="call">
      <ToolCard call={call} decided={decidedAt(message, call)} undone={undone} />
      {offered && (
        <Undo
          until={ends}
          undo={async () => {
            await undo(message.id, call.toolCallId);
            // The button goes, and the focus stays where it was pressed.
            whole.current?.querySelector("summary")?.focus({ preventScroll: true });
            setNow(new Date().toISOString());
          }}
        />
      )}
    </div>
  );
}

interface UndoProps {
  /** The last moment to do it. */
  until: number;
  undo(): Promise<void>;
}

function Undo({ until, undo }: UndoProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Error>();
  const begin = () => {
    setBusy(true);
    setFailed(undefined);
    undo().catch((error: unknown) => {
      setFailed(error instanceof Error ? error : new Error(String(error)));
      setBusy(false);
    });
  };
  return (
    <div className="undo">
      <Button size="compact-xs" variant="default" disabled={busy} onClick={begin}>
        Undo
      </Button>
      <span className="quiet">possible until {time(new Date(until).toISOString())}</span>
      {failed && <p role="alert">{failed.message}</p>}
    </div>
  );
}

const CreatedTask = z.object({ task: Info.pick({ created_at: true }) });

/** The last moment at which a call can be undone; undefined for all but new tasks. */
function undoEnds(call: Call): number | undefined {
  if (getToolName(call) !== "create_task") return undefined;
  const created = CreatedTask.safeParse(resultOf(call)?.data).data?.task.created_at;
  return created === undefined ? undefined : Date.parse(created) + undoMinutes * 60_000;
}

/** Whether it is still before `end`; renders again when that passes. */
function useUntil(end: number | undefined): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (end === undefined || end <= now) return;
    const timer = setTimeout(() => setNow(Date.now()), end - now);
    return () => clearTimeout(timer);
  }, [end, now]);
  return end !== undefined && now < end;
}
