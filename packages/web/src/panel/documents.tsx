import type * as Document from "@advisor/domain/document";
import { identifierToWords } from "@advisor/domain/text/display";
import type { HouseholdDetail } from "@advisor/protocol/household";
import { Button } from "@mantine/core";
import { useCallback, useEffect, useRef, useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { Problem } from "../chat/problem.tsx";
import { date } from "../format/figures.ts";
import { HighlightedItem } from "./highlighted.tsx";

interface Props {
  household: Pick<HouseholdDetail, "id" | "documents">;
  read: AdvisorApi["document"];
}

/** The household's documents; an opened one is shown passage by passage. */
export function Documents({ household, read }: Props) {
  const { documents } = household;
  const [chosen, setChosen] = useState<string>();
  if (chosen !== undefined) {
    return (
      <>
        <Button size="compact-sm" variant="subtle" onClick={() => setChosen(undefined)}>
          All documents
        </Button>
        <Reader household_id={household.id} document_id={chosen} passage={undefined} read={read} />
      </>
    );
  }
  return (
    <section aria-label="Documents">
      <h2>Documents</h2>
      {documents.length === 0 && <p className="quiet">None on file.</p>}
      <ul className="items">
        {documents
          .toSorted((a, b) => b.date.localeCompare(a.date))
          .map((paper) => (
            <HighlightedItem key={paper.id} id={`document:${paper.id}`}>
              <Button size="compact-sm" variant="subtle" px={0} onClick={() => setChosen(paper.id)}>
                {paper.title}
              </Button>
              <span className="quiet">
                {identifierToWords(paper.type)}, {date(paper.date)}
              </span>
            </HighlightedItem>
          ))}
      </ul>
    </section>
  );
}

interface ReaderProps {
  household_id: string;
  document_id: string;
  /** The passage to highlight, counted from 1. */
  passage: number | undefined;
  read: AdvisorApi["document"];
}

/** A document, with the cited passage highlighted and scrolled into view. */
export function Reader({ household_id, document_id, passage, read }: ReaderProps) {
  const load = useCallback(
    () => read(household_id, document_id),
    [read, household_id, document_id],
  );
  const { value, error, reload } = useLoaded(load);
  if (error) return <Problem error={error} retry={reload} />;
  if (value === undefined) return <p className="quiet">Reading the document …</p>;
  return (
    <article className="reader" aria-label={value.title}>
      <h2>{value.title}</h2>
      <p className="quiet">
        {identifierToWords(value.type)}, {date(value.date)}
        {passage !== undefined && `, passage ${passage} of ${value.chunks.length}`}
      </p>
      <Passages document={value} passage={passage} />
    </article>
  );
}

function Passages({
  document,
  passage,
}: {
  document: Document.Searchable;
  passage: number | undefined;
}) {
  const meant = useRef<HTMLElement>(null);
  useEffect(() => {
    if (passage !== undefined) meant.current?.scrollIntoView({ block: "center" });
  }, [passage]);
  return document.chunks.map((text, at) =>
    at + 1 === passage ? (
      <p key={text}>
        <mark ref={meant}>{text}</mark>
      </p>
    ) : (
      <p key={text}>{text}</p>
    ),
  );
}
