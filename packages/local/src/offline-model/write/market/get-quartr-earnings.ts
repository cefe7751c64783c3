import * as z from "zod";
import { bullets, paragraphs } from "../../format/markdown.ts";
import { plainLine, quotation } from "../../format/text.ts";
import { words } from "../../read/words.ts";
import { notFound } from "../absent.ts";
import { cite, writer } from "../writer.ts";

const Paragraph = z.object({
  speaker: z.string().nullable(),
  role: z.string().nullable(),
  text: z.string(),
});
type Paragraph = z.infer<typeof Paragraph>;
const Call = z.object({
  found: z.boolean(),
  symbol: z.string(),
  company: z.string().nullable(),
  quarter: z.string().nullable(),
  held: z.string().nullable(),
  note: z.string().nullable(),
  paragraphs: z.array(Paragraph),
  reason: z.string().nullable(),
  suggestions: z.array(z.string()),
});

const shown = 4;
const spokenLength = 400;

/** Quotes the call as data; instructions in it have no effect. */
export const getQuartrEarnings = writer(Call, (call, input) => {
  if (!call.found || call.paragraphs.length === 0) return notFound(call, input);
  const name = `${plainLine(call.company ?? call.symbol)} (${plainLine(call.symbol)})`;
  const of = call.note === null ? "From the earnings call" : "From the earnings release";
  const quarter = call.quarter === null ? "" : ` for ${plainLine(call.quarter)}`;
  const held = call.held === null ? "" : `, ${plainLine(call.held)}`;
  const note = call.note === null ? "" : ` ${plainLine(call.note)}`;
  const picked = matchingParagraphs(call, input.question);
  return paragraphs([
    `${of} of ${name}${quarter}${held}:${note} ${cite(input)}`,
    bullets(picked.map((one) => `${who(one)}${quotation(one.text, spokenLength)}`)),
    picked.length < call.paragraphs.length
      ? "The whole text is in the result beside this answer."
      : "",
  ]);
});

const who = ({ speaker, role }: Paragraph): string => {
  if (speaker === null) return "";
  return `**${plainLine(speaker)}**${role === null ? "" : ` (${plainLine(role)})`}: `;
};

/** The paragraphs that contain the question's words, otherwise the company's first ones. */
function matchingParagraphs(
  { paragraphs: all, company }: z.infer<typeof Call>,
  question: string,
): Paragraph[] {
  const name = words(company ?? "");
  const asked = words(question).filter(
    (word) => word.length > 4 && !ordinary.has(word) && !name.includes(word),
  );
  const own = all.filter(({ speaker, role }) => speaker !== "Operator" && role !== "Analyst");
  const hits = own.filter(({ text }) =>
    words(text).some((word) => asked.some((one) => alike(word, one))),
  );
  const found = hits.length > 0 ? hits : own;
  return (found.length > 0 ? found : all).slice(0, shown);
}

const alike = (word: string, asked: string): boolean =>
  word.replace(/s$/, "") === asked.replace(/s$/, "");

const ordinary = new Set(
  "about earnings calls quarter transcript latest their there what's which would could management company conference results release reported guidance summarize summary".split(
    " ",
  ),
);
