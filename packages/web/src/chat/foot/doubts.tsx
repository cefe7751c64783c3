import { Alert, Button } from "@mantine/core";
import { groundingOf, type Message } from "../message/message.ts";

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
        {unmatched.map((claim) =>
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
