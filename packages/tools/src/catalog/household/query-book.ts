import { countOf } from "@advisor/domain/figure";
import * as Holding from "@advisor/domain/holding";
import type * as Security from "@advisor/domain/security";
import type { Book } from "@advisor/query/book/book";
import type { StoredRecords } from "@advisor/query/book/facts";
import { defineTool } from "../../define-tool.ts";
import { householdSource } from "../../household-source.ts";
import type { Ports } from "../../ports.ts";
import { QueryAnswer } from "../../query-answer.ts";
import { queryTool } from "../../query-input.ts";

export const queryBook = defineTool({
  name: "query_book",
  reads: "Records of all households",
  description:
    "Computes any figure over all client households of the advisor with one query: who holds a symbol, who is out of band or short of cash, totals by class or household, meetings, overdue tasks. Every dataset also has the dimension household, by which it can be filtered, grouped and listed.",
  ...queryTool,
  needs: ["book", "funds", "calendar"],
  output: QueryAnswer.extend({ households: countOf("households") }),
  cost: { usd: 0, seconds: 30 },
  async execute(query, { book, funds, calendar }) {
    const { optionalRecordsOf, makeBook, queryAnswer } = await import("../../answer-query.ts");
    const extras = optionalRecordsOf(query);
    const { filed, unread } = await readAll(book, extras.has("papers"));
    const held = filed.flatMap(({ snapshot }) => snapshot.holdings);
    const opened: ReadonlyMap<string, Security.Fund> = extras.has("funds")
      ? await funds.many(Holding.fundSymbols(held))
      : new Map();
    const books = filed.map((one): Book => makeBook({ ...one, funds: opened }));
    const answer = queryAnswer(query, books, leftOut(unread));
    const sources = filed.map(({ snapshot }) => householdSource(snapshot));
    const oldest = sources.toSorted((a, b) => (a.as_of < b.as_of ? -1 : 1))[0];
    return {
      data: { ...answer, households: books.length },
      source: {
        as_of: answer.as_of ?? oldest?.as_of ?? calendar.today(),
        provider: "household",
        delay: "eod",
        simulated: sources.some(({ simulated }) => simulated),
      },
    };
  },
});

async function readAll(book: Ports["book"], papers: boolean) {
  const filed: StoredRecords[] = [];
  const unread: string[] = [];
  for await (const { name, filed: one } of book.households({ papers })) {
    if (one === undefined) unread.push(name);
    else filed.push(one);
  }
  return { filed, unread };
}

const leftOut = (unread: readonly string[]): string[] =>
  unread.length === 0 ? [] : [`Not included, because it cannot be read: ${unread.join(", ")}.`];
