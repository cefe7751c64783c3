import type { Decision } from "@advisor/client/approvals";
import { isReasoningUIPart, isToolUIPart } from "ai";
import { memo, useCallback } from "react";
import type { AdvisorApi } from "../../api/advisor-api.ts";
import { Boundary } from "../../boundary.tsx";
import { ApprovalCard } from "./approval-card.tsx";
import { askedBack } from "./asked-back.ts";
import { Choices } from "./choices.tsx";
import { Markdown } from "./markdown.tsx";
import {
  groundingOf,
  isCut,
  type Message,
  type Source,
  sourcesOf,
  textOf,
  textParts,
} from "./message.ts";
import { OpenSource } from "./open-source.ts";
import { Question } from "./question.tsx";
import { Thought } from "./thought.tsx";
import { ToolCard } from "./tool-card.tsx";
import { TurnEnd } from "./turn-end.tsx";

interface Props {
  message: Message;
  /** The message is streaming. */
  open: boolean;
  /** It is the last message. */
  last: boolean;
  /** The household's name. */
  about: string | undefined;
  ask(text: string): void;
  askAgain(): void;
  /** Absent while an answer is streaming. */
  edit: ((question: Message, text: string) => void) | undefined;
  goOn(): void;
  decide(decision: Decision): void;
  rate: AdvisorApi["rate"];
  openSource(message: Message, number: number): void;
}

export const MessageView = memo(function MessageView(given: Props) {
  const { message, open, openSource, edit } = given;
  const show = useCallback((number: number) => openSource(message, number), [message, openSource]);
  const cut = !open && isCut(message);
  if (message.role === "user") {
    return <Question message={message} edit={edit} />;
  }
  return (
    <article className="reply" aria-label="Copilot" aria-busy={open} data-cut={cut || undefined}>
      <OpenSource value={show}>
        <Boundary of={message} fallback={() => <Plain message={message} />}>
          <Parts {...given} />
        </Boundary>
        <TurnEnd {...given} />
      </OpenSource>
    </article>
  );
});

/** The raw text of a message that cannot be rendered. */
const Plain = ({ message }: { message: Message }) => (
  <>
    <p className="quiet">This answer cannot be laid out. These are its words.</p>
    <p className="plain">{textOf(message)}</p>
  </>
);

/** Parts are only appended, so their index is a stable key. */
function Parts({ message, open, last, about, ask, decide }: Props) {
  const sources = sourcesOf(message);
  const unmatched = groundingOf(message)?.unmatched ?? [];
  const texts = textParts(message);
  const end = open || !last ? undefined : [...texts.keys()].at(-1);
  const placed = message.parts.map((part, place) => ({ part, place, name: `part ${place}` }));
  return placed.map(({ part, place, name }) => {
    const text = texts.get(place);
    if (text !== undefined) {
      const asks = place === end ? ask : undefined;
      return <Said key={name} {...{ text, sources, unmatched, asks }} />;
    }
    if (isReasoningUIPart(part)) return <Thought key={name} part={part} />;
    if (!isToolUIPart(part)) return null;
    return part.state === "approval-requested" ? (
      <ApprovalCard key={name} message={message} call={part} about={about} decide={decide} />
    ) : (
      <ToolCard key={name} call={part} />
    );
  });
}

interface SaidProps {
  text: string;
  sources: Source[];
  unmatched: readonly string[];
  /** Sends a choice; only where the text is the end of the conversation. */
  asks: Props["ask"] | undefined;
}

/** A text, with buttons for the choices that it offers. */
function Said({ text, sources, unmatched, asks }: SaidProps) {
  const back = asks && askedBack(text);
  return (
    <>
      <Markdown text={back?.question ?? text} sources={sources} unmatched={unmatched} />
      {asks && back && <Choices choices={back.choices} ask={asks} />}
    </>
  );
}
