/** The tags in which models write reasoning into their text. */
const tags: readonly (readonly [open: string, close: string])[] = [
  ...["think", "thinking", "thought", "reasoning", "seed:think"].map(
    (name) => [`<${name}>`, `</${name}>`] as const,
  ),
  ["[THINK]", "[/THINK]"],
  ["◁think▷", "◁/think▷"],
  ["<|START_THINKING|>", "<|END_THINKING|>"],
  ["<|channel|>analysis<|message|>", "<|end|>"],
];

/** Template tokens between the reasoning and the answer. */
const leading = ["<|start|>assistant", "<|channel|>final<|message|>", "<|START_RESPONSE|>"];

/** Template tokens after the answer. */
const trailing = [
  ...["<|im_end|>", "<|eot_id|>", "<|end|>", "<|return|>", "<|endoftext|>", "<|end_of_text|>"],
  ...["<|END_RESPONSE|>", "<end_of_turn>", "</s>"],
];

const either = (words: readonly string[]): string =>
  words.map((word) => word.replace(/[/|[\]<>]/g, "\\$&")).join("|");

const opens = tags.map(([open]) => open);

export const openingReasoningTag = new RegExp(`^\\s*(?:${either(opens)})`, "i");
/** Only at the start of a line. */
export const reasoningTagAtLineStart = new RegExp(`(?:^|\\n)(?:${either(opens)})`, "i");
export const closingReasoningTag = new RegExp(
  `(?:${either(tags.map(([, close]) => close))})\\s*`,
  "i",
);
const before = new RegExp(`^(?:\\s|${either(leading)})+`);
const beginning = new RegExp(`^\\s*(?:${either(leading)})`);
const behind = new RegExp(`(?:(?:${either(trailing)})\\s*)+$`);

/** The length of the longest tag or token, which may be split across two deltas. */
export const longestTagLength = Math.max(
  ...[...tags.flat(), ...leading].map(({ length }) => length),
);

export const hasLeadingTokens = (text: string): boolean => beginning.test(text);
/** The answer without the template tokens before it. */
export const stripLeadingTokens = (text: string): string => text.replace(before, "");
/** The answer without the template tokens after it. */
export const stripTrailingTokens = (text: string): string => text.replace(behind, "");

const lowercased = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase());

const openers = lowercased(opens);
const leaders = lowercased(leading);
const trailers = lowercased(trailing);

/** Whether one of the lowercased words starts with the text. */
function startsOne(words: readonly string[], text: string): boolean {
  const start = text.toLowerCase();
  return words.some((word) => word.startsWith(start));
}

/** Whether this text may be the start of a tag that opens reasoning. */
export const mayBecomeOpeningTag = (text: string): boolean => startsOne(openers, text.trimStart());

/** Whether this text may be the start of a template token before the answer. */
export const mayBecomeLeadingToken = (text: string): boolean =>
  text !== "" && startsOne(leaders, text);

/**
 * The offset from which text must be held back, because it may be a tag at the start of a line or a
 * template token at the end of the answer.
 */
export function holdBackOffset(text: string): number {
  const line = text.lastIndexOf("\n");
  const torn = text.slice(line + 1);
  if ((line >= 0 || torn !== "") && torn !== "" && startsOne(openers, torn))
    return Math.max(line, 0);
  const whole = behind.exec(text)?.index ?? text.length;
  const head = text.slice(0, whole);
  for (let at = Math.max(0, head.length - longestTagLength); at < head.length; at += 1) {
    if (startsOne(trailers, head.slice(at))) return at;
  }
  return whole;
}
