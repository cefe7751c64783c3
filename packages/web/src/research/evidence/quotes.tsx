import type { CellView, RunView } from "@advisor/protocol/research/responses";
import { Button, Group } from "@mantine/core";
import { useCallback, useState } from "react";
import { copyText } from "../../amounts/exports.ts";
import { rethrowReadable } from "../../api/parse-response.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { Problem } from "../../chat/problem.tsx";
import { date } from "../../format/figures.ts";
import { LoadingRows } from "../../loading-rows.tsx";
import type { ResearchClient } from "../research-api.ts";
import { type Passage, passageOf, trimAround } from "./highlight.ts";

type Quote = CellView["quotes"][number];

interface Props {
  client: ResearchClient;
  run: RunView;
  cell: Pick<CellView, "quotes" | "verdict" | "overridden">;
}

/** The quotes behind an answer, each with its place in the stored page. */
export function Quotes({ client, run, cell: { quotes, verdict, overridden } }: Props) {
  if (quotes.length === 0)
    return verdict === null ? null : (
      <section className="sect">
        <h3>No quotes</h3>
        <p className="quiet">Nothing that was read says it word for word.</p>
      </section>
    );
  return quotes.map((quote, index) => (
    <section className="sect" key={`${quote.page_hash} ${quote.text}`}>
      <header className="line">
        <h3>
          Quote {index + 1} of {quotes.length}
        </h3>
        {overridden && <ReplacedNote />}
      </header>
      <QuoteView client={client} runId={run.run_id} quote={quote} />
    </section>
  ));
}

/** A person's answer keeps the evidence of the one before it, which says something else. */
export const ReplacedNote = () => <span className="quiet">of the answer that was replaced</span>;

interface QuoteProps {
  client: ResearchClient;
  runId: string;
  quote: Quote;
}

/** A quote in the stored copy of its page. */
export function QuoteView({ client, runId, quote }: QuoteProps) {
  const { text, page_hash } = quote;
  const load = useCallback(
    () => client.page(runId, page_hash).catch(rethrowReadable),
    [client, runId, page_hash],
  );
  const { value: page, error, reload } = useLoaded(load);
  const [isWhole, setWhole] = useState(false);
  if (error) return <Problem error={error} retry={reload} />;
  if (page === undefined) return <LoadingRows rows={3} />;
  const passage = passageOf(page.text, text);
  const shown = passage && (isWhole ? passage : trimAround(passage));
  return (
    <>
      <div className="line quiet">
        <span>
          {page.date === null ? "Stored page" : `Stored page of ${date(page.date)}`}, hash{" "}
          {page.hash.slice(0, 4)}…{page.hash.slice(-2)}, read {date(page.as_of)}
        </span>
        <span className={passage ? "tag found" : "tag plain"}>
          {passage ? "found word for word" : "not in the stored page"}
        </span>
      </div>
      <article className="stored" data-whole={isWhole || undefined}>
        <div className="line quiet">
          <span className="clipped">{page.url ?? page.provider}</span>
          {page.simulated && <span className="tag simulated">Simulated</span>}
        </div>
        <h4>{page.title}</h4>
        {shown ? <PassageView of={shown} /> : <p>{page.text}</p>}
      </article>
      <Group gap="xs" className="quote-actions">
        <Button size="compact-xs" variant="default" onClick={() => setWhole(!isWhole)}>
          {isWhole ? "Show the passage" : "Open stored page"}
        </Button>
        <CopyButton quote={quote} />
      </Group>
    </>
  );
}

const PassageView = ({ of: { before, quote, after } }: { of: Passage }) => (
  <p>
    {before}
    <mark>{quote}</mark>
    {after}
  </p>
);

function CopyButton({ quote: { text, title, url, date: day } }: { quote: Quote }) {
  const [said, setSaid] = useState("Copy with source");
  const source = [title, day, url].filter((part) => part !== null).join(", ");
  return (
    <Button
      size="compact-xs"
      variant="default"
      onClick={() => {
        copyText(`“${text}” (${source})`).then(
          () => setSaid("Copied"),
          () => setSaid("Cannot copy here"),
        );
      }}
    >
      {said}
    </Button>
  );
}
