import { stoppedEarlyText } from "@advisor/protocol/stopped-early-text";
import { Alert, Button, Group } from "@mantine/core";
import { isToolUIPart } from "ai";
import type { AdvisorApi } from "../../api/advisor-api.ts";
import { time } from "../../format/format.ts";
import { localizeMoments } from "../../format/localize-moments.ts";
import { ChartFigure } from "../chart/chart-figure.tsx";
import { AnswerFoot } from "../foot/answer-foot.tsx";
import type { DoubtsProps } from "../foot/doubts.tsx";
import { chartsOf } from "./charts.ts";
import { isCut, sourcesOf, textOf } from "./message.ts";

interface Props extends DoubtsProps {
  open: boolean;
  last: boolean;
  askAgain(): void;
  goOn(): void;
  rate: AdvisorApi["rate"];
}

/** How a turn ended, and what to do then. What was cut off is never offered as if it were whole. */
export function TurnEnd(props: Props) {
  const { message, open, last, askAgain, goOn, rate, removed, remove, ask } = props;
  const status = message.metadata?.status;
  const waits = message.parts.some(
    (part) => isToolUIPart(part) && part.state === "approval-requested",
  );
  if (open || waits || status === "running") return null;
  if (isCut(message)) return <CutOff {...{ message, last, askAgain, goOn }} />;
  if (textOf(message) === "") return null;
  return (
    <>
      {chartsOf(message).map((chart) => (
        <ChartFigure key={JSON.stringify(chart)} chart={chart} />
      ))}
      <EndedEarly message={message} last={last} goOn={goOn} />
      <AnswerFoot
        {...{ message, removed, remove, ask, rate }}
        sources={sourcesOf(message)}
        regenerate={last ? askAgain : undefined}
      />
    </>
  );
}

/** An answer that did not come to its own end says so beside its text. */
function EndedEarly({ message, last, goOn }: Pick<Props, "message" | "last" | "goOn">) {
  const reason = message.metadata?.stop_reason ?? "stop";
  const words = stoppedEarlyText(reason);
  if (words === undefined) return null;
  return (
    <p className="notice" data-tone="breach" role="note">
      {words}{" "}
      {last && reason === "length" && (
        <Button size="compact-sm" onClick={goOn}>
          Continue
        </Button>
      )}
    </p>
  );
}

function CutOff({
  message,
  last,
  askAgain,
  goOn,
}: Pick<Props, "message" | "last" | "askAgain" | "goOn">) {
  const { reason = "This answer could not be finished.", ...ended } = message.metadata ?? {};
  const interrupted = ended.status === "interrupted";
  const stopped = interrupted && ended.retryable !== true;
  const at = ended.created_at;
  // Something is kept of what can go on.
  const inside = interrupted || ended.continuable === true;
  const what = inside ? `Interrupted${at ? ` at ${time(at)}` : ""}.` : "No answer.";
  const words = interrupted
    ? "The service went away before it was finished."
    : localizeMoments(reason);
  const said = stopped ? (
    "Stopped. What was written is kept."
  ) : (
    <>
      <strong>{what}</strong> {words}
    </>
  );
  if (!last || (stopped && ended.continuable !== true)) return <p className="quiet">{said}</p>;
  return (
    <Alert
      {...{ color: "gray", variant: "outline", className: "notice" }}
      {...(stopped ? { role: "note" } : { role: "alert", "data-tone": "breach" })}
    >
      <p>{said}</p>
      <WaysOn continuable={ended.continuable === true} askAgain={askAgain} goOn={goOn} />
    </Alert>
  );
}

/** The way that keeps what is there comes first. */
function WaysOn({
  continuable,
  askAgain,
  goOn,
}: Pick<Props, "askAgain" | "goOn"> & { continuable: boolean }) {
  if (!continuable) {
    return (
      <Button size="compact-sm" onClick={askAgain}>
        Try again
      </Button>
    );
  }
  return (
    <Group gap="xs">
      <Button size="compact-sm" onClick={goOn}>
        Continue
      </Button>
      <Button size="compact-sm" variant="default" onClick={askAgain}>
        Start again
      </Button>
    </Group>
  );
}
