import { addDays } from "@advisor/domain/day";
import type { WebResult } from "@advisor/domain/market/web-result";
import { seededRandom } from "../market/seeded.ts";
import { asOf } from "../sample.ts";

/** A company's pages are at most this many days old. */
const span = 120;

/** A simulated web page. It says so in its first words, because answers quote excerpts. */
export interface PageInput {
  company: string;
  /** The last segment of its URL. */
  kind: string;
  title: string;
  /** Null sentences are omitted. */
  sentences: readonly (string | null)[];
}

/** A page on the company's own site. */
export const ownPage = (of: PageInput): WebResult => page(of, `${slug(of.company)}.example`);

/** A page on a news site. */
export const newsPage = (of: PageInput): WebResult => page(of, "news.example");

const page = ({ company, kind, title, sentences }: PageInput, host: string): WebResult => ({
  title: `${company}: ${title} (simulated)`,
  url: `https://${host}/${slug(company)}/${kind}`,
  snippet: `Simulated page. ${sentences.filter((sentence) => sentence !== null).join(" ")}`,
  date: addDays(asOf, -seededRandom(`${company} ${kind}`).whole(3, span)),
});

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
