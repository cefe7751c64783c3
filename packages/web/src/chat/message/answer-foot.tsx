import { Button, TextInput } from "@mantine/core";
import { type MouseEvent, useContext, useRef, useState } from "react";
import { saveRows } from "../../amounts/exports.ts";
import type { AdvisorApi } from "../../api/advisor-api.ts";
import { count } from "../../format/figures.ts";
import { cost } from "../../format/format.ts";
import { PlaceLink } from "../../navigation/place-link.tsx";
import { CopyCells } from "../../panel/copy-cells.tsx";
import { intoSight } from "../into-sight.ts";
import { copyAnswer } from "../text/clipboard.ts";
import { hasTable, rowsOf, stacked } from "../text/table-rows.ts";
import { Doubts, type DoubtsProps } from "./doubts.tsx";
import { groundingOf, type Message, type Source, textOf, type Usage, usageOf } from "./message.ts";
import { OpenSource } from "./open-source.ts";
import { sourceName } from "./source-name.ts";
import { Simulated } from "./tool-card.tsx";

interface Props extends DoubtsProps {
  sources: Source[];
  rate: AdvisorApi["rate"];
  /** Repeats the question; only for the newest answer. */
  regenerate: (() => void) | undefined;
}

/** The footer of a finished answer: doubtful figures, sources, cost and actions. */
export function AnswerFoot({ sources, rate, regenerate, ...doubts }: Props) {
  const { message } = doubts;
  const usage = usageOf(message);
  const turn_id = message.metadata?.turn_id;
  return (
    <footer className="foot">
      <Doubts {...doubts} />
      {sources.length > 0 && <Sources sources={sources} />}
      <Rules message={message} />
      <div className="foot-actions quiet">
        <Copy />
        {hasTable(textOf(message)) && <Tables />}
        <Rating message={message} rate={rate} />
        {regenerate && (
          <Button size="compact-xs" variant="subtle" color="gray" onClick={regenerate}>
            Regenerate
          </Button>
        )}
        {usage && <span>{spent(usage)}</span>}
        {turn_id !== undefined && (
          <PlaceLink to={{ household: null, conversation: null, page: "proof", turn: turn_id }}>
            Proof
          </PlaceLink>
        )}
      </div>
    </footer>
  );
}

/** Copies the answer with tables as cells, or else as text. */
function Copy() {
  const [done, setDone] = useState<"Copied" | "Not copied">();
  const copy = ({ currentTarget }: MouseEvent) => {
    const answers =
      currentTarget.closest("article")?.querySelectorAll(".answer, .asked-back") ?? [];
    copyAnswer([...answers]).then(
      () => setDone("Copied"),
      () => setDone("Not copied"),
    );
  };
  return (
    <Button size="compact-xs" variant="subtle" color="gray" onClick={copy}>
      {done ?? "Copy answer"}
    </Button>
  );
}

/** Copies the answer's tables as cells, or saves them as files. */
function Tables() {
  const place = useRef<HTMLSpanElement>(null);
  const tables = (): string[][][] => {
    const found = place.current?.closest("article")?.querySelectorAll("table");
    return [...(found ?? [])].filter((table) => table.closest(".answer") !== null).map(rowsOf);
  };
  const save = () => {
    for (const [at, rows] of tables().entries()) saveRows(`table-${at + 1}.csv`, rows);
  };
  return (
    <span ref={place}>
      <CopyCells cells={() => stacked(tables())} variant="subtle" />
      <Button size="compact-xs" variant="subtle" color="gray" onClick={save}>
        CSV
      </Button>
    </span>
  );
}

const spent = ({ input_tokens, output_tokens, cost_usd }: Usage): string => {
  const tokens =
    input_tokens === null || output_tokens === null
      ? "tokens unknown"
      : `${count(input_tokens + output_tokens)} tokens`;
  return `${tokens}, ${cost_usd === null ? "cost unknown" : cost(cost_usd)}`;
};

/** The sources of rules that the answer states, such as the 61-day window. */
function Rules({ message }: { message: Message }) {
  const rules = groundingOf(message)?.rules ?? [];
  return rules.length === 0 ? null : <p className="quiet">By rule: {rules.join("; ")}.</p>;
}

function Sources({ sources }: { sources: Source[] }) {
  const open = useContext(OpenSource);
  return (
    <ol className="sources" aria-label="Sources">
      {sources.map((source, at) => (
        <li key={`${source.source_id} ${source.as_of} ${source.checked}`}>
          <button type="button" className="source" onClick={() => open(at + 1)}>
            {sourceName(source)}
          </button>{" "}
          {source.simulated && <Simulated />}
        </li>
      ))}
    </ol>
  );
}

type Opinion = "up" | "down";
const unrated = { rating: undefined, note: null };
const opinions = { up: "Good answer", down: "Bad answer" } as const;

function Rating({ message, rate }: Pick<Props, "message" | "rate">) {
  const [given, setGiven] = useState<{ rating: Opinion; note: string | null }>();
  const [failed, setFailed] = useState(false);
  const { rating: rated, note: kept } = given ?? message.metadata?.rated ?? unrated;
  const give = (opinion: Opinion, note: string | null) => {
    setFailed(false);
    rate(message.id, opinion, note).then(
      () => setGiven({ rating: opinion, note }),
      () => setFailed(true),
    );
  };
  return (
    <>
      {(["up", "down"] as const).map((opinion) => (
        <Button
          key={opinion}
          size="compact-xs"
          variant={rated === opinion ? "light" : "subtle"}
          color="gray"
          aria-pressed={rated === opinion}
          onClick={() => give(opinion, null)}
        >
          {opinions[opinion]}
        </Button>
      ))}
      {rated !== undefined && kept === null && (
        <Why opinion={rated} keep={(note) => give(rated, note)} />
      )}
      {kept !== null && <span>Kept with the answer: “{kept}”</span>}
      {failed && <span>The rating was not kept. Try again.</span>}
    </>
  );
}

const faults = ["Wrong figure", "Wrong household data", "Not what I asked", "Too long"] as const;

/** An optional note on why an answer was good or bad. */
function Why({ opinion, keep }: { opinion: Opinion; keep(note: string): void }) {
  const [note, setNote] = useState("");
  return (
    <form
      className="why-rated"
      ref={intoSight}
      onSubmit={(event) => {
        event.preventDefault();
        if (note.trim() !== "") keep(note.trim());
      }}
    >
      {opinion === "down" && (
        <span className="chips">
          {faults.map((fault) => (
            <button key={fault} type="button" className="chip" onClick={() => keep(fault)}>
              {fault}
            </button>
          ))}
        </span>
      )}
      <TextInput
        size="xs"
        aria-label={opinion === "up" ? "What was good" : "What was wrong"}
        placeholder={opinion === "up" ? "What was good? (optional)" : "What was wrong? (optional)"}
        maxLength={2_000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button size="compact-sm" type="submit" variant="default" disabled={note.trim() === ""}>
        Keep
      </Button>
    </form>
  );
}
