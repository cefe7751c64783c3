import { setTimeout } from "node:timers/promises";
import type { BusEvent } from "./entry.ts";
import { matchesPattern, Pattern } from "./pattern.ts";

export interface Rule {
  name: string;
  pattern: Pattern;
  target(event: BusEvent): Promise<void>;
}

export interface DeliveryOptions {
  rules: Rule[];
  /** The number of attempts for each target, and the pause after each failed one, counted from 1. */
  retry?: { attempts: number; delayMs(attempt: number): number };
  /** Receives events that could not be delivered; without it, a lost event is a process warning. */
  deadLetter?(event: BusEvent, error: unknown): void;
}

export interface Delivery {
  /** Sends the event to every matching rule without waiting for delivery. */
  send(event: BusEvent): void;
  /** Resolves when no delivery or retry is pending. */
  idle(): Promise<void>;
  /** Cancels pauses between retries; undelivered events become dead letters. */
  close(): Promise<void>;
}

/** Delivers like EventBridge: at least once, to each rule independently, in no fixed order. */
export function openDelivery(options: DeliveryOptions): Delivery {
  const { retry = { attempts: 3, delayMs: (attempt) => 100 * 2 ** attempt } } = options;
  const { deadLetter = warn } = options;
  const rules = options.rules.map((rule) => ({ ...rule, pattern: Pattern.parse(rule.pattern) }));
  const underway = new Set<Promise<void>>();
  const closing = new AbortController();

  const deliver = async (rule: Rule, event: BusEvent): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await rule.target(structuredClone(event));
      } catch (error) {
        if (attempt >= retry.attempts || closing.signal.aborted) return deadLetter(event, error);
        await pause(retry.delayMs(attempt), closing.signal);
      }
    }
  };
  const idle = async () => {
    while (underway.size > 0) await Promise.all(underway);
  };
  return {
    send: (event) => {
      for (const rule of rules.filter(({ pattern }) => matchesPattern(pattern, event))) {
        const running = deliver(rule, event).finally(() => underway.delete(running));
        underway.add(running);
      }
    },
    idle,
    close: () => {
      closing.abort();
      return idle();
    },
  };
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

function warn(event: BusEvent, error: unknown): void {
  process.emitWarning(`event ${event.id} (${event["detail-type"]}) was not delivered: ${error}`);
}
