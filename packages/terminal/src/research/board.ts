import type * as Entry from "@advisor/domain/research/entry";
import { withNoun } from "../amounts.ts";
import type { DisplayNames } from "./names.ts";

/** The cells in progress, one line each, and how many are done; drawn below all other output. */
export interface Board {
  after(body: Entry.Body): void;
  lines(): string[];
}

type Outcome = "positive" | "negative" | "unknown" | "skipped" | "failed";

export function openBoard(names: DisplayNames): Board {
  const outcomes = new Map<string, Outcome>();
  const working = new Map<string, string>();
  const total = names.companies * names.criteria.length;

  function after(body: Entry.Body): void {
    if (body.type === "rests" || body.type === "canceled" || body.type === "done") working.clear();
    if (!("criterion" in body && "company" in body)) return;
    const cell = `${body.criterion}\n${body.company}`;
    const outcome = outcomeOf(body);
    if (outcome !== undefined) {
      outcomes.set(cell, outcome);
      working.delete(cell);
      return;
    }
    const doing = doingOf(body);
    if (doing === undefined) return;
    outcomes.delete(cell);
    working.set(
      cell,
      `${names.company(body.company)} / ${names.criterion(body.criterion)}: ${doing}`,
    );
  }

  function lines(): string[] {
    const all = [...outcomes.values()];
    const counts = (["positive", "negative", "unknown", "skipped", "failed"] as const).flatMap(
      (outcome) => {
        const count = all.filter((one) => one === outcome).length;
        return count === 0 ? [] : `${count} ${outcome}`;
      },
    );
    const progress = `${outcomes.size} of ${withNoun(total, "cell")}`;
    return [...working.values(), [progress, ...counts].join(", ")];
  }

  return { after, lines };
}

function outcomeOf(body: Entry.Body): Outcome | undefined {
  switch (body.type) {
    case "final_result":
    case "cell_overridden":
      return body.verdict;
    case "company_skipped":
      return "skipped";
    case "research_error":
      return "failed";
    default:
      return undefined;
  }
}

function doingOf(body: Entry.Body): string | undefined {
  switch (body.type) {
    case "company_start":
      return "starting";
    case "automatic_query":
    case "tool_request":
      return `${body.tool} "${body.query}"`;
    case "tool_approval_needed":
      return `${body.tool} waits for approval`;
    case "tool_result":
    case "automatic_query_result":
    case "automatic_query_error":
    case "approval_decided":
      return "thinking";
    default:
      return undefined;
  }
}
