import type { Token } from "../tokens.ts";

/** "no, the Roth" and "no sorry I mean the Roth" name another subject; they exclude nothing. */
export function withoutCorrection(tokens: readonly Token[]): readonly Token[] {
  const length = tokens.findIndex(({ form }) => !apologies.has(form));
  const [first, second] = tokens.slice(length);
  const corrects = first?.form === "i" && /^meant?$/.test(second?.form ?? "");
  return length > 0 && (corrects || tokens[length - 1]?.text === ",")
    ? tokens.slice(length)
    : tokens;
}

const apologies: ReadonlySet<string> = new Set(["no", "nope", "sorry", "oops", "wait", ","]);
