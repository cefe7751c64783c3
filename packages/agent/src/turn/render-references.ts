import { loadTools } from "@advisor/tools/tool";
import type { ReferenceRenderer } from "../reference/renderer.ts";
import { type ClaimGate, openGateFor } from "./claim-gate.ts";
import type { Progress } from "./progress.ts";
import type { Turn } from "./turn.ts";

/** The text of a step on its way to the reader: first its references are rendered, then its figures are checked. */
export interface WrittenText {
  /** Undefined until the text has a brace. */
  references: ReferenceRenderer | undefined;
  /** Undefined if the turn has no results to check an answer against. */
  gate: ClaimGate | undefined;
}

type References = Pick<Turn, "prompt" | "tools">;

/** Adds a delta and returns the text that may be shown now; at once where there are no references. */
export function addTextDelta(
  turn: References & Pick<Turn, "stored">,
  progress: Progress,
  text: WrittenText,
  delta: string,
): string | Promise<string> {
  return text.references === undefined && !delta.includes("{")
    ? (text.gate?.take(delta) ?? delta)
    : takeReferences(turn, progress, text, delta);
}

async function takeReferences(
  turn: References & Pick<Turn, "stored">,
  progress: Progress,
  text: WrittenText,
  delta: string,
): Promise<string> {
  text.references ??= await openReferences(turn);
  return checked(turn, progress, text, text.references.take(delta));
}

/** What may be shown of the rest of a complete text. */
export async function endTextReferences(
  turn: Pick<Turn, "prompt" | "stored">,
  progress: Progress,
  text: WrittenText,
): Promise<string> {
  return text.references === undefined ? "" : checked(turn, progress, text, text.references.end());
}

/** A text that names what is no figure is checked even where there are no results. */
async function checked(
  turn: Pick<Turn, "prompt" | "stored">,
  progress: Progress,
  text: WrittenText,
  rendered: string,
): Promise<string> {
  const { faults = [] } = text.references ?? {};
  if (faults.length > 0) text.gate ??= await openGateFor(turn, progress);
  return text.gate?.take(rendered) ?? rendered;
}

/** A complete text with its references rendered. */
export async function renderReferences(turn: References, text: string): Promise<string> {
  if (!text.includes("{")) return text;
  const references = await openReferences(turn);
  return references.take(text) + references.end();
}

/** Loaded with the first brace, because most answers have none. */
async function openReferences({ prompt, tools }: References): Promise<ReferenceRenderer> {
  const { ReferenceRenderer } = await import("../reference/renderer.ts");
  return new ReferenceRenderer(prompt.turns.at(-1) ?? [], await loadTools(tools.offered));
}
