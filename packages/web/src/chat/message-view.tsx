import type { Decision } from "@advisor/client/approvals";
import { isTextUIPart, isToolUIPart } from "ai";
import { memo } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { AnswerFoot } from "./answer-foot.tsx";
import { ApprovalCard } from "./approval-card.tsx";
import { Markdown } from "./markdown.tsx";
import { type Message, sourcesOf, textOf } from "./message.ts";
import { ToolCard } from "./tool-card.tsx";

interface Given {
  message: Message;
  /** It is being written. */
  open: boolean;
  decide(decision: Decision): void;
  rate: AdvisorApi["rate"];
}

export const MessageView = memo(function MessageView(given: Given) {
  const { message, open } = given;
  if (message.role === "user") {
    return (
      <article className="question" aria-label="You">
        {textOf(message)}
      </article>
    );
  }
  return (
    <article className="reply" aria-label="Copilot" aria-busy={open}>
      <Parts {...given} />
      <Ending {...given} />
    </article>
  );
});

/** Parts only ever come at the end, so their places name them. */
function Parts({ message, decide }: Given) {
  const sources = sourcesOf(message);
  const placed = message.parts.map((part, place) => ({ part, name: `part ${place}` }));
  return placed.map(({ part, name }) => {
    if (isTextUIPart(part)) return <Markdown key={name} text={part.text} sources={sources} />;
    if (!isToolUIPart(part)) return null;
    return part.state === "approval-requested" ? (
      <ApprovalCard key={name} message={message} call={part} decide={decide} />
    ) : (
      <ToolCard key={name} call={part} />
    );
  });
}

function Ending({ message, open, rate }: Given) {
  const status = message.metadata?.status;
  const waits = message.parts.some(
    (part) => isToolUIPart(part) && part.state === "approval-requested",
  );
  if (open || waits || status === "running") return null;
  return (
    <>
      {status === "interrupted" && <p className="quiet">Stopped. What was written is kept.</p>}
      {status === "error" && <p className="quiet">This answer could not be finished.</p>}
      {textOf(message) !== "" && (
        <AnswerFoot message={message} sources={sourcesOf(message)} rate={rate} />
      )}
    </>
  );
}
