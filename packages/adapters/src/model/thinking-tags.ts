/** The tags in which models write their reasoning into the text. */
const tags: readonly (readonly [open: string, close: string])[] = [
  ...["think", "thinking", "thought", "reasoning", "seed:think"].map(
    (name) => [`<${name}>`, `</${name}>`] as const,
  ),
  ["[THINK]", "[/THINK]"],
  ["◁think▷", "◁/think▷"],
  ["<|START_THINKING|>", "<|END_THINKING|>"],
  ["<|channel|>analysis<|message|>", "<|end|>"],
];

/** Marks of a template between the reasoning and the answer. */
const leading = ["<|start|>assistant", "<|channel|>final<|message|>", "<|START_RESPONSE|>"];

/** Marks of a template behind the answer. */
const trailing = [
  ...["<|im_end|>", "<|eot_id|>", "<|end|>", "<|return|>", "<|endoftext|>", "<|end_of_text|>"],
  ...["<|END_RESPONSE|>", "<end_of_turn>", "</s>"],
];

const either = (words: readonly string[]): string =>
  words.map((word) => word.replace(/[/|[\]<>]/g, "\\$&")).join("|");

const opens = tags.map(([open]) => open);

export const opening = new RegExp(`^\\s*(?:${either(opens)})`, "i");
/** At the start of a line. */
export const within = new RegExp(`(?:^|\\n)(?:${either(opens)})`, "i");
export const closing = new RegExp(`(?:${either(tags.map(([, close]) => close))})\\s*`, "i");
const before = new RegExp(`^(?:\\s|${either(leading)})+`);
const beginning = new RegExp(`^\\s*(?:${either(leading)})`);
const behind = new RegExp(`(?:(?:${either(trailing)})\\s*)+$`);

/** The longest tag or mark, which may be split over two deltas. */
export const longest = Math.max(...[...tags.flat(), ...leading].map(({ length }) => length));

export const hasLeading = (text: string): boolean => beginning.test(text);
/** The answer's text without what a template left before it. */
export const withoutLeading = (text: string): string => text.replace(before, "");
/** The same for what a template left behind it. */
export const withoutTrailing = (text: string): string => text.replace(behind, "");

const startsOne = (words: readonly string[], text: string): boolean =>
  words.some((word) => word.toLowerCase().startsWith(text.toLowerCase()));

/** Whether this text may become a tag that opens reasoning. */
export const mayOpen = (text: string): boolean => startsOne(opens, text.trimStart());

/** Whether this text may become a mark before the answer. */
export const mayLead = (text: string): boolean => text !== "" && startsOne(leading, text);

/**
 * From where the text must wait for what follows: a tag at the start of a line, or a mark that ends
 * the answer when nothing follows.
 */
export function waitsFrom(text: string): number {
  const line = text.lastIndexOf("\n");
  const torn = text.slice(line + 1);
  if ((line >= 0 || torn !== "") && torn !== "" && startsOne(opens, torn)) return Math.max(line, 0);
  const whole = behind.exec(text)?.index ?? text.length;
  const head = text.slice(0, whole);
  for (let at = Math.max(0, head.length - longest); at < head.length; at += 1) {
    if (startsOne(trailing, head.slice(at))) return at;
  }
  return whole;
}
