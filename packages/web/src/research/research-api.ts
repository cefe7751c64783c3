import { type ResearchClient, researchClient } from "@advisor/client/research-client";
import type { AdvisorApi } from "../api/advisor-api.ts";

/** The research client of the signed-in advisor; `signal` cancels open requests. */
export const researchApi = ({ ask }: Pick<AdvisorApi, "ask">, signal?: AbortSignal) =>
  researchClient({
    base: "",
    // Set by `ask`, which has the current token.
    token: "",
    fetch: (path, init) => ask(path, signal === undefined ? init : { ...init, signal }),
    wait: (milliseconds) => pause(milliseconds, signal),
  });

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

export type { ResearchClient };

/** All items of a paged list. */
export async function allItems<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
