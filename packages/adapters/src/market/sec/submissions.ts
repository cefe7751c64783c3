import { Day } from "@advisor/domain/day";
import * as z from "zod";
import { cached } from "../http/cache.ts";
import { type Edgar, type Given, tenDigits } from "./client.ts";

const texts = z.array(z.string());

const Submissions = z.object({
  filings: z.object({
    recent: z.object({
      form: texts,
      accessionNumber: texts,
      primaryDocument: texts,
      filingDate: z.array(Day),
      items: texts.optional(),
    }),
  }),
});

export interface Filing {
  form: string;
  accession: string;
  document: string;
  filed: Day;
  /** Numbers of the items of an 8-K, such as 2.02. */
  items: string[];
}

/** What a registrant filed lately, newest first; as fresh as news. */
export function submissions({ data }: Edgar, { clock }: Given) {
  const kept = cached<Filing[]>("news", clock);
  return (cik: number, signal?: AbortSignal): Promise<Filing[]> =>
    kept(
      tenDigits(cik),
      async () => filings(await data.get(Submissions, `/submissions/CIK${tenDigits(cik)}.json`)),
      signal,
    );
}

export type Submitted = ReturnType<typeof submissions>;

/** The parallel arrays as rows; a row that lacks a part is left out. */
function filings({ filings: { recent } }: z.infer<typeof Submissions>): Filing[] {
  return recent.accessionNumber.flatMap((accession, index) => {
    const form = recent.form[index];
    const document = recent.primaryDocument[index];
    const filed = recent.filingDate[index];
    if (form === undefined || document === undefined || filed === undefined) return [];
    const items = (recent.items?.[index] ?? "").split(",").filter((item) => item !== "");
    return [{ form, accession, document, filed, items }];
  });
}
