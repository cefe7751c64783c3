import * as Holding from "@advisor/domain/holding";
import { type Book, makeBook } from "@advisor/query/book/book";
import type { Filed, Records } from "@advisor/query/book/facts";
import { extrasOf } from "@advisor/query/schema/extras";
import type { Query } from "@advisor/query/schema/query";
import type { Stores } from "./runtime.ts";
import { shared } from "./shared.ts";

export interface QuestionBook {
  /** Without papers and without what funds hold: enough to read a question by. */
  plain: Book;
  /** With what the query needs; read once, when the first query needs it. */
  for(query: Query): Promise<Book>;
}

/** The books of one household, over records that were read without papers. */
export function questionBook(runtime: Stores, filed: Filed): QuestionBook {
  const { documents, tasks, notes, market } = runtime;
  const { id } = filed.snapshot.household;
  const plain = makeBook({ ...filed, funds: new Map() });
  const papers = shared(async () => {
    const [all, open, lines] = await Promise.all([
      documents.list(id),
      tasks.list(id),
      notes.list(id),
    ]);
    return { documents: all, tasks: open, notes: lines };
  });
  const funds = shared(() => market.funds.many(Holding.fundSymbols(filed.snapshot.holdings)));
  return {
    plain,
    async for(query) {
      const extras = extrasOf(query);
      if (extras.size === 0) return plain;
      const [own, opened]: [Partial<Filed>, Records["funds"]] = await Promise.all([
        extras.has("papers") ? papers() : {},
        extras.has("funds") ? funds() : new Map(),
      ]);
      return makeBook({ ...filed, ...own, funds: opened });
    },
  };
}
