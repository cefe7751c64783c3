import * as Holding from "@advisor/domain/holding";
import { type Book, makeBook } from "@advisor/query/book/book";
import type { Records, StoredRecords } from "@advisor/query/book/facts";
import { extrasOf } from "@advisor/query/schema/extras";
import { joinNames } from "@advisor/query/schema/fault";
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
export function householdBooks(runtime: Stores, filed: StoredRecords): QuestionBooks {
  const { documents, tasks, notes } = runtime;
  const { id } = filed.snapshot.household;
  return lazy(runtime, [filed], [], async () => {
    const [all, open, lines] = await Promise.all([
      documents.list(id),
      tasks.list(id),
      notes.list(id),
    ]);
    return [{ ...filed, documents: all, tasks: open, notes: lines }];
  });
}

/** The books of all of the advisor's households. */
export async function advisorBooks(runtime: Stores, advisorId: string): Promise<QuestionBooks> {
  const { filed, unread } = await readAll(runtime, advisorId, false);
  const lacks =
    unread.length === 0 ? [] : [`Not included, because it cannot be read: ${joinNames(unread)}.`];
  return lazy(runtime, filed, lacks, async () => {
    return (await readAll(runtime, advisorId, true)).filed;
  });
}

async function readAll(runtime: Stores, advisorId: string, papers: boolean) {
  const filed: StoredRecords[] = [];
  const unread: string[] = [];
  for await (const { name, filed: one } of readAdvisorBook(runtime, advisorId, { papers })) {
    if (one === undefined) unread.push(name);
    else filed.push(one);
  }
  return { filed, unread };
}

function lazy(
  { market }: Pick<Stores, "market">,
  filed: readonly StoredRecords[],
  lacks: readonly string[],
  readPapers: () => Promise<readonly StoredRecords[]>,
): QuestionBooks {
  const none: Records["funds"] = new Map();
  const plain = filed.map((one) => makeBook({ ...one, funds: none }));
  const papers = readOnce(readPapers);
  const held = filed.flatMap(({ snapshot }) => snapshot.holdings);
  const funds = readOnce(() => market.funds.many(Holding.fundSymbols(held)));
  return {
    plain,
    missing: lacks,
    simulated: filed.some(({ snapshot }) => snapshot.household.simulated),
    async booksFor(query) {
      const extras = extrasOf(query);
      if (extras.size === 0) return plain;
      const [own, opened] = await Promise.all([
        extras.has("papers") ? papers() : filed,
        extras.has("funds") ? funds() : none,
      ]);
      return own.map((one) => makeBook({ ...one, funds: opened }));
    },
  };
}
