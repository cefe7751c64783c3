import { Alert, Button } from "@mantine/core";
import { useState } from "react";
import { ShowAll } from "../../show-all.tsx";
import { groundingOf, type Message } from "../message/message.ts";

/** More would hide how the answer can be copied or asked again. */
const most = 6;

export interface DoubtsProps {
  message: Message;
  /** Claims that the advisor removed from this answer. */
  removed: readonly string[];
  /** Removes a claim, or puts it back. */
  remove(claim: string, gone: boolean): void;
  /** Absent while an answer is streaming. */
  ask: ((text: string) => void) | undefined;
}

/** Claims that no source of the answer states, with what to do about each. */
export function Doubts({ message, removed, remove, ask }: DoubtsProps) {
  const [all, setAll] = useState(false);
  const grounding = groundingOf(message);
  if (grounding === undefined || grounding.valid) return null;
  const { unmatched, unknown_citations } = grounding;
  return (
    <Alert
      color="gray"
      variant="outline"
      title="Check before you use this"
      role="note"
      className="notice"
      data-tone="watch"
    >
      <ul className="doubts">
        {(all ? unmatched : unmatched.slice(0, most)).map((claim) =>
          removed.includes(claim) ? (
            <li key={claim}>
              <span>{claim} is left out here, in copies and in files. The record keeps it.</span>
              <DoubtButton of={claim} does="Put back" act={() => remove(claim, false)} />
            </li>
          ) : (
            <li key={claim}>
              <span>{claim} stands in no source of this answer.</span>
              {ask && isFigure(claim) && (
                <DoubtButton of={claim} does="Find a source" act={() => ask(askedFor(claim))} />
              )}
              <DoubtButton of={claim} does="Remove" act={() => remove(claim, true)} />
            </li>
          ),
        )}
      </ul>
      <ShowAll {...{ all, setAll, most }} count={unmatched.length} of="claims" />
      {unknown_citations.length > 0 && (
        <p>The answer names sources that were not used: {unknown_citations.join(", ")}.</p>
      )}
    </Alert>
  );
}

/** Where a figure is missing, the claim is a note of that, for which there is no source. */
const isFigure = (claim: string): boolean => /\d/.test(claim);

const askedFor = (claim: string): string =>
  `Look up a source for ${claim}. If there is none, say so.`;

const DoubtButton = ({ of, does, act }: { of: string; does: string; act: () => void }) => (
  <Button size="compact-xs" variant="subtle" aria-label={`${does}: ${of}`} onClick={act}>
    {does}
  </Button>
);
