import { Button } from "@mantine/core";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { MessageBox } from "../chat/composer/message-box.tsx";
import { Markdown } from "../chat/message/markdown.tsx";
import { OpenSource } from "../chat/message/open-source.ts";
import { useEscape } from "../chat/use-escape.ts";
import { indianZone } from "../format/zone.ts";
import { PlaceLink } from "../navigation/place-link.tsx";
import { ScrollRegion } from "../scroll-region.tsx";
import { Flow } from "./flow.tsx";
import { stepName } from "./flow-words.ts";
import type { TradingDesk } from "./trading-desk.ts";
import type { Turn } from "./trading-turn.ts";

interface Props {
  desk: TradingDesk;
  /** The symbol shown on the page, for suggested questions. */
  symbol: string | undefined;
}

/** Questions to the trading API, with the steps of each answer. */
export function TradingConversation({ desk, symbol }: Props) {
  const { turns } = useSyncExternalStore(desk.subscribe, desk.state);
  const busy = turns.some(({ status }) => status === "running");
  useEscape(busy ? () => void desk.stop() : undefined);
  return (
    <section className="trading-talk" aria-label="Questions about the market">
      <header className="bar">
        <h2>Ask about {symbol ?? "the market"}</h2>
        {turns.length > 0 && (
          <Button variant="default" disabled={busy} onClick={desk.startAnew}>
            Start over
          </Button>
        )}
      </header>
      <ScrollRegion className="turns" aria-label="Questions and answers">
        {turns.length === 0 && <QuestionOffers symbol={symbol ?? "NIFTY"} ask={desk.ask} />}
        {turns.map((turn) => (
          <AnsweredTurn key={turn.id} turn={turn} again={busy ? undefined : desk.ask} />
        ))}
      </ScrollRegion>
      <Ask busy={busy} ask={desk.ask} stop={desk.stop} />
      <p className="unseen" role="status">
        {announcement(turns.at(-1))}
      </p>
    </section>
  );
}

function announcement(turn: Turn | undefined): string {
  if (turn === undefined) return "";
  if (turn.status === "done") return "The answer is complete.";
  const newest = turn.steps.at(-1);
  if (turn.status === "running")
    return newest === undefined ? "The question was sent." : stepName(newest);
  return turn.why ?? "";
}

const QuestionOffers = ({ symbol, ask }: { symbol: string; ask: (text: string) => void }) => (
  <>
    <p className="quiet">
      Questions here are about instruments, prices and history on Indian exchanges. Nothing of a
      household is read, and nothing is kept on this page after a reload.
    </p>
    {[`Price of ${symbol}`, `How did ${symbol} move in the last 30 days?`].map((text) => (
      <button key={text} type="button" className="chip" onClick={() => ask(text)}>
        {text}
      </button>
    ))}
  </>
);

interface AnsweredTurnProps {
  turn: Turn;
  again: ((question: string) => void) | undefined;
}

function AnsweredTurn({ turn, again }: AnsweredTurnProps) {
  const [pointed, setPointed] = useState<string>();
  const newest = useInSight(turn.status === "running");
  const sources = sourcesOf(turn);
  const { status, text, why, unmatched, turn_id } = turn;
  return (
    <article ref={newest} aria-label={`Question: ${turn.question}`} data-status={status}>
      <p className="asked">{turn.question}</p>
      <Flow turn={turn} pointed={pointed} />
      {text !== "" && (
        <OpenSource value={(number) => setPointed(sources[number - 1]?.tool)}>
          <Markdown {...{ text, sources, unmatched }} zone={indianZone} />
        </OpenSource>
      )}
      {unmatched.length > 0 && (
        <p className="quiet">Not stated by any source: {unmatched.join(", ")}.</p>
      )}
      {why !== undefined && (
        <p className="why">
          {status === "done" ? why : `${status === "stopped" ? "Stopped" : "Interrupted"}. ${why}`}{" "}
          {status === "failed" && again && (
            <Button size="compact-xs" variant="default" onClick={() => again(turn.question)}>
              Ask again
            </Button>
          )}
        </p>
      )}
      {status === "done" && turn_id !== undefined && (
        <p>
          <PlaceLink to={{ household: null, conversation: null, page: "proof", turn: turn_id }}>
            Proof
          </PlaceLink>
        </p>
      )}
    </article>
  );
}

/** Scrolls to a question that was just asked; earlier ones stay in place. */
function useInSight(fresh: boolean) {
  const box = useRef<HTMLElement>(null);
  const wasFresh = useRef(fresh);
  useEffect(() => {
    if (wasFresh.current) box.current?.scrollIntoView({ block: "start" });
  }, []);
  return box;
}

/** The ids of the tools that answered, for citations. */
const sourcesOf = ({ steps }: Turn) =>
  [
    ...new Set(
      steps.flatMap((step) => (step.kind === "tool" && step.status === "success" ? step.name : [])),
    ),
  ].map((tool) => ({
    ...{ source_id: `tool:${tool}:v1`, tool, provider: "", as_of: "", simulated: false },
  }));

interface AskProps {
  busy: boolean;
  ask(text: string): Promise<void>;
  stop(): Promise<void>;
}

/** Drafts are not stored. */
function Ask({ busy, ask, stop }: AskProps) {
  const [text, change] = useState("");
  return (
    <MessageBox
      {...{ busy, text, change }}
      send={(question) => void ask(question.trim())}
      stop={() => void stop()}
      placeholder="Ask for a price or how it moved"
      maxRows={6}
    />
  );
}
