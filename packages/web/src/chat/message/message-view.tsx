import type { Decision } from "@advisor/client/approvals";
import { isReasoningUIPart, isToolUIPart } from "ai";
import { memo, useCallback, useState } from "react";
import type { AdvisorApi } from "../../api/advisor-api.ts";
import { ErrorBoundary } from "../../error-boundary.tsx";
import type { Drafts } from "../composer/drafts.ts";
import { lookedUp } from "../foot/looked-up.ts";
import { UndoableCall } from "../undoable-call.tsx";
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
import { QuestionReading } from "./question-reading.tsx";
import { Thought } from "./thought.tsx";
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
  /** Opens the last question for editing. */
  editLast(): void;
  goOn(): void;
  decide(decision: Decision): void;
  rate: AdvisorApi["rate"];
  undo: AdvisorApi["undo"];
  openSource(message: Message, number: number): void;
  /** Words of this question that its answer did not understand, one a line. */
  unknown: string;
  drafts: Pick<Drafts, "removedFrom" | "removeFrom">;
}

export const MessageView = memo(function MessageView(props: Props) {
  const { message, open, last, openSource, edit, editLast, ask } = props;
  const show = useCallback((number: number) => openSource(message, number), [message, openSource]);
  const { removed, remove } = useRemoved(props);
  const cut = !open && isCut(message);
  if (message.role === "user") {
    const unknown = props.unknown === "" ? [] : props.unknown.split("\n");
    return <Question message={message} edit={edit} unknown={unknown} />;
  }
  return (
    <article className="reply" aria-label="Copilot" aria-busy={open} data-cut={cut || undefined}>
      <OpenSource value={show}>
        <ErrorBoundary of={message} fallback={() => <Plain message={message} />}>
          {!open && (
            <QuestionReading message={message} change={last && edit ? editLast : undefined} />
          )}
          <Parts {...props} removed={removed} />
        </ErrorBoundary>
        <TurnEnd {...props} {...{ removed, remove }} ask={edit && ask} />
      </OpenSource>
    </article>
  );
});

/** The claims that the advisor removed from this answer. */
function useRemoved({ message: { id }, drafts }: Pick<Props, "message" | "drafts">) {
  const [removed, setRemoved] = useState(() => drafts.removedFrom(id));
  return {
    removed,
    remove(claim: string, gone: boolean) {
      const others = removed.filter((one) => one !== claim);
      const now = gone ? [...others, claim] : others;
      drafts.removeFrom(id, now);
      setRemoved(now);
    },
  };
}

/** The raw text of a message that cannot be rendered. */
const Plain = ({ message }: { message: Message }) => (
  <>
    <p className="quiet">This answer cannot be laid out. These are its words.</p>
    <p className="plain">{textOf(message)}</p>
  </>
);

/** Parts are only appended, so their index is a stable key. */
function Parts(props: Props & { removed: readonly string[] }) {
  const { message, open, last, about, ask, decide, removed } = props;
  const sources = sourcesOf(message);
  const unmatched = groundingOf(message)?.unmatched ?? [];
  const texts = textParts(message);
  const below = open ? [] : lookedUp(message);
  const end = open || !last ? undefined : [...texts.keys()].at(-1);
  const placed = message.parts.map((part, place) => ({ part, place, name: `part ${place}` }));
  return placed.map(({ part, place, name }) => {
    const text = texts.get(place);
    if (text !== undefined) {
      const asks = place === end ? ask : undefined;
      return <AnswerText key={name} {...{ text, sources, unmatched, removed, asks }} />;
    }
    if (isReasoningUIPart(part)) return <Thought key={name} part={part} />;
    if (!isToolUIPart(part) || below.includes(part)) return null;
    return part.state === "approval-requested" ? (
      <ApprovalCard key={name} message={message} call={part} about={about} decide={decide} />
    ) : (
      <UndoableCall key={name} message={message} call={part} undo={props.undo} />
    );
  });
}

interface AnswerTextProps {
  text: string;
  sources: Source[];
  unmatched: readonly string[];
  removed: readonly string[];
  /** Sends a choice; only where the text is the end of the conversation. */
  asks: Props["ask"] | undefined;
}

/** A text, with buttons for the choices that it offers. */
function AnswerText({ text, asks, ...claims }: AnswerTextProps) {
  const back = asks && askedBack(text);
  return (
    <>
      <Markdown text={back?.question ?? text} {...claims} />
      {asks && back && <Choices choices={back.choices} ask={asks} />}
    </>
  );
}
