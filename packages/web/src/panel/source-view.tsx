import { ActionIcon, CloseButton, Group } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import type { Source } from "../chat/message/message.ts";
import { Rows } from "../chat/message/rows.tsx";
import { sourceName } from "../chat/message/source-name.ts";
import { Reader } from "./documents.tsx";
import { SourceFacts } from "./source-facts.tsx";

export interface OpenedSource {
  sources: readonly Source[];
  /** Counted from 1. */
  number: number;
}

interface Props {
  opened: OpenedSource;
  household_id: string | null;
  read: AdvisorApi["document"];
  close(): void;
  go(number: number): void;
}

/** A source of an answer: the tool's result, or the document at the cited passage. */
export function SourceView({ opened, household_id, read, close, go }: Props) {
  const { sources, number } = opened;
  const source = sources[number - 1];
  const step = (by: number) => {
    if (sources[number - 1 + by] !== undefined) go(number + by);
  };
  useHotkeys([
    ["[", () => step(-1)],
    ["]", () => step(1)],
  ]);
  useFocusBack();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (number > 0) title.current?.focus({ preventScroll: true });
  }, [number]);
  if (source === undefined) return null;
  return (
    <div className="panel-inside">
      <div className="panel-head">
        <Group justify="space-between" wrap="nowrap">
          <p className="quiet">
            Source {number} of {sources.length}
          </p>
          <Group gap={4} wrap="nowrap">
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label="Previous source"
              disabled={number === 1}
              onClick={() => step(-1)}
            >
              ‹
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label="Next source"
              disabled={number === sources.length}
              onClick={() => step(1)}
            >
              ›
            </ActionIcon>
            <CloseButton aria-label="Close the source" onClick={close} />
          </Group>
        </Group>
        <h2 ref={title} tabIndex={-1}>
          {sourceName(source)}
        </h2>
      </div>
      <SourceFacts source={source} />
      {source.result && <Rows of={source.result.data} tool={source.tool} />}
      {source.document && household_id !== null && (
        <Reader
          household_id={household_id}
          document_id={source.document.id}
          passage={source.document.passage}
          read={read}
        />
      )}
    </div>
  );
}

/** Returns the focus when it closes. */
function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
