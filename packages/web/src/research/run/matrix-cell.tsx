import { Confidence, VerdictMark } from "../icons.tsx";
import { answerWords, verdictWords } from "../words.ts";
import type { LiveCell } from "./run-cells.ts";

interface Props {
  cell: LiveCell | undefined;
  /** Whether a negative verdict disqualifies the company. */
  stops: boolean;
  at: string;
  /** Whether it is the grid's tab stop. */
  isStop: boolean;
  isPicked: boolean;
  enter(): void;
  pick(overriding: boolean): void;
}

/** One answer, or its progress. */
export function MatrixCell({ cell, stops, at, isStop, isPicked, enter, pick }: Props) {
  const isStopped = stops && cell?.status === "answered" && cell.verdict === "negative";
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
      role="gridcell"
      data-at={at}
      tabIndex={isStop ? 0 : -1}
      aria-selected={isPicked}
      data-status={cell?.status}
      onFocus={enter}
      onClick={() => pick(false)}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key !== "Enter" && event.key !== "o" && event.key !== "O") return;
        event.preventDefault();
        pick(event.key !== "Enter");
      }}
    >
      {cell && <CellFace cell={cell} isStopped={isStopped} />}
    </td>
  );
}

interface FaceProps {
  cell: Pick<LiveCell, "status" | "verdict" | "value" | "unit" | "confidence" | "doing"> &
    Pick<LiveCell, "review" | "overridden">;
  /** The verdict disqualifies the company. */
  isStopped: boolean;
}

/** An answer on one line, or its progress. */
export function CellFace({ cell, isStopped }: FaceProps) {
  const { status, verdict } = cell;
  if (status === "awaiting_approval") return <span className="face status watch">needs you</span>;
  if (status === "running")
    return (
      <span className="face">
        <span className="spin" />
        {cell.doing ?? "working"}
      </span>
    );
  if (status === "failed") return <span className="face status watch">failed</span>;
  if (status !== "answered" || verdict === null)
    return <span className="face dim">{status === "skipped" ? "skipped" : "queued"}</span>;
  if (isStopped)
    return (
      <span className="face status act">
        <span className="clipped">{answerWords(cell)}, stops here</span>
        <Tags of={cell} />
      </span>
    );
  return (
    <span className="face" data-verdict={verdict}>
      <VerdictMark verdict={verdict} />
      <span className="tn clipped">{answerWords(cell)}</span>
      <Tags of={cell} />
      <ScreenReaderText>{verdictWords(verdict)}</ScreenReaderText>
      {cell.confidence !== null && cell.overridden === null && verdict !== "unknown" && (
        <>
          <Confidence of={cell.confidence} />
          <ScreenReaderText>{`confidence ${cell.confidence} of 3`}</ScreenReaderText>
        </>
      )}
    </span>
  );
}

/** What must be known before the answer is used. */
const Tags = ({ of: { review, overridden } }: { of: Pick<LiveCell, "review" | "overridden"> }) => (
  <>
    {review && <span className="tag">review</span>}
    {overridden && <span className="tag plain">yours</span>}
  </>
);

/** The meaning of marks and dots, for screen readers. */
const ScreenReaderText = ({ children }: { children: string }) => (
  <span className="spoken">, {children}</span>
);
