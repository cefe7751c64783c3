import * as z from "zod";

type Json = Record<string, unknown>;

const Text = z.string().catch("");
const Texts = z.array(z.looseObject({ text: Text }));

/** A text, or an object that wraps one. */
const Wrapped = z.union([z.string(), z.looseObject({ value: z.string() })]);

/**
 * One part of a content list: text, reasoning (a text, a list of texts or a summary), or something
 * unknown.
 */
const Part = z.looseObject({
  type: Text,
  text: Wrapped.optional().catch(undefined),
  thinking: z.union([z.string(), Texts]).optional().catch(undefined),
  summary: z.union([z.string(), Texts]).optional().catch(undefined),
});
type Part = z.infer<typeof Part>;

const ListItem = z.union([
  z.string().transform((text) => Part.parse({ type: "text", text })),
  Part,
]);

/** The content of a message in any of the forms that servers use. */
export const MessageContent = z
  .union([
    z.string().transform((text) => ({ ...nothing, text })),
    z.number().transform((number) => ({ ...nothing, text: String(number) })),
    z.array(ListItem).transform(ofParts),
    Part.transform((part) => ofParts([part])),
  ])
  .catch(() => nothing);

const nothing = { text: "", thinking: "", parts: [] as Json[], unread: false };

function ofParts(parts: Part[]): typeof nothing {
  const thoughts = parts.filter(isThought);
  const others = parts.filter((part) => !isThought(part));
  return {
    text: others.map(({ text = "" }) => wordsOf(text)).join(""),
    thinking: thoughts.map(thoughtOf).join(""),
    parts: thoughts,
    unread: others.some(({ text }) => text === undefined),
  };
}

const isThought = ({ type, thinking }: Part): boolean =>
  thinking !== undefined || type === "reasoning" || type === "thinking";

const thoughtOf = ({ thinking, summary, text = "" }: Part): string => {
  const said = thinking ?? summary ?? wordsOf(text);
  return typeof said === "string" ? said : said.map((one) => one.text).join("");
};

const wordsOf = (text: z.infer<typeof Wrapped>): string =>
  typeof text === "string" ? text : text.value;
