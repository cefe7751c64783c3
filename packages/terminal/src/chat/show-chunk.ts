import type { Chunk } from "@advisor/client/read-stream";
import { money } from "../amounts.ts";
import type { Screen } from "../screen.ts";
import { shorten } from "../shorten.ts";

/** Writes one chunk of a turn, if the verbosity includes it. */
export function showChunk(screen: Screen, chunk: Chunk): void {
  screen.record(chunk);
  if (chunk.type === "text-delta") screen.answer(chunk.delta);
  if (chunk.type === "text-end") screen.answer("\n");
  const warning = warningOf(chunk);
  if (warning !== undefined) screen.note(warning, chunk.type === "error" ? "red" : "yellow");
  const rules = chunk.type === "data-grounding" ? (chunk.data.rules ?? []) : [];
  if (rules.length > 0) screen.note(`By rule: ${rules.join("; ")}`, "dim");
  const step = stepOf(chunk, screen.verbosity);
  if (step !== undefined) screen.note(step, "dim");
}

/** A warning that is shown at every verbosity. */
function warningOf(chunk: Chunk): string | undefined {
  if (chunk.type === "error") return `${chunk.code}: ${chunk.errorText}`;
  if (chunk.type !== "data-grounding" || chunk.data.valid) return undefined;
  return `Not found in any source: ${chunk.data.unmatched.join(", ")}`;
}

function stepOf(chunk: Chunk, verbosity: number): string | undefined {
  switch (chunk.type) {
    case "tool-input-available": {
      const input = verbosity >= 2 ? ` ${JSON.stringify(chunk.input)}` : "";
      return from(1, verbosity, `Tool use: ${chunk.toolName}${input}`);
    }
    case "tool-output-available": {
      const output = JSON.stringify(chunk.output);
      return from(2, verbosity, `Tool Result: ${verbosity >= 3 ? output : shorten(output)}`);
    }
    case "tool-output-error":
      return from(1, verbosity, `Tool Result: ${chunk.errorText}`);
    case "source-document":
      return from(2, verbosity, `Source: ${chunk.title}`);
    case "data-usage": {
      const { input_tokens, output_tokens, cost_usd } = chunk.data;
      const tokens = `${input_tokens ?? "?"} tokens in, ${output_tokens ?? "?"} out`;
      return from(1, verbosity, `${tokens}, ${money(cost_usd)}`);
    }
    default:
      return undefined;
  }
}

const from = (level: number, verbosity: number, text: string): string | undefined =>
  verbosity >= level ? text : undefined;
