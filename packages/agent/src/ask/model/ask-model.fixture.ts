import type { Wait } from "@advisor/domain/world";
import type { Query } from "@advisor/query/schema/query";
import { call, type ScriptEvent, scripted } from "../../model/scripted.ts";
import { smithBook } from "../ask.fixture.ts";
import { askModel } from "./ask-model.ts";

export const never: Wait = (_, signal) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

/** What a message means when the model replies with this script, and so again where it may correct itself. */
export async function consulted(
  text: string,
  beats: ScriptEvent | ScriptEvent[],
  { unexplained = ["yonder"], wait = never, account = undefined as string | undefined } = {},
  again: ScriptEvent | ScriptEvent[] = beats,
) {
  const model = scripted([beats, again]);
  const { signal } = new AbortController();
  const deps = { model, books: [smithBook], earlier: [], signal, wait, now: () => 0 };
  return { model, ...(await askModel(deps, { text, unexplained }, account)) };
}

export const answers = (input: object) => call("answer_with", { confidence: 0.9, ...input });
export const cash: Query = { dataset: "accounts", measures: ["cash"], aggregate: "total" };
