import { addDays } from "@advisor/domain/day";
import type { WebResult } from "@advisor/domain/market/web-result";
import { dice } from "../market/seeded.ts";
import { asOf } from "../sample.ts";

/** Pages of a company are at most this many days old. */
const span = 120;

/** A page of the simulated web. Its first words say so, because quotes are cut from pages. */
export interface PageOf {
  company: string;
  /** The last part of its address. */
  kind: string;
  title: string;
  /** Null is left out. */
  sentences: readonly (string | null)[];
}

/** On the company's own site. */
export const ownPage = (of: PageOf): WebResult => page(of, `${slug(of.company)}.example`);

/** On a site that reports about companies. */
export const newsPage = (of: PageOf): WebResult => page(of, "news.example");

const page = ({ company, kind, title, sentences }: PageOf, host: string): WebResult => ({
  title: `${company}: ${title} (simulated)`,
  url: `https://${host}/${slug(company)}/${kind}`,
  snippet: `Simulated page. ${sentences.filter((sentence) => sentence !== null).join(" ")}`,
  date: addDays(asOf, -dice(`${company} ${kind}`).whole(3, span)),
});

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
