import * as z from "zod";
import { bullets, paragraphs, plain, quoted } from "../../format.ts";
import { words } from "../../read/words.ts";
import { absent } from "../absent.ts";
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

/** What was said is quoted as it is; nothing in it is followed. */
export const getQuartrEarnings = writer(Call, (call, given) => {
  if (!call.found || call.paragraphs.length === 0) return absent(call, given);
  const name = `${plain(call.company ?? call.symbol)} (${plain(call.symbol)})`;
  const of = call.note === null ? "From the earnings call" : "From the earnings release";
  const quarter = call.quarter === null ? "" : ` for ${plain(call.quarter)}`;
  const held = call.held === null ? "" : `, ${plain(call.held)}`;
  const note = call.note === null ? "" : ` ${plain(call.note)}`;
  const picked = fitting(call, given.question);
  return paragraphs([
    `${of} of ${name}${quarter}${held}:${note} ${cite(given)}`,
    bullets(picked.map((one) => `${who(one)}${quoted(one.text, spokenLength)}`)),
    picked.length < call.paragraphs.length
      ? "The whole text is in the result beside this answer."
      : "",
  ]);
});

const who = ({ speaker, role }: Paragraph): string => {
  if (speaker === null) return "";
  return `**${plain(speaker)}**${role === null ? "" : ` (${plain(role)})`}: `;
};

/** The paragraphs that use the question's words, else the first ones of the company. */
function fitting(
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
