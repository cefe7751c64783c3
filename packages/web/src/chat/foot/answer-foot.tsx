import "./foot.css";
import { Button } from "@mantine/core";
import { type MouseEvent, useContext, useRef, useState } from "react";
import { saveRows } from "../../amounts/exports.ts";
import type { AdvisorApi } from "../../api/advisor-api.ts";
import { Icon } from "../../icon/icon.tsx";
import { PlaceLink } from "../../navigation/place-link.tsx";
import { CopyCells } from "../../panel/copy-cells.tsx";
import { groundingOf, type Message, type Source, textOf } from "../message/message.ts";
import { OpenSource } from "../message/open-source.ts";
import { sourceName } from "../message/source-name.ts";
import { Simulated } from "../message/tool-card.tsx";
import { copyAnswer } from "../text/clipboard.ts";
import { hasTable, rowsOf, stackTables } from "../text/table-rows.ts";
import { Doubts, type DoubtsProps } from "./doubts.tsx";
import { Rating } from "./rating.tsx";
import { Work } from "./work.tsx";

interface Props extends DoubtsProps {
  sources: Source[];
  rate: AdvisorApi["rate"];
  /** Repeats the question; only for the newest answer. */
  regenerate: (() => void) | undefined;
}

/** The footer of a finished answer: doubtful figures, what it took, sources and actions. */
export function AnswerFoot({ sources, rate, regenerate, ...doubts }: Props) {
  const { message } = doubts;
  const turn_id = message.metadata?.turn_id;
  return (
    <footer className="foot">
      <Doubts {...doubts} />
      <Work message={message} />
      {sources.length > 0 && <Sources sources={sources} />}
      <Rules message={message} />
      <div className="foot-actions quiet">
        <Copy />
        {hasTable(textOf(message)) && <Tables />}
        {regenerate && (
          <Button {...action} leftSection={<Icon of="again" />} onClick={regenerate}>
            Regenerate
          </Button>
        )}
        {turn_id !== undefined && (
          <PlaceLink
            className="action"
            to={{ household: null, conversation: null, page: "proof", turn: turn_id }}
          >
            <Icon of="proof" />
            Proof
          </PlaceLink>
        )}
        <Rating message={message} rate={rate} />
      </div>
    </footer>
  );
}

const action = { size: "compact-sm", variant: "subtle", color: "gray" } as const;

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
    <Button {...action} leftSection={<Icon of="copy" />} onClick={copy}>
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
      <CopyCells cells={() => stackTables(tables())} button={action} />
      <Button {...action} leftSection={<Icon of="save" />} onClick={save}>
        CSV
      </Button>
    </span>
  );
}

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
