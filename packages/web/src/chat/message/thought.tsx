import type { ReasoningUIPart } from "ai";
import { useEffect, useState } from "react";
import * as z from "zod";

const ReasoningTime = z.object({ advisor_copilot: z.object({ ms: z.number() }) });

/** The model's reasoning: collapsed, with its duration. */
export function Thought({ part }: { part: ReasoningUIPart }) {
  const running = part.state === "streaming";
  const counted = useSeconds(running);
  const ms = ReasoningTime.safeParse(part.providerMetadata).data?.advisor_copilot.ms;
  const seconds = running || ms === undefined ? counted : Math.round(ms / 1_000);
  const words = running ? `Thinking, ${seconds} s` : `Thought for ${seconds} s`;
  if (part.text === "") return <p className="quiet">{words}</p>;
  return (
    <details className="thought">
      <summary className="quiet">{words}</summary>
      <p className="plain quiet">{part.text}</p>
    </details>
  );
}

/** Seconds since it started, while it runs. */
function useSeconds(running: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!running) return;
    const began = Date.now();
    const timer = setInterval(() => setSeconds(Math.round((Date.now() - began) / 1_000)), 1_000);
    return () => clearInterval(timer);
  }, [running]);
  return seconds;
}
