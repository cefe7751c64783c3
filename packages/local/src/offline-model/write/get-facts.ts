import * as z from "zod";
import { plainLine } from "../format/text.ts";
import { notStated } from "./absent.ts";
import { cite, type WriterInput, writer } from "./writer.ts";

const Fact = z.object({
  found: z.boolean(),
  reason: z.string().nullable(),
  available: z.array(z.string()),
  title: z.string().nullable(),
  snippet: z.string().nullable(),
});

/** Explains a term in general. A question about a person's own case gets no verdict. */
export const getFacts = writer(Fact, (fact, input) => {
  if (!fact.found || fact.snippet === null) return notStated(fact, input);
  return `**${plainLine(fact.title ?? "")}**: ${plainLine(fact.snippet)}${general(input)} ${cite(input)}`;
});

const general = ({ question }: WriterInput): string =>
  /\b(?:can|may|could|should|eligible|am i|are they|is (?:he|she))\b/i.test(question)
    ? " This is general; whether it fits a person is for a tax specialist to decide."
    : "";
