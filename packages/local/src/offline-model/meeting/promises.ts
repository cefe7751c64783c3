import type { Day } from "@advisor/domain/day";
import { taskInput } from "../arguments.ts";
import type { ToolCall } from "../converse.ts";

const doing =
  "send|call|check|bring|sign|talk|speak|ask|provide|prepare|review|open|book|update|e-?mail|mail|look|find|confirm|get|draft|schedule|file|return|give|move|set|decide|collect|complete|fill|forward|share|meet|raise|rebalance|write|follow";

/** Promises made by the advisor, or without a name. */
const ownPromises: readonly RegExp[] = [
  /^(?:action|to-?do|task|next step|follow[- ]?up)s?\s*[:–-]\s*(.+)$/i,
  /^(?:I|we)(?:'ll| will| promised to| agreed to| need to| have to| must| should| am to| are to)\s+(.+)$/i,
  new RegExp(`^(?:agreed|promised|need|planned|decided) to ((?:${doing})\\b.+)$`, "i"),
];

const theirs = new RegExp(
  `^(\\p{Lu}[\\p{L}'-]+)(?:'ll| will| to| promised to| agreed to| is going to) ((?:${doing})\\b.+)$`,
  "u",
);

/**
 * The task that a statement promises, with its owner and due date; undefined if it promises
 * nothing.
 */
export function promisedTask(line: string, today: Day | null): ToolCall["input"] | undefined {
  const promise = promiseOf(line);
  if (promise === undefined) return undefined;
  const { name, said } = promisedBy(promise.said) ?? promise;
  const input = taskInput(`task: ${said}`, today, undefined);
  return input === undefined || name === undefined ? input : { assignee: name, ...input };
}

interface NotedPromise {
  name?: string | undefined;
  said: string;
}

function promiseOf(line: string): NotedPromise | undefined {
  const own = ownPromises
    .map((pattern) => pattern.exec(line)?.[1])
    .find((said) => said !== undefined);
  if (own !== undefined) return { said: own };
  const [, name, said] = theirs.exec(line) ?? [];
  return said === undefined ? undefined : { name, said };
}

/** "Action: Kim to send the form". */
function promisedBy(said: string): NotedPromise | undefined {
  const [, name, what] = /^(\p{Lu}[\p{L}'-]+) (?:to|will) (.+)$/u.exec(said) ?? [];
  return what === undefined ? undefined : { name, said: what };
}
