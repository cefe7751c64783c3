import { papersOf } from "@advisor/adapters/dynamo/household/household-record-store";
import * as Holding from "@advisor/domain/holding";
import { type Book, makeBook } from "@advisor/query/book/book";
import type { Records, StoredRecords } from "@advisor/query/book/facts";
import { joinNames } from "@advisor/query/schema/fault";
import { optionalRecordsOf } from "@advisor/query/schema/optional-records";
import type { Query } from "@advisor/query/schema/query";
import type { Stores } from "../runtime.ts";
import { readOnce } from "../tools/read-once.ts";
import { readAdvisorBook } from "./advisor-book.ts";

export interface QuestionBooks {
  /** Books without documents and fund holdings, which suffice to interpret a question. */
  plain: readonly Book[];
  /** Sentences about households that could not be read. */
  missing: readonly string[];
  simulated: boolean;
  /** Books with the extra data that the query needs, which is loaded once on first use. */
  booksFor(query: Query): Promise<readonly Book[]>;
}

/** The book of one household, from records that were read without documents. */
export const householdBooks = (runtime: Stores, filed: StoredRecords): QuestionBooks =>
  lazy(runtime, [filed], []);

/** The books of all of the advisor's households. */
export async function advisorBooks(runtime: Stores, advisorId: string): Promise<QuestionBooks> {
  const { filed, unread } = await readAll(runtime, advisorId);
  const lacks =
    unread.length === 0 ? [] : [`Not included, because it cannot be read: ${joinNames(unread)}.`];
  return lazy(runtime, filed, lacks);
}

async function readAll(runtime: Stores, advisorId: string) {
  const filed: StoredRecords[] = [];
  const unread: string[] = [];
  const wanted = { papers: false };
  for await (const { name, filed: one } of readAdvisorBook(runtime, advisorId, wanted)) {
    if (one === undefined) unread.push(name);
    else filed.push(one);
  }
  return { filed, unread };
}

/** How many households' documents, tasks and notes are read at once. */
const papersAtOnce = 40;

/** Adds the documents, tasks and notes to records that are the advisor's own. */
async function withPapers(
  stores: Stores,
  filed: readonly StoredRecords[],
): Promise<readonly StoredRecords[]> {
  const read: StoredRecords[] = [];
  for (let at = 0; at < filed.length; at += papersAtOnce) {
    const some = filed.slice(at, at + papersAtOnce).map(async (one) => ({
      ...one,
      ...(await papersOf(stores, one.snapshot.household.id)),
    }));
    read.push(...(await Promise.all(some)));
  }
  return read;
}

function lazy(
  runtime: Stores,
  filed: readonly StoredRecords[],
  lacks: readonly string[],
): QuestionBooks {
  const { market } = runtime;
  const none: Records["funds"] = new Map();
  const plain = filed.map((one) => makeBook({ ...one, funds: none }));
  const papers = readOnce(() => withPapers(runtime, filed));
  const held = filed.flatMap(({ snapshot }) => snapshot.holdings);
  const funds = readOnce(() => market.funds.many(Holding.fundSymbols(held)));
  return {
    plain,
    missing: lacks,
    simulated: filed.some(({ snapshot }) => snapshot.household.simulated),
    async booksFor(query) {
      const extras = optionalRecordsOf(query);
      if (extras.size === 0) return plain;
      const [own, opened] = await Promise.all([
        extras.has("papers") ? papers() : filed,
        extras.has("funds") ? funds() : none,
      ]);
      return own.map((one) => makeBook({ ...one, funds: opened }));
    },
  };
}
