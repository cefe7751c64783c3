import { entryWrites, nextEntry } from "@advisor/adapters/dynamo/conversation/chain";
import type { StoreDeps } from "@advisor/adapters/dynamo/store-deps";
import type * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import type { BeginResult, Journal, Writer } from "@advisor/domain/journal";
import type * as Spend from "@advisor/domain/spend";
import type * as Task from "@advisor/domain/task";

/** The product's ports, deliberately broken by a test that checks whether that is detected. */
export interface Mutation {
  journal(journal: Journal, world: StoreDeps): Journal;
  tasks(tasks: Task.Store, world: StoreDeps): Task.Store;
}

export const none: Mutation = {
  journal: (journal) => journal,
  tasks: (tasks) => tasks,
};

type Begin = Parameters<Journal["begin"]>[0];

const withWriter = (
  change: (writer: Writer, journal: Journal, world: StoreDeps) => Writer,
): Mutation => ({
  ...none,
  journal: (journal, world) => ({
    ...journal,
    async begin(given: Begin): Promise<BeginResult> {
      const begun = await journal.begin(given);
      if (begun.kind !== "begun") return begun;
      return { ...begun, writer: change(begun.writer, journal, world) };
    },
  }),
});

const withAccount = (change: (account: Spend.SpendAccount) => Spend.SpendAccount): Mutation => ({
  ...none,
  journal: (journal) => ({
    ...journal,
    async begin(given) {
      const begun = await journal.begin(given);
      if (begun.kind !== "begun" || begun.slot === undefined) return begun;
      return { ...begun, slot: { ...begun.slot, account: change(begun.slot.account) } };
    },
  }),
});

/** Puts an entry at the end of the record, whoever holds the lease. */
async function force(
  { conversation_id }: Writer,
  journal: Journal,
  world: StoreDeps,
  body: Entry.Body,
): Promise<Entry.Info[]> {
  const [head = Entry.emptyHead] = await journal.newest(conversation_id, 1);
  await world.table.writeAll(entryWrites(conversation_id, [nextEntry(world, head, body)]));
  return [];
}

/** Deliberate faults, each of which breaks a promise, by name. */
export const planted = {
  "a writer that ignores its epoch": withWriter((writer, journal, world) => {
    const blindly = (body: Entry.Body) => () => force(writer, journal, world, body);
    return {
      ...writer,
      append: (body) => writer.append(body).catch(blindly(body)),
      finish: (body, spent) => writer.finish(body, spent).catch(blindly(body)),
      renew: async () => ({ stop: false }),
    };
  }),
  "a turn that begins without its idempotency key": {
    ...none,
    journal: (journal) => ({
      ...journal,
      begin: (given) => journal.begin({ ...given, key: undefined }),
    }),
  },
  "an end that is sent before it is stored": withWriter((writer) => ({
    ...writer,
    async finish(body, spent) {
      writer.finish(body, spent).catch(() => undefined);
      return [];
    },
  })),
  "calls that are stored without their results": withWriter((writer) => ({
    ...writer,
    async append(body) {
      const [first] = body.kind === "step" ? body.results : [];
      if (body.kind !== "step" || first === undefined) return writer.append(body);
      await writer.append({ ...body, results: [first] });
      return writer.append(body);
    },
  })),
  "a title that overwrites another": {
    ...none,
    journal: (journal) => ({
      ...journal,
      appendOutsideTurn: ({ body, change, ...given }) =>
        journal.appendOutsideTurn({
          ...given,
          body,
          change: (now) => (body.kind === "titled" ? { title: body.title } : change(now)),
        }),
    }),
  },
  "a task that every attempt creates again": {
    ...none,
    tasks: (tasks, { newId }) => ({
      ...tasks,
      create: async (task) => {
        await tasks.create({ ...task, id: newId("task") }, newId("req"));
        return tasks.create(task, newId("req"));
      },
    }),
  },
  "spending that is counted twice": withAccount(({ book, close }) => {
    const twice = ({ micro_usd, ...rest }: Conversation.Spent) => ({
      ...rest,
      micro_usd: 2 * micro_usd,
    });
    return {
      book: (spent, wanted) => book(twice(spent), wanted),
      close: (spent) => close(twice(spent)),
    };
  }),
  "a slot that is never released": withAccount(({ book }) => ({
    book,
    close: async (spent) => void (await book(spent, { micro_usd: 0, day_micro_usd: null })),
  })),
} satisfies Record<string, Mutation>;
