import { argumentsText, stepName } from "./flow-words.ts";
import type { Step, Turn } from "./trading-turn.ts";

const marks: Record<Step["status"], string> = { running: "…", success: "✓", error: "✕" };
const spoken: Record<Step["status"], string> = {
  running: "running",
  success: "done",
  error: "failed",
};

interface Props {
  turn: Turn;
  /** The step that a citation refers to. */
  pointed: string | undefined;
}

/** The steps of answering a question, live. */
export const Flow = ({ turn, pointed }: Props) => (
  <ol className="flow plain" aria-label="Execution flow">
    {turn.steps.map((step, at) => (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added
        key={at}
        data-status={step.status}
        data-pointed={step.kind === "tool" && step.name === pointed ? true : undefined}
      >
        <span className="mark" aria-hidden="true">
          {marks[step.status]}
        </span>
        <span className="grow">
          {stepName(step)}
          <span className="unseen">, {spoken[step.status]}</span>
          {step.args !== undefined && (
            <span className="quiet below">{argumentsText(step.args)}</span>
          )}
        </span>
      </li>
    ))}
  </ol>
);
