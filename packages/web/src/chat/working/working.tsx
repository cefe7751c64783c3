import "./working.css";
import { useEffect, useRef, useState } from "react";
import { count, numberFormat } from "../../format/figures.ts";
import type { Message } from "../message/message.ts";
import { type StepTimes, trackStepTimes, type WorkingStep, workingSteps } from "./working-steps.ts";

const tickMs = 200;

const marks: Record<WorkingStep["status"], string> = { running: "…", done: "✓", failed: "✕" };
const spoken: Record<WorkingStep["status"], string> = {
  ...{ running: "running", done: "done", failed: "failed" },
};

/** The execution flow of an answer that is being written, with the times seen on this page. */
export function Working({ reply }: { reply: Message | undefined }) {
  const now = useNow();
  const [joined] = useState(reply?.metadata?.status === "running");
  const [began] = useState(now);
  const steps = workingSteps(reply);
  const times = useRef<Map<string, StepTimes>>(new Map());
  const looked = useRef(now);
  times.current = trackStepTimes(times.current, steps, { looked: looked.current, now, joined });
  looked.current = now;
  return (
    <section className="working" aria-label="Execution flow">
      <p className="quiet">{joined ? "Working" : `Working, ${duration(now - began)}`}</p>
      <ol className="plain">
        {steps.map(({ key, name, status }) => (
          <li key={key} data-status={status}>
            <span className="mark" aria-hidden="true">
              {marks[status]}
            </span>
            <span>
              {name}
              <span className="unseen">, {spoken[status]}</span>
            </span>
            <span className="figure quiet">{spent(times.current.get(key), now)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const spent = (time: StepTimes | undefined, now: number): string =>
  time?.began === undefined ? "" : duration((time.ended ?? now) - time.began);

const tenths = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const duration = (ms: number): string =>
  ms < 1_000 ? `${count(ms)} ms` : `${tenths.format(ms / 1_000)} s`;

/** The current time, which is read again by a timer. */
function useNow(): number {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), tickMs);
    return () => clearInterval(timer);
  }, []);
  return Date.now();
}
